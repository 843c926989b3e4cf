/**
 * Counts down only while a person can act. It is stopped before `start`, while anything holds it (help open, tab
 * hidden, scene loading), and after zero. It belongs to the interface: the rules know simulated time only.
 */
export interface ActiveTimer {
  start(): void;
  /** Stops the timer for a reason until that reason is released; several may hold at once. */
  hold(reason: string): void;
  release(reason: string): void;
  /** Milliseconds, 0 at the end. */
  remainingMs(): number;
  isStarted(): boolean;
  isRunning(): boolean;
}

/** `now` returns milliseconds from any origin and must never go back. */
export function createActiveTimer(totalMs: number, now: () => number): ActiveTimer {
  const holds = new Set<string>();
  let usedMs = 0;
  let started = false;
  let runningSince: number | null = null;

  const settle = (): void => {
    const at = now();
    if (runningSince !== null) usedMs += at - runningSince;
    runningSince = started && holds.size === 0 ? at : null;
  };

  return {
    start() {
      started = true;
      settle();
    },
    hold(reason) {
      holds.add(reason);
      settle();
    },
    release(reason) {
      holds.delete(reason);
      settle();
    },
    remainingMs() {
      const running = runningSince === null ? 0 : now() - runningSince;
      return Math.max(0, totalMs - usedMs - running);
    },
    isStarted: () => started,
    isRunning: () => runningSince !== null,
  };
}
