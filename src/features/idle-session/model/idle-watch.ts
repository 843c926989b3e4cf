import { ACTIVITY_DEBOUNCE_MS, type IdleState, idleStateAt, untilNextState } from './idle-state.ts';

/** What counts as activity (spec section 2). */
export const ACTIVITIES = ['mousedown', 'mousemove', 'keydown', 'scroll', 'touchstart'] as const;

/** Activity without a pause is passed on this often all the same: other tabs wait for it. */
const LONGEST_DEBOUNCE_MS = 5_000;

/** The moment of the last activity in any tab of this browser (milliseconds since 1970), or null where none is known. */
export interface ActivityStore {
  read(): number | null;
  write(moment: number): void;
}

export interface IdleWatch {
  /**
   * Watches from now on; answers the way to stop. Beginning is activity, but not for a session that was watched before and
   * has been idle for too long since: that one is over.
   */
  start(wasWatched?: boolean): () => void;
  getState(): IdleState;
  subscribe(listener: () => void): () => void;
  /** Something happened that counts as activity; it does once nothing more has happened for 500 ms. */
  noteActivity(): void;
  /** What is being debounced does not count: the person is answering the warning. */
  withdrawActivity(): void;
  /** The person wants to stay: counts at once. Answers whether it came in time. */
  extend(): boolean;
  /** Looks at the clock, and at what other tabs have seen: after waking up, coming to the front, hearing of them. */
  check(): void;
}

const ACTIVE: IdleState = { kind: 'active' };
const EXPIRED: IdleState = { kind: 'expired' };

/** Watches for idleness. An expired session stays expired: activity comes too late for it. */
export function createIdleWatch(shared: ActivityStore, now: () => number = Date.now): IdleWatch {
  const listeners = new Set<() => void>();
  let state = ACTIVE;
  let lastActivityAt = now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Activity that is being debounced. */
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

  /** The last activity that is known. A clock that was set back must not keep the session alive: nothing happens later than now. */
  const latest = (): number => {
    const known = Math.max(lastActivityAt, shared.read() ?? 0);
    if (known <= now()) return known;
    lastActivityAt = now();
    shared.write(lastActivityAt);
    return lastActivityAt;
  };

  /** The first stir after a long sleep is no activity within the session: it has ended while nobody looked. */
  const isOver = (): boolean =>
    state.kind === 'expired' || idleStateAt(Math.max(latest(), pending?.at ?? 0), now()).kind === 'expired';

  const check = (): void => {
    clearTimeout(timer);
    if (state.kind === 'expired') return;
    lastActivityAt = latest();
    const next = idleStateAt(lastActivityAt, now());
    // What is being debounced has happened; it settles the matter in a moment.
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
