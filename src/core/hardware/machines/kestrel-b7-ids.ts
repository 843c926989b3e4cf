import { ATX_BOARD_SCREWS, BOARD_POINTS, DESK_CABLES, DESK_CONNECTORS, SUPPLY_SCREWS } from './shared-ids.ts';

/** The Kestrel B7's ids. A test checks that catalogue and scene define each of them. */

/** Parts of every Kestrel. */
const KESTREL_STANDARD_PARTS = [
  'case',
  'side-panel',
  'motherboard',
  'cpu',
  'cpu-cooler',
  'dimm-a1',
  'dimm-a2',
  'dimm-b1',
  'dimm-b2',
  'gpu',
  'psu',
  'ssd-m2-1',
  'ssd-sata',
  'fan-front-1',
  'fan-front-2',
  'fan-front-3',
  'fan-rear',
  'monitor',
] as const;

/** Parts of variants and repairs (corrections 23). */
const KESTREL_MORE_PARTS = [
  'cmos-cell',
  'hdd',
  'ssd-m2-2',
  'ssd-m2-data',
  'cpu-g',
  'cpu-new',
  'gpu-12v',
  'cpu-aio',
  'standoff-extra',
  'spare-dimm',
  'spare-dimm-2',
  'spare-psu',
  'spare-cell',
  'spare-nvme',
  'spare-hdd',
  'spare-ssd',
  'spare-gpu',
  'spare-cpu',
  'spare-cooler',
  'spare-aio',
  'spare-board',
  'spare-monitor',
] as const;

export const KESTREL_PARTS = [...KESTREL_STANDARD_PARTS, ...KESTREL_MORE_PARTS] as const;
export type KestrelPart = (typeof KESTREL_PARTS)[number];

/** Memory slots in their order from the processor: A1 A2 B1 B2. */
const KESTREL_MEMORY_SLOTS = ['slot-a1', 'slot-a2', 'slot-b1', 'slot-b2'] as const;

/** Sockets that a technician can use in the lab. Parts without one are fixed to the case. */
export const KESTREL_SOCKETS = [
  ...KESTREL_MEMORY_SLOTS,
  'socket-cpu',
  'mount-cooler',
  'slot-x16',
  'slot-m2-1',
  'slot-m2-2',
  'bay-ssd',
  'bay-hdd',
  'bay-psu',
  'holder-cell',
  'tray-board',
  'tray-hole-10',
  'mount-fan-front-1',
  'mount-fan-front-2',
  'mount-fan-front-3',
  'mount-fan-rear',
  'frame-side-panel',
  'desk-monitor',
] as const;
export type KestrelSocket = (typeof KESTREL_SOCKETS)[number];

export const KESTREL_LATCHES = [
  'latch-a1-top',
  'latch-a1-bottom',
  'latch-a2-top',
  'latch-a2-bottom',
  'latch-b1-top',
  'latch-b1-bottom',
  'latch-b2-top',
  'latch-b2-bottom',
  'latch-x16',
  'lever-cpu',
] as const;
export type KestrelLatch = (typeof KESTREL_LATCHES)[number];

export const KESTREL_FASTENERS = [
  'screw-cooler-1',
  'screw-cooler-2',
  'screw-cooler-3',
  'screw-cooler-4',
  'screw-gpu-1',
  'screw-gpu-2',
  'screw-m2-1',
  'screw-m2-2',
  ...SUPPLY_SCREWS,
  ...ATX_BOARD_SCREWS,
] as const;
export type KestrelFastener = (typeof KESTREL_FASTENERS)[number];

/** Ids of plugs. A cable with two plugs has a second id for the far one: `cable-monitor-far` is at the monitor. */
export const KESTREL_CABLES = [
  'cable-atx24',
  'cable-eps',
  'cable-pcie',
  'cable-sata-power',
  'cable-sata-data',
  'cable-front-panel',
  'cable-monitor',
  'cable-monitor-spare',
  'cable-12v2x6',
  'cable-sata-power-2',
  'cable-sata-data-2',
  'cable-pump-power',
  'cable-reset-sw',
  'cable-power-led',
  'cable-hdd-led',
  'cable-front-usb',
  'cable-front-audio',
  'cable-cpu-fan',
  'cable-pump-tach',
  'cable-fan-front-1',
  'cable-fan-front-2',
  'cable-fan-front-3',
  'cable-fan-rear',
  'cable-sata-data-spare',
  ...DESK_CABLES,
  'cable-12v2x6-spare',
] as const;
export type KestrelCable = (typeof KESTREL_CABLES)[number];

export const KESTREL_CONNECTORS = [
  'conn-atx24',
  'conn-eps',
  'conn-cpu-fan',
  'conn-pump',
  'conn-cha-fan-1',
  'conn-cha-fan-2',
  'conn-cha-fan-3',
  'conn-cha-fan-4',
  'fpanel-power-sw',
  'fpanel-reset-sw',
  'fpanel-power-led',
  'fpanel-hdd-led',
  'conn-usb3',
  'conn-audio',
  'sata-1',
  'sata-2',
  'sata-3',
  'sata-4',
  ...BOARD_POINTS,
  'gpu-power',
  'gpu-12v-power',
  'port-gpu-hdmi',
  'port-gpu-12v-hdmi',
  'port-board-hdmi',
  'port-lan',
  'port-usb-rear-1',
  'port-usb-rear-2',
  'port-usb-front-1',
  'ssd-sata-data',
  'ssd-sata-power',
  'hdd-data',
  'hdd-power',
  'aio-power',
  'monitor-hdmi',
  ...DESK_CONNECTORS,
] as const;
export type KestrelConnector = (typeof KESTREL_CONNECTORS)[number];

export const KESTREL_CONTROLS = [
  'power-button',
  'reset-button',
  'psu-switch',
  'strip-switch',
  'monitor-power-button',
  'monitor-menu-button',
  'esd-strap',
  'debug-leds',
  'flashback-button',
  'jumper-clear-cmos',
  'customer',
  'asset-label',
] as const;

export const KESTREL_LEDS = [
  'led-cpu',
  'led-dram',
  'led-vga',
  'led-boot',
  'led-standby',
  'led-power',
  'led-monitor',
  'led-strip',
  'led-lan',
] as const;
