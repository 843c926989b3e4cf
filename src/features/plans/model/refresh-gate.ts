/** When the data was last read, and whether a read is running. Milliseconds since 1970; 0 for never. */
export interface ReadState {
  readonly readAt: number;
  readonly isReading: boolean;
}

/** The wait until the next read, so that reads are `minGapMs` apart; 0 for none. */
export function untilNextRead({ readAt, isReading }: ReadState, minGapMs: number, now: number): number {
  if (isReading) return minGapMs;
  const since = now - readAt;
  // A clock that was set back must not stop the refreshes.
  return since < 0 ? 0 : Math.max(0, minGapMs - since);
}
