import type { MachineOf } from './catalogue.ts';
import {
  BATTERY_SCREWS,
  LONG_BASE_SCREWS,
  MARLOW_CONTROLS,
  MARLOW_FASTENERS,
  MARLOW_LATCHES,
  MARLOW_PARTS,
  MARLOW_SOCKETS,
  type MarlowCable,
  type MarlowConnector,
  type MarlowFastener,
  type MarlowLatch,
  type MarlowPart,
  type MarlowSocket,
  SHORT_BASE_SCREWS,
} from './marlow-14-ids.ts';
import { MARLOW_BASELINE, MARLOW_CODES } from './marlow-14-signs.ts';
import { MARLOW_CABLE_TABLE, MARLOW_CONNECTOR_TABLE } from './marlow-14-wiring.ts';
import { clips, led, part, screw, socket, sodimmSlot, table } from './pieces.ts';
import { stockOf } from './shelf.ts';

const MODULE = { form: 'sodimm-ddr4', capacity: 8192, speed: 3200 } as const;
const DRIVE = { form: 'nvme-m', capacity: 512, fasteners: ['screw-m2-1'] } as const;
const BASE_SCREWS = [...LONG_BASE_SCREWS, ...SHORT_BASE_SCREWS];

/**
 * Marlow 14, business laptop (hardware-lab.md 2.1): soldered processor, two SO-DIMM slots, M.2 2280 drive, M.2 2230 Wi-Fi card
 * with two antenna leads, and an internal battery that keeps the board live after the adapter is unplugged (2.4, P11). At the
 * bench it stands in a service cradle, its underside to the technician, and draws on the bench's monitor.
 */
export const MARLOW_14: MachineOf<
  MarlowPart,
  MarlowSocket,
  MarlowLatch,
  MarlowFastener,
  MarlowCable,
  MarlowConnector
> = {
  id: 'marlow-14',
  firmware: 'MARLOW 14  Setup',
  sidePanel: 'steel',
  portable: { inlet: 'dc-in', battery: 'conn-battery' },
  parts: table(MARLOW_PARTS, [
    part('case', 'case', 'Marlow 14 chassis', null),
    part('base-cover', 'side-panel', 'Marlow 14 base cover', 'frame-side-panel', { fasteners: BASE_SCREWS }),
    part('motherboard', 'motherboard', 'Marlow M14 board', 'tray-board', { removable: false }),
    part('cpu', 'cpu', 'Corda U7-1355', 'socket-cpu', {
      removable: false,
      graphics: true,
      blockedBy: ['cpu-cooler'],
    }),
    part('cpu-cooler', 'cpu-cooler', 'Marlow heat pipe', 'mount-cooler', { removable: false }),
    part('battery', 'battery', 'Marlow 56 Wh', 'bay-battery', { fasteners: BATTERY_SCREWS }),
    part('dimm-1', 'dimm', 'Corvin SO-DIMM DDR4-3200 8 GB', 'slot-1', MODULE),
    part('ssd-m2-1', 'ssd-m2', 'Swiftline P3 512 GB', 'slot-m2-1', DRIVE),
    part('wifi-card', 'wifi-card', 'Castell AX 2230', 'slot-wifi', {
      form: 'm2-e',
      fasteners: ['screw-wifi-1'],
    }),
    part('monitor', 'monitor', 'Panora 22', 'desk-monitor'),
    part('spare-dimm', 'dimm', 'Corvin SO-DIMM DDR4-3200 8 GB', 'slot-2', MODULE),
    part('spare-nvme', 'ssd-m2', 'Swiftline P3 512 GB', 'slot-m2-1', DRIVE),
  ]),
  sockets: table(MARLOW_SOCKETS, [
    sodimmSlot('1', 'A', 'sodimm-ddr4'),
    sodimmSlot('2', 'B', 'sodimm-ddr4'),
    socket('socket-cpu', 'cpu'),
    socket('mount-cooler', 'cpu-cooler'),
    socket('slot-m2-1', 'ssd-m2', { label: 'SSD', form: 'nvme-m', place: 'drives' }),
    socket('slot-wifi', 'wifi-card', { label: 'WLAN', form: 'm2-e' }),
    socket('bay-battery', 'battery'),
    socket('tray-board', 'motherboard', { face: true }),
    socket('frame-side-panel', 'side-panel', { inside: false }),
    socket('desk-monitor', 'monitor', { inside: false }),
  ]),
  latches: table(MARLOW_LATCHES, ['1', '2'].flatMap(clips)),
  fasteners: table(MARLOW_FASTENERS, [
    ...BASE_SCREWS.map((id) => screw(id, 'base-cover', 'ph00')),
    ...BATTERY_SCREWS.map((id) => screw(id, 'battery', 'ph00')),
    screw('screw-m2-1', 'ssd-m2-1', 'ph00'),
    screw('screw-wifi-1', 'wifi-card', 'ph00'),
  ]),
  cables: MARLOW_CABLE_TABLE,
  connectors: MARLOW_CONNECTOR_TABLE,
  leds: [
    led('led-power', 'white', 'front'),
    led('led-charge', 'white', 'front'),
    led('led-caps', 'white', 'front'),
    led('led-monitor', 'blue', 'monitor'),
    led('led-strip', 'red', 'outlet'),
    led('led-lan', 'green', 'ports'),
  ],
  controls: MARLOW_CONTROLS,
  standard: {
    parts: [
      ...['case', 'base-cover', 'motherboard', 'cpu', 'cpu-cooler', 'battery', 'dimm-1', 'ssd-m2-1'],
      ...['wifi-card', 'monitor'],
    ],
    cables: [
      ...['cable-battery', 'cable-cpu-fan', 'cable-antenna-main', 'cable-antenna-aux', 'cable-monitor'],
      ...['cable-mains', 'cable-strip', 'cable-monitor-mains', 'cable-lan'],
    ],
  },
  stock: stockOf('dimm', 'nvme'),
  codes: MARLOW_CODES,
  baseline: MARLOW_BASELINE,
};
