import { ACTIVITY_DEBOUNCE_MS, type IdleState, idleStateAt, untilNextState } from './idle-state.ts';

/** What counts as activity (spec section 2). */
export const ACTIVITIES = ['mousedown', 'mousemove', 'keydown', 'scroll', 'touchstart'] as const;

/** During continuous activity it is still published this often: other tabs depend on it. */
const LONGEST_DEBOUNCE_MS = 5_000;

/** The time of the last activity in any tab of this browser (milliseconds since 1970); null if unknown. */
export interface ActivityStore {
  read(): number | null;
  write(moment: number): void;
}

export interface IdleWatch {
  /**
   * Starts watching; returns the stop function. Starting counts as activity, except for a session that was watched
   * before and has been idle for too long since: that one has expired.
   */
  start(wasWatched?: boolean): () => void;
  getState(): IdleState;
  subscribe(listener: () => void): () => void;
  /** Reports activity; it counts after 500 ms without further activity. */
  noteActivity(): void;
  /** Discards debounced activity: the person is answering the warning. */
  withdrawActivity(): void;
  /** The person chose to stay: counts at once. Returns false if the session had already expired. */
  extend(): boolean;
  /** Re-evaluates the state by the clock and the other tabs: after sleep, on focus, on their storage events. */
  check(): void;
}

const ACTIVE: IdleState = { kind: 'active' };
const EXPIRED: IdleState = { kind: 'expired' };

/** Watches for inactivity. An expired session stays expired; later activity is ignored. */
export function createIdleWatch(shared: ActivityStore, now: () => number = Date.now): IdleWatch {
  const listeners = new Set<() => void>();
  let state = ACTIVE;
  let lastActivityAt = now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Debounced activity. */
  let pending: {
    readonly since: number;
    readonly at: number;
    readonly timer: ReturnType<typeof setTimeout>;
  } | null = null;

  const publish = (next: IdleState): void => {
    if (isSame(next, state)) return;
    state = next;
    for (const listener of listeners) listener();
  };

  /** The last known activity, never later than now: a clock that was set back must not keep the session alive. */
  const latest = (): number => {
    const known = Math.max(lastActivityAt, shared.read() ?? 0);
    if (known <= now()) return known;
    lastActivityAt = now();
    shared.write(lastActivityAt);
    return lastActivityAt;
  };

  /** Whether the session expired before this activity, as after a long sleep. */
  const isOver = (): boolean =>
    state.kind === 'expired' || idleStateAt(Math.max(latest(), pending?.at ?? 0), now()).kind === 'expired';

  const check = (): void => {
    clearTimeout(timer);
    if (state.kind === 'expired') return;
    lastActivityAt = latest();
    const next = idleStateAt(lastActivityAt, now());
    // Debounced activity will change the state in a moment, so a different state is not published yet.
    if (pending === null || next.kind === state.kind) publish(next);
    const wait = untilNextState(lastActivityAt, now());
    if (wait !== null) timer = setTimeout(check, wait);
  };

  const settle = (moment: number): void => {
    clearTimeout(pending?.timer);
    pending = null;
    lastActivityAt = moment;
    shared.write(moment);
    check();
  };

  return {
    start(wasWatched = false) {
      state = ACTIVE;
      const before = wasWatched ? shared.read() : null;
      if (before !== null && idleStateAt(before, now()).kind === 'expired') publish(EXPIRED);
      else settle(now());
      return () => {
        clearTimeout(timer);
        clearTimeout(pending?.timer);
        pending = null;
      };
    },
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    noteActivity() {
      if (isOver()) return publish(EXPIRED);
      const at = now();
      const since = pending?.since ?? at;
      clearTimeout(pending?.timer);
      const wait = Math.max(0, Math.min(ACTIVITY_DEBOUNCE_MS, since + LONGEST_DEBOUNCE_MS - at));
      pending = { since, at, timer: setTimeout(() => settle(at), wait) };
    },
    withdrawActivity() {
      clearTimeout(pending?.timer);
      pending = null;
      check();
    },
    extend() {
      if (isOver()) publish(EXPIRED);
      else settle(now());
      return state.kind !== 'expired';
    },
    check,
  };
}

function isSame(one: IdleState, other: IdleState): boolean {
  if (one.kind === 'warning' && other.kind === 'warning') return one.secondsLeft === other.secondsLeft;
  return one.kind === other.kind;
}
