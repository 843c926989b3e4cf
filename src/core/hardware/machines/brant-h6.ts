import {
  BRANT_CABLES,
  BRANT_CONNECTORS,
  BRANT_CONTROLS,
  BRANT_FASTENERS,
  BRANT_LATCHES,
  BRANT_PARTS,
  BRANT_SOCKETS,
  type BrantCable,
  type BrantConnector,
  type BrantFastener,
  type BrantLatch,
  type BrantPart,
  type BrantSocket,
} from './brant-h6-ids.ts';
import { BRANT_BASELINE, BRANT_CODES } from './brant-h6-signs.ts';
import type { CableSpec, ConnectorSpec, MachineOf } from './catalogue.ts';
import {
  ejectors,
  fanHeader,
  header,
  hook,
  lead,
  led,
  lever,
  memory,
  memorySlot,
  part,
  port,
  sataPorts,
  screw,
  socket,
  table,
} from './pieces.ts';
import { ATX_BOARD_SCREWS, SLOT_NUMBERS, SUPPLY_SCREWS } from './shared-ids.ts';
import {
  DESK_LEADS,
  DESK_PORTS,
  dataCord,
  driveConnectors,
  POINT_CONNECTORS,
  videoCord,
} from './shared-wiring.ts';
import { stockWith } from './shelf.ts';

const DRIVE_SCREWS = ['screw-hdd-1', 'screw-hdd-2', 'screw-hdd-3', 'screw-hdd-4'];
const MODULE = { form: 'ddr3', capacity: 2048, speed: 1333 } as const;
const PROCESSOR = { form: 'lga-b', blockedBy: ['cpu-cooler', 'spare-cooler'] } as const;
const CARD = { fasteners: ['screw-gpu-1'] } as const;
const BOARD = { fasteners: ATX_BOARD_SCREWS, blockedBy: ['gpu', 'spare-gpu'] } as const;
const SUPPLY = { fasteners: SUPPLY_SCREWS, watts: 400 } as const;
const DISK = { fasteners: DRIVE_SCREWS, capacity: 500 } as const;

const CONNECTOR_TABLE: Readonly<Record<BrantConnector, ConnectorSpec>> = table(BRANT_CONNECTORS, [
  header('conn-atx24', 'atx24'),
  header('conn-atx12v', 'atx12v4'),
  fanHeader('conn-cpu-fan', 'processor'),
  fanHeader('conn-cha-fan-1', 'case'),
  fanHeader('conn-cha-fan-2', 'case'),
  header('conn-front-panel', 'fpanel-block'),
  ...sataPorts(2),
  ...POINT_CONNECTORS,
  port('port-gpu-vga', 'vga', 'gpu'),
  port('port-lan', 'rj45', 'motherboard'),
  port('port-usb-rear-1', 'usb-a', 'motherboard'),
  ...driveConnectors('hdd'),
  ...DESK_PORTS,
  port('monitor-vga', 'vga', 'monitor'),
]);

const CABLE_TABLE: Readonly<Record<BrantCable, CableSpec>> = table(BRANT_CABLES, [
  lead('cable-atx24', 'power', 'psu', 'atx24', 'conn-atx24'),
  lead('cable-atx12v', 'power', 'psu', 'atx12v4', 'conn-atx12v'),
  lead('cable-sata-power', 'power', 'psu', 'sata-power', 'hdd-power'),
  dataCord('cable-sata-data', 'hdd-data', 'sata-1'),
  lead('cable-front-panel', 'signal', 'case', 'fpanel-block', 'conn-front-panel'),
  lead('cable-cpu-fan', 'signal', 'cpu-cooler', 'fan4', 'conn-cpu-fan'),
  lead('cable-fan-front-1', 'signal', 'fan-front-1', 'fan4', 'conn-cha-fan-1'),
  lead('cable-fan-rear', 'signal', 'fan-rear', 'fan4', 'conn-cha-fan-2'),
  videoCord('vga', 'port-gpu-vga'),
  videoCord('vga', 'port-gpu-vga', 'cable-monitor-spare'),
  ...DESK_LEADS,
  dataCord('cable-sata-data-spare', 'hdd-data', 'sata-1'),
]);

/**
 * Brant H6, legacy tower (hardware-lab.md 2.1): DDR3, LGA-type socket with load lever, push-pin cooler, a slot-powered
 * card with VGA, a supply with a 115/230 selector, a speaker and no debug LEDs.
 */
export const BRANT_H6: MachineOf<
  BrantPart,
  BrantSocket,
  BrantLatch,
  BrantFastener,
  BrantCable,
  BrantConnector
