/** Ids shared by all machines and their desks; each machine adds its own. */

/** Numbered memory slots, in their order from the processor: 1 and 2 are channel A, 3 and 4 channel B. */
export const SLOT_NUMBERS = ['1', '2', '3', '4'] as const;
export const NUMBERED_SLOTS = ['slot-1', 'slot-2', 'slot-3', 'slot-4'] as const;

export const NUMBERED_EJECTORS = [
  ...(['latch-1-top', 'latch-1-bottom', 'latch-2-top', 'latch-2-bottom'] as const),
  ...(['latch-3-top', 'latch-3-bottom', 'latch-4-top', 'latch-4-bottom'] as const),
] as const;

export const SUPPLY_SCREWS = ['screw-psu-1', 'screw-psu-2', 'screw-psu-3', 'screw-psu-4'] as const;

/** Screws of a microATX board. */
export const BOARD_SCREWS = [
  ...(['screw-board-1', 'screw-board-2', 'screw-board-3', 'screw-board-4'] as const),
  ...(['screw-board-5', 'screw-board-6', 'screw-board-7', 'screw-board-8'] as const),
] as const;

export const ATX_BOARD_SCREWS = [...BOARD_SCREWS, 'screw-board-9'] as const;

/** Test points of every board. */
export const BOARD_POINTS = ['tp-12v', 'tp-5v', 'tp-3v3', 'tp-vcore', 'cell-terminals'] as const;

/** Connectors on the desk, at the wall and at the monitor, and the supply's inlet. */
export const DESK_CONNECTORS = [
  ...(['psu-inlet', 'monitor-power', 'strip-out-1', 'strip-out-2', 'wall-outlet', 'wall-lan'] as const),
] as const;

/** Mains and network cables, including the spare ones. */
export const DESK_CABLES = [
  ...(['cable-mains', 'cable-strip', 'cable-monitor-mains', 'cable-lan'] as const),
  ...(['cable-lan-spare', 'cable-mains-spare'] as const),
] as const;
