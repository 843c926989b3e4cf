import type { MachineOf } from './catalogue.ts';
import {
  HARROW_CONTROLS,
  HARROW_FASTENERS,
  HARROW_LATCHES,
  HARROW_PARTS,
  HARROW_SOCKETS,
  type HarrowCable,
  type HarrowConnector,
  type HarrowFastener,
  type HarrowLatch,
  type HarrowPart,
  type HarrowSocket,
} from './harrow-5000-mt-ids.ts';
import { HARROW_BASELINE, HARROW_CODES } from './harrow-5000-mt-signs.ts';
import { HARROW_CABLE_TABLE, HARROW_CONNECTOR_TABLE } from './harrow-5000-mt-wiring.ts';
import { ejectors, hook, led, lever, memory, memorySlot, part, screw, socket, table } from './pieces.ts';
import { BOARD_SCREWS, SLOT_NUMBERS, SUPPLY_SCREWS } from './shared-ids.ts';
import { stockWith } from './shelf.ts';

const MODULE = { form: 'ddr4', capacity: 8192, speed: 2666 } as const;
const REGISTERED = { form: 'ddr4', capacity: 16_384, speed: 2400, registered: true } as const;
const PROCESSOR = { form: 'pga-h', blockedBy: ['cpu-cooler', 'spare-cooler'], graphics: true } as const;
const BOARD = { fasteners: BOARD_SCREWS, blockedBy: ['gpu', 'spare-gpu', 'spare-pcie-nic'] } as const;
const SYSTEM_DRIVE = { form: 'nvme-m', capacity: 512, fasteners: ['screw-m2-1'] } as const;

/**
 * Harrow 5000 MT, office mini-tower (hardware-lab.md 2.1, corrections 23): microATX, DDR4 UDIMM x4, PGA processor in a
 * ZIF socket, clip-on cooler, integrated graphics, drives in RAID mode by default. The graphics card is a variant.
 */
export const HARROW_5000_MT: MachineOf<
  HarrowPart,
  HarrowSocket,
  HarrowLatch,
  HarrowFastener,
  HarrowCable,
  HarrowConnector
