const FIRST_MS = 1_000;

/** How long a failed read waits for its next try, in milliseconds: one second after the first failure, then twice as long each time. */
export function retryPause(earlierFailures: number): number {
  return FIRST_MS * 2 ** earlierFailures;
}