> = {
  id: 'brant-h6',
  firmware: 'BRANT H6  BIOS',
  sidePanel: 'steel',
  parts: table(BRANT_PARTS, [
    part('case', 'case', 'Brant H6 case', null),
    part('side-panel', 'side-panel', 'Brant H6 side panel', 'frame-side-panel'),
    part('motherboard', 'motherboard', 'Brant H6 ATX', 'tray-board', BOARD),
    part('cpu', 'cpu', 'Corda Q4-660', 'socket-cpu', PROCESSOR),
    part('cpu-cooler', 'cpu-cooler', 'Corda push-pin cooler', 'mount-cooler'),
    ...SLOT_NUMBERS.map((at) => memory(`dimm-${at}`, 'Corvin DDR3-1333 2 GB', `slot-${at}`, MODULE)),
    part('gpu', 'gpu', 'Pyrrha 210', 'slot-x16', CARD),
    part('psu', 'psu', 'Brant BP-400', 'bay-psu', SUPPLY),
    part('hdd', 'hdd', 'Basalt 500 GB', 'bay-hdd', DISK),
    part('fan-front-1', 'fan', 'Brant 120', 'mount-fan-front-1', { removable: false }),
    part('fan-rear', 'fan', 'Brant 120', 'mount-fan-rear', { removable: false }),
    part('cmos-cell', 'cmos-cell', 'CR2032', 'holder-cell'),
    part('monitor', 'monitor', 'Panora 19', 'desk-monitor'),
    memory('spare-dimm', 'Corvin DDR3-1333 2 GB', 'slot-3', MODULE),
    memory('spare-dimm-2', 'Corvin DDR3-1333 2 GB', 'slot-1', MODULE),
    part('spare-psu', 'psu', 'Brant BP-400', 'bay-psu', SUPPLY),
    part('spare-cell', 'cmos-cell', 'CR2032', 'holder-cell'),
    part('spare-hdd', 'hdd', 'Basalt 500 GB', 'bay-hdd', DISK),
    part('spare-gpu', 'gpu', 'Pyrrha 210', 'slot-x16', CARD),
    part('spare-cpu', 'cpu', 'Corda Q4-660', 'socket-cpu', PROCESSOR),
    part('spare-cooler', 'cpu-cooler', 'Corda push-pin cooler', 'mount-cooler'),
    part('spare-board', 'motherboard', 'Brant H6 ATX', 'tray-board', BOARD),
    part('spare-monitor', 'monitor', 'Panora 19', 'desk-monitor'),
  ]),
  sockets: table(BRANT_SOCKETS, [
    ...SLOT_NUMBERS.map((at, index) => memorySlot(at, index < 2 ? 'A' : 'B', 'ddr3')),
    socket('socket-cpu', 'cpu', { latches: ['lever-cpu'], form: 'lga-b' }),
    socket('mount-cooler', 'cpu-cooler', {
      latches: ['pin-cooler-1', 'pin-cooler-2', 'pin-cooler-3', 'pin-cooler-4'],
    }),
    socket('slot-x16', 'gpu', { face: true, latches: ['latch-x16'] }),
    socket('bay-hdd', 'hdd'),
    socket('bay-psu', 'psu', { face: true }),
    socket('holder-cell', 'cmos-cell'),
    socket('tray-board', 'motherboard', { face: true }),
    socket('mount-fan-front-1', 'fan', { face: true }),
    socket('mount-fan-rear', 'fan', { face: true, place: 'processor' }),
    socket('frame-side-panel', 'side-panel', { inside: false }),
    socket('desk-monitor', 'monitor', { inside: false }),
  ]),
  latches: table(BRANT_LATCHES, [
    ...SLOT_NUMBERS.flatMap(ejectors),
    hook('latch-x16', 'slot-x16'),
    lever('lever-cpu', 'socket-cpu'),
    ...BRANT_LATCHES.slice(10).map((id) => lever(id, 'mount-cooler')),
  ]),
  fasteners: table(BRANT_FASTENERS, [
    screw('screw-gpu-1', 'gpu'),
    ...DRIVE_SCREWS.map((id) => screw(id, 'hdd')),
    ...SUPPLY_SCREWS.map((id) => screw(id, 'psu')),
    ...ATX_BOARD_SCREWS.map((id) => screw(id, 'motherboard')),
  ]),
  cables: CABLE_TABLE,
  connectors: CONNECTOR_TABLE,
  leds: [
    led('led-power', 'green', 'front'),
    led('led-monitor', 'blue', 'monitor'),
    led('led-strip', 'red', 'outlet'),
    led('led-lan', 'green', 'ports'),
  ],
  controls: BRANT_CONTROLS,
  standard: {
    parts: [
      ...['case', 'side-panel', 'motherboard', 'cpu', 'cpu-cooler', 'dimm-1', 'dimm-3', 'gpu', 'psu', 'hdd'],
      ...['fan-front-1', 'fan-rear', 'cmos-cell', 'monitor'],
    ],
    cables: [
      ...['cable-atx24', 'cable-atx12v', 'cable-sata-power', 'cable-sata-data', 'cable-front-panel'],
      ...['cable-cpu-fan', 'cable-fan-front-1', 'cable-fan-rear', 'cable-monitor', 'cable-mains'],
      ...['cable-strip', 'cable-monitor-mains', 'cable-lan'],
    ],
  },
  stock: stockWith(),
  codes: BRANT_CODES,
  baseline: BRANT_BASELINE,
};
