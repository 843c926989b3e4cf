import {
  BOARD_POINTS,
  BOARD_SCREWS,
  DESK_CABLES,
  DESK_CONNECTORS,
  NUMBERED_EJECTORS,
  NUMBERED_SLOTS,
  SUPPLY_SCREWS,
} from './shared-ids.ts';

/** The Harrow 5000 MT's ids. */

export const HARROW_PARTS = [
  'case',
  'side-panel',
  'motherboard',
  'cpu',
  'cpu-cooler',
  'dimm-1',
  'dimm-2',
  'dimm-3',
  'dimm-4',
  'dimm-r1',
  'dimm-r2',
  'gpu',
  'psu',
  'ssd-m2-1',
  'ssd-sata',
  'hdd',
  'fan-front-1',
  'fan-rear',
  'cmos-cell',
  'front-io',
  'usb-stick',
  'monitor',
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
  'spare-board',
  'spare-front-io',
  'spare-usb-nic',
  'spare-pcie-nic',
  'spare-monitor',
] as const;
export type HarrowPart = (typeof HARROW_PARTS)[number];

export const HARROW_SOCKETS = [
  ...NUMBERED_SLOTS,
  'socket-cpu',
  'mount-cooler',
  'slot-x16',
  'slot-m2-1',
  'bay-ssd',
  'bay-hdd',
  'bay-psu',
  'bay-front-io',
  'holder-cell',
  'tray-board',
  'mount-fan-front-1',
  'mount-fan-rear',
  'frame-side-panel',
  'usb-front-1',
  'usb-rear-2',
  'slot-x1',
  'desk-monitor',
] as const;
export type HarrowSocket = (typeof HARROW_SOCKETS)[number];

export const HARROW_LATCHES = [
  ...NUMBERED_EJECTORS,
  'latch-x16',
  'lever-cpu',
  'clip-cooler-1',
  'clip-cooler-2',
] as const;
export type HarrowLatch = (typeof HARROW_LATCHES)[number];

export const HARROW_FASTENERS = [
  'screw-gpu-1',
  'screw-m2-1',
  ...SUPPLY_SCREWS,
  'screw-front-io-1',
  ...BOARD_SCREWS,
] as const;
export type HarrowFastener = (typeof HARROW_FASTENERS)[number];

export const HARROW_CABLES = [
  'cable-atx24',
  'cable-eps',
  'cable-pcie',
  'cable-sata-power',
  'cable-sata-power-2',
  'cable-sata-data',
  'cable-sata-data-2',
  'cable-front-panel',
  'cable-front-usb',
  'cable-cpu-fan',
  'cable-fan-front-1',
  'cable-fan-rear',
  'cable-monitor',
  'cable-monitor-spare',
  'cable-sata-data-spare',
  ...DESK_CABLES,
] as const;
export type HarrowCable = (typeof HARROW_CABLES)[number];

export const HARROW_CONNECTORS = [
  'conn-atx24',
  'conn-eps',
  'conn-cpu-fan',
  'conn-cha-fan-1',
  'conn-cha-fan-2',
  'conn-front-panel',
  'conn-usb2',
  'sata-1',
  'sata-2',
  'sata-3',
  ...BOARD_POINTS,
  'gpu-power',
  'port-gpu-hdmi',
  'port-board-hdmi',
  'port-lan',
  'port-usb-rear-1',
  'port-usb-front-1',
  'port-usb-nic',
  'port-pcie-nic',
  'ssd-sata-data',
  'ssd-sata-power',
  'hdd-data',
  'hdd-power',
  'monitor-hdmi',
  ...DESK_CONNECTORS,
] as const;
export type HarrowConnector = (typeof HARROW_CONNECTORS)[number];

export const HARROW_CONTROLS = [
  'power-button',
  'psu-test-button',
  'strip-switch',
  'monitor-power-button',
  'monitor-menu-button',
  'esd-strap',
  'jumper-clear-cmos',
  'customer',
  'asset-label',
] as const;

/** `led-power` blinks an error code in amber and white; `led-psu` is the supply's self-test LED. */
export const HARROW_LEDS = ['led-power', 'led-psu', 'led-monitor', 'led-strip', 'led-lan'] as const;
