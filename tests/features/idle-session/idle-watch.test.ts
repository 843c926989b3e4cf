import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  IDLE_TIMEOUT_MS,
  idleStateAt,
  untilNextState,
} from '../../../src/features/idle-session/model/idle-state.ts';
import { type ActivityStore, createIdleWatch } from '../../../src/features/idle-session/model/idle-watch.ts';
import { fc } from '../../support/fixed-seeds.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** What the tabs of one browser share. */
function sharedMoment(): ActivityStore {
  let moment: number | null = null;
  return {
    read: () => moment,
    write: (next) => {
      moment = next;
    },
  };
}

function openTab(shared = sharedMoment()) {
  const watch = createIdleWatch(shared);
  watch.start();
  return watch;
}

/** The device sleeps: time passes without timers. */
function sleep(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a person who does nothing', () => {
  it('is warned after 15 minutes, not a moment before', () => {
    const watch = openTab();
    vi.advanceTimersByTime(15 * MINUTE - 1);
    expect(watch.getState()).toEqual({ kind: 'active' });
    vi.advanceTimersByTime(1);
    expect(watch.getState()).toEqual({ kind: 'warning', secondsLeft: 60 });
  });

  it('sees every second from 60 to 1, and then the end', () => {
    const watch = openTab();
    const seen: (number | string)[] = [];
    watch.subscribe(() => {
      const state = watch.getState();
      seen.push(state.kind === 'warning' ? state.secondsLeft : state.kind);
    });
    vi.advanceTimersByTime(16 * MINUTE - 1);
    expect(seen).toEqual(Array.from({ length: 60 }, (_, index) => 60 - index));
    vi.advanceTimersByTime(1);
    expect(seen.at(-1)).toBe('expired');
  });

  it('stays logged out: later activity restores nothing', () => {
    const watch = openTab();
    vi.advanceTimersByTime(16 * MINUTE);
    watch.noteActivity();
    vi.advanceTimersByTime(MINUTE);
    expect(watch.getState()).toEqual({ kind: 'expired' });
    expect(watch.extend()).toBe(false);
  });
});

describe('activity', () => {
  it('restarts the 15 minutes, from the moment it happened', () => {
    const watch = openTab();
    vi.advanceTimersByTime(14 * MINUTE);
    watch.noteActivity();
    vi.advanceTimersByTime(15 * MINUTE - 1);
    expect(watch.getState().kind).toBe('active');
    vi.advanceTimersByTime(1);
    expect(watch.getState().kind).toBe('warning');
  });

  it('during the warning closes it after 500 ms without more, and the next countdown begins at 60 again', () => {
    const watch = openTab();
    vi.advanceTimersByTime(15 * MINUTE + 20 * SECOND);
    watch.noteActivity();
    vi.advanceTimersByTime(300);
    watch.noteActivity();
    vi.advanceTimersByTime(499);
    expect(watch.getState().kind).toBe('warning');
    vi.advanceTimersByTime(1);
    expect(watch.getState().kind).toBe('active');
    vi.advanceTimersByTime(15 * MINUTE - 500);
    expect(watch.getState()).toEqual({ kind: 'warning', secondsLeft: 60 });
  });

  it('in the last half second still extends the session', () => {
    const watch = openTab();
    vi.advanceTimersByTime(16 * MINUTE - 100);
    watch.noteActivity();
    vi.advanceTimersByTime(500);
    expect(watch.getState().kind).toBe('active');
  });

  it('that never pauses for half a second counts as well, in this and other tabs', () => {
    const shared = sharedMoment();
    const busy = openTab(shared);
    const other = openTab(shared);
    for (let tenth = 0; tenth < 20 * 60 * 10; tenth += 1) {
      busy.noteActivity();
      vi.advanceTimersByTime(100);
    }
    expect(busy.getState().kind).toBe('active');
    expect(other.getState().kind).toBe('active');
  });
});

describe('staying logged in', () => {
  it('closes the warning at once', () => {
    const watch = openTab();
    vi.advanceTimersByTime(15 * MINUTE + 59 * SECOND);
    expect(watch.extend()).toBe(true);
    expect(watch.getState().kind).toBe('active');
  });
});

describe('of two tabs', () => {
  it('one that is used keeps the other from warning', () => {
    const shared = sharedMoment();
    const used = openTab(shared);
    const left = openTab(shared);
    vi.advanceTimersByTime(14 * MINUTE);
    used.noteActivity();
    vi.advanceTimersByTime(2 * MINUTE);
    expect(left.getState().kind).toBe('active');
    vi.advanceTimersByTime(13 * MINUTE);
    expect([used.getState().kind, left.getState().kind]).toEqual(['warning', 'warning']);
  });

  it('the one that extends the session closes the warning of the other', () => {
    const shared = sharedMoment();
    const one = openTab(shared);
    const other = openTab(shared);
    vi.advanceTimersByTime(15 * MINUTE + 5 * SECOND);
    one.extend();
    // As on a storage event.
    other.check();
    expect(other.getState().kind).toBe('active');
  });
});

describe('a machine that sleeps', () => {
  it('through the warning finds the session over, even if activity comes before any timer', () => {
    const watch = openTab();
    sleep(2 * 60 * MINUTE);
    watch.noteActivity();
    expect(watch.getState()).toEqual({ kind: 'expired' });
  });

  it('right after activity finds it over as well', () => {
    const watch = openTab();
    watch.noteActivity();
    sleep(2 * 60 * MINUTE);
    watch.noteActivity();
    expect(watch.getState()).toEqual({ kind: 'expired' });
  });

  it('for less than that finds the warning with what is left of it', () => {
    const watch = openTab();
    sleep(15 * MINUTE + 20 * SECOND);
    watch.check();
    expect(watch.getState()).toEqual({ kind: 'warning', secondsLeft: 40 });
  });

  it('whose clock was set back does not get a longer session', () => {
    const watch = openTab();
    sleep(-60 * MINUTE);
    watch.check();
    vi.advanceTimersByTime(15 * MINUTE);
    expect(watch.getState().kind).toBe('warning');
  });
});

describe('the state of a session', () => {
  const moments = fc.integer({ min: 0, max: 20 * MINUTE });

  it('changes at the announced moment, and not before', () => {
    fc.assert(
      fc.property(moments, (idleFor) => {
        const now = 1_700_000_000_000;
        const wait = untilNextState(now - idleFor, now);
        const state = idleStateAt(now - idleFor, now);
        if (wait === null) return state.kind === 'expired';
        expect(idleStateAt(now - idleFor, now + wait - 1)).toEqual(state);
        expect(idleStateAt(now - idleFor, now + wait)).not.toEqual(state);
        return true;
      }),
    );
  });

  it('is a warning for the last minute only', () => {
    fc.assert(
      fc.property(moments, (idleFor) => {
        const { kind } = idleStateAt(0, idleFor);
        return (kind === 'warning') === (idleFor >= IDLE_TIMEOUT_MS && idleFor < IDLE_TIMEOUT_MS + MINUTE);
      }),
    );
  });
});
