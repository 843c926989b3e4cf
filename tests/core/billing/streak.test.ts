import { describe, expect, it } from 'vitest';
import { PLAN_IDS } from '../../../src/core/billing/plans.ts';
import { formatTimeLeft, streakOf, streakRingPercent } from '../../../src/core/billing/streak.ts';
import { MS_PER_HOUR, MS_PER_MINUTE } from '../../../src/core/kernel/time.ts';
import { fc } from '../../support/fixed-seeds.ts';

describe('the streak card', () => {
  it.each([
    ['an active Expert plan', PLAN_IDS.expert, true, 5000, { timeLeftMs: 5000 }],
    ['an Expert plan that was canceled or has ended', PLAN_IDS.expert, false, 5000, null],
    ['an Expert plan whose end nobody knows', PLAN_IDS.expert, true, null, null],
    ['another plan', PLAN_IDS.ace, true, 5000, null],
    ['no plan', null, false, null, null],
  ])('of %s is shown only when there is a streak to keep', (_what, planId, isActive, timeLeftMs, streak) => {
    expect(streakOf(planId, { isActive, timeLeftMs })).toEqual(streak);
  });

  it.each([
    [0, '0:00:00'],
    [59_999, '0:00:00'],
    [61 * MS_PER_MINUTE, '0:01:01'],
    [29 * 24 * MS_PER_HOUR + 23 * MS_PER_HOUR + 59 * MS_PER_MINUTE, '29:23:59'],
  ])('writes %d ms as days:hours:minutes', (left, text) => {
    expect(formatTimeLeft(left)).toBe(text);
  });

  it.each([
    [0, 0],
    [12, 25],
    [24, 50],
    [48, 100],
    [720, 100],
  ])('fills the ring with %d hours left to %d percent', (hours, percent) => {
    expect(streakRingPercent(hours * MS_PER_HOUR)).toBe(percent);
  });

  it('never draws less than an empty ring or more than a full one', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (left) => {
        const percent = streakRingPercent(left);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
      }),
    );
  });
});
