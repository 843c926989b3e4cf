import type { MachineOf } from './catalogue.ts';
import {
  KESTREL_CONTROLS,
  KESTREL_FASTENERS,
  KESTREL_LATCHES,
  KESTREL_PARTS,
  KESTREL_SOCKETS,
  type KestrelCable,
  type KestrelConnector,
  type KestrelFastener,
  type KestrelLatch,
  type KestrelPart,
  type KestrelSocket,
} from './kestrel-b7-ids.ts';
import { KESTREL_BASELINE, KESTREL_CODES } from './kestrel-b7-signs.ts';
import { KESTREL_CABLE_TABLE, KESTREL_CONNECTOR_TABLE } from './kestrel-b7-wiring.ts';
import { ejectors, hook, led, lever, memory, memorySlot, part, screw, socket, table } from './pieces.ts';
import { ATX_BOARD_SCREWS, SUPPLY_SCREWS } from './shared-ids.ts';
import { stockWith } from './shelf.ts';

const numbered = (stem: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${stem}-${index + 1}`);

const MEMORY_SLOTS = ['a1', 'a2', 'b1', 'b2'] as const;
const COOLER_SCREWS = numbered('screw-cooler', 4);
const LIQUID_COOLER = { fasteners: COOLER_SCREWS, liquid: true } as const;
const CARD_SCREWS = numbered('screw-gpu', 2);
const MODULE = { form: 'ddr5', capacity: 16_384, speed: 5600 } as const;
const PROCESSOR = {
  form: 'lga-k',
  watts: 170,
  blockedBy: ['cpu-cooler', 'cpu-aio', 'spare-cooler', 'spare-aio'],
} as const;
const BOARD = { fasteners: ATX_BOARD_SCREWS, blockedBy: ['gpu', 'gpu-12v', 'spare-gpu'] } as const;

/**
 * Kestrel B7, retail ATX tower (hardware-lab.md 2.1 and 2.2): DDR5 UDIMM x4, LGA-type socket with lever, ATX 3.x supply.
 * The standard processor has no integrated graphics (corrections 23), so a picture requires the card. Variants have another
 * processor, card or cooler; spares can be borrowed or bought.
 */
export const KESTREL_B7: MachineOf<
  KestrelPart,
  KestrelSocket,
  KestrelLatch,
  KestrelFastener,
  KestrelCable,
  KestrelConnector
> = {
  id: 'kestrel-b7',
  firmware: 'KESTREL B7  UEFI',
  sidePanel: 'glass',
  parts: table(KESTREL_PARTS, [
    part('case', 'case', 'Kestrel B7 case', null),
    part('side-panel', 'side-panel', 'Kestrel B7 side panel', 'frame-side-panel'),
    part('motherboard', 'motherboard', 'Kestrel B7 DDR5 ATX', 'tray-board', BOARD),
    part('cpu', 'cpu', 'Ardent A7-7600', 'socket-cpu', PROCESSOR),
    part('cpu-g', 'cpu', 'Ardent A7-7600G', 'socket-cpu', { ...PROCESSOR, graphics: true }),
    part('cpu-new', 'cpu', 'Ardent A9-9900', 'socket-cpu', {
      ...PROCESSOR,
      graphics: true,
      needsFirmware: '1.60',
    }),
    part('cpu-cooler', 'cpu-cooler', 'Firnluft 120', 'mount-cooler', { fasteners: COOLER_SCREWS }),
    part('cpu-aio', 'cpu-cooler', 'Brenta 240 liquid cooler', 'mount-cooler', LIQUID_COOLER),
    ...MEMORY_SLOTS.map((at) => memory(`dimm-${at}`, 'Voltaic DDR5-5600 16 GB', `slot-${at}`, MODULE)),
    part('gpu', 'gpu', 'Pyrrha RX 760', 'slot-x16', { fasteners: CARD_SCREWS, powerInlet: 'gpu-power' }),
    part('gpu-12v', 'gpu', 'Pyrrha RX 790', 'slot-x16', {
      fasteners: CARD_SCREWS,
      powerInlet: 'gpu-12v-power',
    }),
    part('psu', 'psu', 'Helia 750G', 'bay-psu', { fasteners: SUPPLY_SCREWS, watts: 750 }),
    part('ssd-m2-1', 'ssd-m2', 'Swiftline S5 1 TB', 'slot-m2-1', {
      fasteners: ['screw-m2-1'],
      form: 'nvme-m',
      capacity: 1000,
      blockedBy: ['gpu', 'gpu-12v', 'spare-gpu'],
    }),
    part('ssd-m2-2', 'ssd-m2', 'Swiftline M1 500 GB SATA', 'slot-m2-2', {
      fasteners: ['screw-m2-2'],
      form: 'sata-bm',
      capacity: 500,
    }),
    part('ssd-m2-data', 'ssd-m2', 'Swiftline P4 1 TB', 'slot-m2-2', {
      fasteners: ['screw-m2-2'],
      form: 'nvme-m',
      capacity: 1000,
    }),
    part('ssd-sata', 'ssd-sata', 'Swiftline D2 500 GB', 'bay-ssd', { capacity: 500 }),
    part('hdd', 'hdd', 'Basalt Archive 4 TB', 'bay-hdd', { capacity: 4000 }),
    part('fan-front-1', 'fan', 'Borea 120', 'mount-fan-front-1', { removable: false }),
    part('fan-front-2', 'fan', 'Borea 120', 'mount-fan-front-2', { removable: false }),
    part('fan-front-3', 'fan', 'Borea 120', 'mount-fan-front-3', { removable: false }),
    part('fan-rear', 'fan', 'Borea 120', 'mount-fan-rear', { removable: false }),
    part('cmos-cell', 'cmos-cell', 'CR2032', 'holder-cell'),
    part('standoff-extra', 'standoff', 'Brass standoff', 'tray-hole-10', {
      blockedBy: ['motherboard', 'spare-board'],
    }),
    part('monitor', 'monitor', 'Panora 24', 'desk-monitor'),
    memory('spare-dimm', 'Voltaic DDR5-5600 16 GB', 'slot-b2', MODULE),
    memory('spare-dimm-2', 'Voltaic DDR5-5600 16 GB', 'slot-a2', MODULE),
    part('spare-psu', 'psu', 'Helia 750G', 'bay-psu', { fasteners: SUPPLY_SCREWS, watts: 750 }),
    part('spare-cell', 'cmos-cell', 'CR2032', 'holder-cell'),
    part('spare-nvme', 'ssd-m2', 'Swiftline S5 1 TB', 'slot-m2-1', {
      fasteners: ['screw-m2-1'],
      form: 'nvme-m',
      capacity: 1000,
      blockedBy: ['gpu', 'gpu-12v', 'spare-gpu'],
    }),
    part('spare-hdd', 'hdd', 'Basalt Archive 4 TB', 'bay-hdd', { capacity: 4000 }),
    part('spare-ssd', 'ssd-sata', 'Swiftline D2 500 GB', 'bay-ssd', { capacity: 500 }),
    part('spare-gpu', 'gpu', 'Pyrrha RX 760', 'slot-x16', {
      fasteners: CARD_SCREWS,
      powerInlet: 'gpu-power',
    }),
    part('spare-cpu', 'cpu', 'Ardent A7-7600', 'socket-cpu', PROCESSOR),
    part('spare-cooler', 'cpu-cooler', 'Firnluft 120', 'mount-cooler', { fasteners: COOLER_SCREWS }),
    part('spare-aio', 'cpu-cooler', 'Brenta 240 liquid cooler', 'mount-cooler', LIQUID_COOLER),
    part('spare-board', 'motherboard', 'Kestrel B7 DDR5 ATX', 'tray-board', BOARD),
    part('spare-monitor', 'monitor', 'Panora 24', 'desk-monitor'),
  ]),
  sockets: table(KESTREL_SOCKETS, [
    ...(['a1', 'a2'] as const).map((at) => memorySlot(at, 'A', 'ddr5')),
    ...(['b1', 'b2'] as const).map((at) => memorySlot(at, 'B', 'ddr5')),
    socket('socket-cpu', 'cpu', { latches: ['lever-cpu'], form: 'lga-k' }),
    socket('mount-cooler', 'cpu-cooler'),
    socket('slot-x16', 'gpu', { face: true, latches: ['latch-x16'] }),
    socket('slot-m2-1', 'ssd-m2', { label: 'M.2_1', form: 'nvme-m', screws: ['screw-m2-1'] }),
    socket('slot-m2-2', 'ssd-m2', { label: 'M.2_2', screws: ['screw-m2-2'] }),
    socket('bay-ssd', 'ssd-sata'),
    socket('bay-hdd', 'hdd'),
    socket('bay-psu', 'psu', { face: true }),
    socket('holder-cell', 'cmos-cell'),
    socket('tray-board', 'motherboard', { face: true }),
    socket('tray-hole-10', 'standoff'),
    ...numbered('mount-fan-front', 3).map((id) => socket(id, 'fan', { face: true })),
    socket('mount-fan-rear', 'fan', { face: true, place: 'processor' }),
    socket('frame-side-panel', 'side-panel', { inside: false }),
    socket('desk-monitor', 'monitor', { inside: false }),
  ]),
  latches: table(KESTREL_LATCHES, [
    ...MEMORY_SLOTS.flatMap(ejectors),
    hook('latch-x16', 'slot-x16'),
    lever('lever-cpu', 'socket-cpu'),
  ]),
  fasteners: table(KESTREL_FASTENERS, [
    ...COOLER_SCREWS.map((id) => screw(id, 'cpu-cooler')),
    ...CARD_SCREWS.map((id) => screw(id, 'gpu')),
    ...SUPPLY_SCREWS.map((id) => screw(id, 'psu')),
    ...ATX_BOARD_SCREWS.map((id) => screw(id, 'motherboard')),
    screw('screw-m2-1', 'ssd-m2-1', 'ph1'),
    screw('screw-m2-2', 'ssd-m2-2', 'ph1'),
  ]),
  cables: KESTREL_CABLE_TABLE,
  connectors: KESTREL_CONNECTOR_TABLE,
  leds: [
    led('led-cpu', 'red', 'indicators'),
    led('led-dram', 'yellow', 'indicators'),
    led('led-vga', 'white', 'indicators'),
    led('led-boot', 'green', 'indicators'),
    led('led-standby', 'green', 'chipset'),
    led('led-power', 'white', 'front'),
    led('led-monitor', 'blue', 'monitor'),
    led('led-strip', 'red', 'outlet'),
    led('led-lan', 'green', 'ports'),
  ],
  controls: KESTREL_CONTROLS,
  standard: {
    parts: [
      ...['case', 'side-panel', 'motherboard', 'cpu', 'cpu-cooler', 'dimm-a2', 'dimm-b2', 'gpu', 'psu'],
      ...['ssd-m2-1', 'ssd-sata', 'hdd', 'fan-front-1', 'fan-front-2', 'fan-front-3', 'fan-rear'],
      ...['cmos-cell', 'monitor'],
    ],
    cables: [
      ...['cable-atx24', 'cable-eps', 'cable-pcie', 'cable-sata-power', 'cable-sata-power-2'],
      ...['cable-sata-data', 'cable-sata-data-2', 'cable-front-panel', 'cable-reset-sw', 'cable-power-led'],
      ...['cable-hdd-led', 'cable-front-usb', 'cable-front-audio', 'cable-cpu-fan', 'cable-fan-front-1'],
      ...['cable-fan-front-2', 'cable-fan-front-3', 'cable-fan-rear', 'cable-monitor', 'cable-mains'],
      ...['cable-strip', 'cable-monitor-mains', 'cable-lan'],
    ],
  },
  stock: stockWith('nvme', 'ssd-sata', 'liquid-cooler', '12v2x6-lead'),
  codes: KESTREL_CODES,
  baseline: KESTREL_BASELINE,
};
