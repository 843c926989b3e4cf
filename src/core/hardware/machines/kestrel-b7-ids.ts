/** The Kestrel B7's ids. The catalogue gives them meaning, the scene gives them geometry; a test compares the three. */

export const KESTREL_PARTS = [
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
export type KestrelPart = (typeof KESTREL_PARTS)[number];

/** Memory slots in their order from the processor: A1 A2 B1 B2. */
export const KESTREL_MEMORY_SLOTS = ['slot-a1', 'slot-a2', 'slot-b1', 'slot-b2'] as const;

/** Sockets that a technician opens in the lab. Parts without one here are part of the frame. */
export const KESTREL_SOCKETS = [
  ...KESTREL_MEMORY_SLOTS,
  'socket-cpu',
  'mount-cooler',
  'slot-x16',
  'slot-m2-1',
  'bay-ssd',
  'bay-psu',
  'mount-fan-front-1',
  'mount-fan-front-2',
  'mount-fan-front-3',
  'mount-fan-rear',
  'frame-side-panel',
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
] as const;
export type KestrelFastener = (typeof KESTREL_FASTENERS)[number];

export const KESTREL_CABLES = [
  'cable-atx24',
  'cable-eps',
  'cable-pcie',
  'cable-sata-power',
  'cable-sata-data',
  'cable-front-panel',
  'cable-monitor',
  'cable-mains',
] as const;
export type KestrelCable = (typeof KESTREL_CABLES)[number];

export const KESTREL_LEDS = [
  'led-cpu',
  'led-dram',
  'led-vga',
  'led-boot',
  'led-standby',
  'led-power',
  'led-monitor',
] as const;