> = {
  id: 'harrow-5000-mt',
  firmware: 'HARROW 5000 MT  Setup',
  sidePanel: 'steel',
  parts: table(HARROW_PARTS, [
    part('case', 'case', 'Harrow 5000 MT case', null),
    part('side-panel', 'side-panel', 'Harrow 5000 MT side panel', 'frame-side-panel'),
    part('motherboard', 'motherboard', 'Harrow H5 microATX', 'tray-board', BOARD),
    part('cpu', 'cpu', 'Corda C5-5400', 'socket-cpu', PROCESSOR),
    part('cpu-cooler', 'cpu-cooler', 'Harrow clip cooler', 'mount-cooler'),
    ...SLOT_NUMBERS.map((at) => memory(`dimm-${at}`, 'Corvin DDR4-2666 8 GB', `slot-${at}`, MODULE)),
    memory('dimm-r1', 'Castell DDR4-2400 RDIMM 16 GB', 'slot-1', REGISTERED),
    memory('dimm-r2', 'Castell DDR4-2400 RDIMM 16 GB', 'slot-3', REGISTERED),
    part('gpu', 'gpu', 'Pyrrha Pro 440', 'slot-x16', {
      fasteners: ['screw-gpu-1'],
      powerInlet: 'gpu-power',
    }),
    part('psu', 'psu', 'Harrow HP-460', 'bay-psu', { fasteners: SUPPLY_SCREWS, watts: 460 }),
    part('ssd-m2-1', 'ssd-m2', 'Swiftline P3 512 GB', 'slot-m2-1', SYSTEM_DRIVE),
    part('ssd-sata', 'ssd-sata', 'Swiftline D2 512 GB', 'bay-ssd', { capacity: 512 }),
    part('hdd', 'hdd', 'Basalt Desk 1 TB', 'bay-hdd', { capacity: 1000 }),
    part('fan-front-1', 'fan', 'Harrow 92', 'mount-fan-front-1', { removable: false }),
    part('fan-rear', 'fan', 'Harrow 92', 'mount-fan-rear', { removable: false }),
    part('cmos-cell', 'cmos-cell', 'CR2032', 'holder-cell'),
    part('front-io', 'front-io', 'Harrow front ports', 'bay-front-io', { fasteners: ['screw-front-io-1'] }),
    part('usb-stick', 'usb-stick', 'USB stick 8 GB', 'usb-front-1'),
    part('monitor', 'monitor', 'Panora 22', 'desk-monitor'),
    memory('spare-dimm', 'Corvin DDR4-2666 8 GB', 'slot-3', MODULE),
    memory('spare-dimm-2', 'Corvin DDR4-2666 8 GB', 'slot-1', MODULE),
    part('spare-psu', 'psu', 'Helia 650B', 'bay-psu', { fasteners: SUPPLY_SCREWS, watts: 650 }),
    part('spare-cell', 'cmos-cell', 'CR2032', 'holder-cell'),
    part('spare-nvme', 'ssd-m2', 'Swiftline P3 512 GB', 'slot-m2-1', SYSTEM_DRIVE),
    part('spare-hdd', 'hdd', 'Basalt Desk 1 TB', 'bay-hdd', { capacity: 1000 }),
    part('spare-ssd', 'ssd-sata', 'Swiftline D2 512 GB', 'bay-ssd', { capacity: 512 }),
    part('spare-gpu', 'gpu', 'Pyrrha Pro 440', 'slot-x16', {
      fasteners: ['screw-gpu-1'],
      powerInlet: 'gpu-power',
    }),
    part('spare-cpu', 'cpu', 'Corda C5-5400', 'socket-cpu', PROCESSOR),
    part('spare-cooler', 'cpu-cooler', 'Harrow clip cooler', 'mount-cooler'),
    part('spare-board', 'motherboard', 'Harrow H5 microATX', 'tray-board', BOARD),
    part('spare-front-io', 'front-io', 'Harrow front ports', 'bay-front-io', {
      fasteners: ['screw-front-io-1'],
    }),
    part('spare-usb-nic', 'usb-nic', 'Castell USB Ethernet', 'usb-rear-2'),
    part('spare-pcie-nic', 'pcie-nic', 'Castell PCIe Ethernet', 'slot-x1'),
    part('spare-monitor', 'monitor', 'Panora 22', 'desk-monitor'),
  ]),
  sockets: table(HARROW_SOCKETS, [
    ...SLOT_NUMBERS.map((at, index) => memorySlot(at, index < 2 ? 'A' : 'B', 'ddr4')),
    socket('socket-cpu', 'cpu', { latches: ['lever-cpu'], form: 'pga-h' }),
    socket('mount-cooler', 'cpu-cooler', { latches: ['clip-cooler-1', 'clip-cooler-2'] }),
    socket('slot-x16', 'gpu', { face: true, latches: ['latch-x16'] }),
    socket('slot-m2-1', 'ssd-m2', { label: 'M.2_1', form: 'nvme-m' }),
    socket('bay-ssd', 'ssd-sata'),
    socket('bay-hdd', 'hdd'),
    socket('bay-psu', 'psu', { face: true }),
    socket('bay-front-io', 'front-io', { face: true }),
    socket('holder-cell', 'cmos-cell'),
    socket('tray-board', 'motherboard', { face: true }),
    socket('mount-fan-front-1', 'fan', { face: true }),
    socket('mount-fan-rear', 'fan', { face: true, place: 'processor' }),
    socket('frame-side-panel', 'side-panel', { inside: false }),
    socket('usb-front-1', 'usb-stick', { inside: false }),
    socket('usb-rear-2', 'usb-nic', { inside: false }),
    socket('slot-x1', 'pcie-nic', { face: true, label: 'PCIE_X1_1' }),
    socket('desk-monitor', 'monitor', { inside: false }),
  ]),
  latches: table(HARROW_LATCHES, [
    ...SLOT_NUMBERS.flatMap(ejectors),
    hook('latch-x16', 'slot-x16'),
    lever('lever-cpu', 'socket-cpu'),
    lever('clip-cooler-1', 'mount-cooler'),
    lever('clip-cooler-2', 'mount-cooler'),
  ]),
  fasteners: table(HARROW_FASTENERS, [
    screw('screw-gpu-1', 'gpu'),
    screw('screw-m2-1', 'ssd-m2-1', 'ph1'),
    ...SUPPLY_SCREWS.map((id) => screw(id, 'psu')),
    screw('screw-front-io-1', 'front-io'),
    ...BOARD_SCREWS.map((id) => screw(id, 'motherboard')),
  ]),
  cables: HARROW_CABLE_TABLE,
  connectors: HARROW_CONNECTOR_TABLE,
  leds: [
    led('led-power', 'white', 'front'),
    led('led-psu', 'green', 'supply'),
    led('led-monitor', 'blue', 'monitor'),
    led('led-strip', 'red', 'outlet'),
    led('led-lan', 'green', 'ports'),
  ],
  controls: HARROW_CONTROLS,
  standard: {
    parts: [
      ...['case', 'side-panel', 'motherboard', 'cpu', 'cpu-cooler', 'dimm-1', 'dimm-3', 'psu', 'ssd-m2-1'],
      ...['hdd', 'fan-front-1', 'fan-rear', 'cmos-cell', 'front-io', 'monitor'],
    ],
    cables: [
      ...['cable-atx24', 'cable-eps', 'cable-sata-power', 'cable-sata-data', 'cable-front-panel'],
      ...['cable-front-usb', 'cable-cpu-fan', 'cable-fan-front-1', 'cable-fan-rear', 'cable-monitor'],
      ...['cable-mains', 'cable-strip', 'cable-monitor-mains', 'cable-lan'],
    ],
  },
  stock: stockWith('nvme', 'ssd-sata', 'front-io', 'usb-nic', 'pcie-nic'),
  codes: HARROW_CODES,
  baseline: HARROW_BASELINE,
};
