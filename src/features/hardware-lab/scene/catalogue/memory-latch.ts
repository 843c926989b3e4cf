/** Pivot of a memory latch: distance from the middle of its slot, height over the board. */
export const MEMORY_LATCH = { along: 71.4, above: 5 } as const;
