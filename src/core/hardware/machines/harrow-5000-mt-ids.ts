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
  'spare-fan',
  'spare-front-io',
  'spare-monitor',
] as const;
export type HarrowPart = (typeof HARROW_PARTS)[number];

/** Memory slots in their order from the processor: 1 and 2 are channel A, 3 and 4 channel B. */
export const HARROW_MEMORY_SLOTS = ['slot-1', 'slot-2', 'slot-3', 'slot-4'] as const;

export const HARROW_SOCKETS = [
  ...HARROW_MEMORY_SLOTS,
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
  'desk-monitor',
] as const;
export type HarrowSocket = (typeof HARROW_SOCKETS)[number];

export const HARROW_LATCHES = [
  'latch-1-top',
  'latch-1-bottom',
  'latch-2-top',
  'latch-2-bottom',
  'latch-3-top',
  'latch-3-bottom',
  'latch-4-top',
  'latch-4-bottom',
  'latch-x16',
  'lever-cpu',
  'clip-cooler-1',
  'clip-cooler-2',
] as const;
export type HarrowLatch = (typeof HARROW_LATCHES)[number];

export const HARROW_FASTENERS = [
  'screw-gpu-1',
  'screw-m2-1',
  'screw-psu-1',
  'screw-psu-2',
  'screw-psu-3',
  'screw-psu-4',
  'screw-front-io-1',
  'screw-board-1',
  'screw-board-2',
  'screw-board-3',
  'screw-board-4',
  'screw-board-5',
  'screw-board-6',
  'screw-board-7',
  'screw-board-8',
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
  'cable-mains',
  'cable-strip',
  'cable-monitor-mains',
  'cable-lan',
  'cable-sata-data-spare',
  'cable-lan-spare',
  'cable-mains-spare',
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
  'tp-12v',
  'tp-5v',
  'tp-3v3',
  'tp-vcore',
  'cell-terminals',
  'gpu-power',
  'port-gpu-hdmi',
  'port-board-hdmi',
  'port-lan',
  'port-usb-rear-1',
  'port-usb-front-1',
  'ssd-sata-data',
  'ssd-sata-power',
  'hdd-data',
  'hdd-power',
  'psu-inlet',
  'monitor-hdmi',
  'monitor-power',
  'strip-out-1',
  'strip-out-2',
  'wall-outlet',
  'wall-lan',
] as const;
export type HarrowConnector = (typeof HARROW_CONNECTORS)[number];

export const HARROW_CONTROLS = [
  'power-button',
  'psu-test-button',
  'strip-switch',
  'esd-strap',
  'jumper-clear-cmos',
  'customer',
  'asset-label',
] as const;

/** `led-power` blinks amber, then white, for what stops the start; `led-psu` is the supply's self-test LED. */
export const HARROW_LEDS = ['led-power', 'led-psu', 'led-monitor', 'led-strip', 'led-lan'] as const;
