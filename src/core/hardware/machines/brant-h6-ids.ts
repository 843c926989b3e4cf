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
  'spare-fan',
  'spare-monitor',
] as const;
export type BrantPart = (typeof BRANT_PARTS)[number];

/** Memory slots in their order from the processor: 1 and 2 are channel A, 3 and 4 channel B. */
export const BRANT_MEMORY_SLOTS = ['slot-1', 'slot-2', 'slot-3', 'slot-4'] as const;

export const BRANT_SOCKETS = [
  ...BRANT_MEMORY_SLOTS,
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
  'screw-psu-1',
  'screw-psu-2',
  'screw-psu-3',
  'screw-psu-4',
  'screw-board-1',
  'screw-board-2',
  'screw-board-3',
  'screw-board-4',
  'screw-board-5',
  'screw-board-6',
  'screw-board-7',
  'screw-board-8',
  'screw-board-9',
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
  'cable-mains',
  'cable-strip',
  'cable-monitor-mains',
  'cable-lan',
  'cable-sata-data-spare',
  'cable-lan-spare',
  'cable-mains-spare',
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
  'tp-12v',
  'tp-5v',
  'tp-3v3',
  'tp-vcore',
  'cell-terminals',
  'port-gpu-vga',
  'port-lan',
  'port-usb-rear-1',
  'hdd-data',
  'hdd-power',
  'psu-inlet',
  'monitor-vga',
  'monitor-power',
  'strip-out-1',
  'strip-out-2',
  'wall-outlet',
  'wall-lan',
] as const;
export type BrantConnector = (typeof BRANT_CONNECTORS)[number];

export const BRANT_CONTROLS = [
  'power-button',
  'psu-switch',
  'mains-selector',
  'strip-switch',
  'esd-strap',
  'jumper-clear-cmos',
  'customer',
  'asset-label',
] as const;

export const BRANT_LEDS = ['led-power', 'led-monitor', 'led-strip', 'led-lan'] as const;
