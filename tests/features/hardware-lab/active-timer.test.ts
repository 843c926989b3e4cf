import { describe, expect, it } from 'vitest';
import { createActiveTimer } from '../../../src/features/hardware-lab/demo/active-timer.ts';
import { fc } from '../../support/fixed-seeds.ts';

/** A clock that moves only when the test moves it. */
function handClock() {
  let at = 0;
  return {
    now: () => at,
    pass: (ms: number) => {
      at += ms;
    },
  };
}

describe('active time', () => {
  it('does not run until the first input', () => {
    const clock = handClock();
    const timer = createActiveTimer(60_000, clock.now);
    clock.pass(30_000);
    expect(timer.remainingMs()).toBe(60_000);
    timer.start();
    clock.pass(10_000);
    expect(timer.remainingMs()).toBe(50_000);
  });

  it('does not run while anything holds it, and continues when the last hold is gone', () => {
    const clock = handClock();
    const timer = createActiveTimer(60_000, clock.now);
    timer.start();
    timer.hold('help');
    timer.hold('hidden');
    clock.pass(5_000);
    timer.release('help');
    clock.pass(5_000);
    expect([timer.isRunning(), timer.remainingMs()]).toEqual([false, 60_000]);
    timer.release('hidden');
    clock.pass(5_000);
    expect([timer.isRunning(), timer.remainingMs()]).toEqual([true, 55_000]);
  });

  it('does not start under an earlier hold', () => {
    const clock = handClock();
    const timer = createActiveTimer(60_000, clock.now);
    timer.hold('loading');
    timer.start();
    clock.pass(20_000);
    expect(timer.remainingMs()).toBe(60_000);
  });

  it('ends at zero and never below', () => {
    const clock = handClock();
    const timer = createActiveTimer(1_000, clock.now);
    timer.start();
    clock.pass(5_000);
    expect(timer.remainingMs()).toBe(0);
  });

  it('counts exactly the time in which it was started and not held, in whatever order', () => {
    const move = fc.record({ ms: fc.nat(500), act: fc.constantFrom('start', 'hold', 'release', 'look') });
    fc.assert(
      fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
        const clock = handClock();
        const timer = createActiveTimer(1_000_000, clock.now);
        let used = 0;
        for (const { ms, act } of moves) {
          if (timer.isRunning()) used += ms;
          clock.pass(ms);
          if (act === 'start') timer.start();
          if (act === 'hold') timer.hold('x');
          if (act === 'release') timer.release('x');
          expect(timer.remainingMs()).toBe(1_000_000 - used);
        }
      }),
    );
  });
});
