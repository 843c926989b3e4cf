import {
  ATX_BOARD_SCREWS,
  BOARD_POINTS,
  DESK_CABLES,
  DESK_CONNECTORS,
  NUMBERED_EJECTORS,
  NUMBERED_SLOTS,
  SUPPLY_SCREWS,
} from './shared-ids.ts';

/** The Brant H6's ids. */

export const BRANT_PARTS = [
  'case',
  'side-panel',
  'motherboard',
  'cpu',
  'cpu-cooler',
  'dimm-1',
  'dimm-2',
  'dimm-3',
  'dimm-4',
  'gpu',
  'psu',
  'hdd',
  'fan-front-1',
  'fan-rear',
  'cmos-cell',
  'monitor',
  'spare-dimm',
  'spare-dimm-2',
  'spare-psu',
  'spare-cell',
  'spare-hdd',
  'spare-gpu',
  'spare-cpu',
  'spare-cooler',
  'spare-board',
  'spare-monitor',
] as const;
export type BrantPart = (typeof BRANT_PARTS)[number];

export const BRANT_SOCKETS = [
  ...NUMBERED_SLOTS,
  'socket-cpu',
  'mount-cooler',
  'slot-x16',
  'bay-hdd',
  'bay-psu',
  'holder-cell',
  'tray-board',
  'mount-fan-front-1',
  'mount-fan-rear',
  'frame-side-panel',
  'desk-monitor',
] as const;
export type BrantSocket = (typeof BRANT_SOCKETS)[number];

export const BRANT_LATCHES = [
  ...NUMBERED_EJECTORS,
  'latch-x16',
  'lever-cpu',
  'pin-cooler-1',
  'pin-cooler-2',
  'pin-cooler-3',
  'pin-cooler-4',
] as const;
export type BrantLatch = (typeof BRANT_LATCHES)[number];

export const BRANT_FASTENERS = [
  'screw-gpu-1',
  'screw-hdd-1',
  'screw-hdd-2',
  'screw-hdd-3',
  'screw-hdd-4',
  ...SUPPLY_SCREWS,
  ...ATX_BOARD_SCREWS,
] as const;
export type BrantFastener = (typeof BRANT_FASTENERS)[number];

export const BRANT_CABLES = [
  'cable-atx24',
  'cable-atx12v',
  'cable-sata-power',
  'cable-sata-data',
  'cable-front-panel',
  'cable-cpu-fan',
  'cable-fan-front-1',
  'cable-fan-rear',
  'cable-monitor',
  'cable-monitor-spare',
  'cable-sata-data-spare',
  ...DESK_CABLES,
] as const;
export type BrantCable = (typeof BRANT_CABLES)[number];

export const BRANT_CONNECTORS = [
  'conn-atx24',
  'conn-atx12v',
  'conn-cpu-fan',
  'conn-cha-fan-1',
  'conn-cha-fan-2',
  'conn-front-panel',
  'sata-1',
  'sata-2',
  ...BOARD_POINTS,
  'port-gpu-vga',
  'port-lan',
  'port-usb-rear-1',
  'hdd-data',
  'hdd-power',
  'monitor-vga',
  ...DESK_CONNECTORS,
] as const;
export type BrantConnector = (typeof BRANT_CONNECTORS)[number];

export const BRANT_CONTROLS = [
  'power-button',
  'psu-switch',
  'mains-selector',
  'strip-switch',
  'monitor-power-button',
  'monitor-menu-button',
  'esd-strap',
  'jumper-clear-cmos',
  'customer',
  'asset-label',
] as const;

export const BRANT_LEDS = ['led-power', 'led-monitor', 'led-strip', 'led-lan'] as const;
