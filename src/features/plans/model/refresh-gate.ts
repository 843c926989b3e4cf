/** When something was last read by whoever, and whether it is being read right now. Milliseconds since 1970; 0 for never. */
export interface ReadState {
  readonly readAt: number;
  readonly isReading: boolean;
}

/** How long until it may be read again, so that `minGapMs` lie between two reads; 0 for at once. */
export function untilNextRead({ readAt, isReading }: ReadState, minGapMs: number, now: number): number {
  if (isReading) return minGapMs;
  const since = now - readAt;
  // A clock that was set back must not stop the reading.
  return since < 0 ? 0 : Math.max(0, minGapMs - since);
}
