/** The Marlow 14's ids. */

export const MARLOW_PARTS = [
  'case',
  'base-cover',
  'motherboard',
  'cpu',
  'cpu-cooler',
  'battery',
  'dimm-1',
  'ssd-m2-1',
  'wifi-card',
  'monitor',
  'spare-dimm',
  'spare-nvme',
] as const;
export type MarlowPart = (typeof MARLOW_PARTS)[number];

export const MARLOW_SOCKETS = [
  'slot-1',
  'slot-2',
  'socket-cpu',
  'mount-cooler',
  'slot-m2-1',
  'slot-wifi',
  'bay-battery',
  'tray-board',
  'frame-side-panel',
  'desk-monitor',
] as const;
export type MarlowSocket = (typeof MARLOW_SOCKETS)[number];

export const MARLOW_LATCHES = ['latch-1-top', 'latch-1-bottom', 'latch-2-top', 'latch-2-bottom'] as const;
export type MarlowLatch = (typeof MARLOW_LATCHES)[number];

/** Screws of the base cover at the hinges: the base is thick there. */
export const LONG_BASE_SCREWS = ['screw-base-1', 'screw-base-2', 'screw-base-3'] as const;
/** Screws of the base cover under the palm rest: a long one would reach into it. */
export const SHORT_BASE_SCREWS = ['screw-base-4', 'screw-base-5', 'screw-base-6', 'screw-base-7'] as const;
export const BATTERY_SCREWS = ['screw-battery-1', 'screw-battery-2'] as const;

export const MARLOW_FASTENERS = [
  ...LONG_BASE_SCREWS,
  ...SHORT_BASE_SCREWS,
  ...BATTERY_SCREWS,
  'screw-m2-1',
  'screw-wifi-1',
] as const;
export type MarlowFastener = (typeof MARLOW_FASTENERS)[number];

export const MARLOW_CABLES = [
  'cable-battery',
  'cable-cpu-fan',
  'cable-antenna-main',
  'cable-antenna-aux',
  'cable-monitor',
  'cable-mains',
  'cable-strip',
  'cable-monitor-mains',
  'cable-lan',
] as const;
export type MarlowCable = (typeof MARLOW_CABLES)[number];

export const MARLOW_CONNECTORS = [
  'conn-battery',
  'conn-cpu-fan',
  'wifi-main',
  'wifi-aux',
  'dc-in',
  'port-board-hdmi',
  'port-lan',
  'port-usb-rear-1',
  'monitor-hdmi',
  'monitor-power',
  'strip-out-1',
  'strip-out-2',
  'wall-outlet',
  'wall-lan',
] as const;
export type MarlowConnector = (typeof MARLOW_CONNECTORS)[number];

export const MARLOW_CONTROLS = [
  'power-button',
  'strip-switch',
  'monitor-power-button',
  'monitor-menu-button',
  'esd-strap',
  'customer',
  'asset-label',
] as const;

/** On the edge beside the power button; `led-caps` blinks when the self-test stops. */
export const MARLOW_LEDS = [
  'led-power',
  'led-charge',
  'led-caps',
  'led-monitor',
  'led-strip',
  'led-lan',
] as const;
