import { describe, expect, it } from 'vitest';
import { planFactsOf, usablePlanId } from '../../../src/core/access/usable-plan.ts';
import { PLAN_IDS } from '../../../src/core/billing/plans.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const LATER = '2026-11-22T12:00:01Z';
const EARLIER = '2026-11-22T11:59:59Z';
const ace = { plan_id: PLAN_IDS.ace, status: 'active', current_period_end: LATER };

describe('the usable plan of a person', () => {
  it.each([
    ['runs', ace, PLAN_IDS.ace],
    ['was canceled and has time left', { ...ace, status: 'canceled' }, PLAN_IDS.ace],
    ['waits for a payment and has time left', { ...ace, status: 'past_due' }, PLAN_IDS.ace],
    ['has ended', { ...ace, current_period_end: EARLIER }, null],
    ['has no known end', { ...ace, current_period_end: null }, null],
    ['was taken out of the list of plans', { ...ace, plan_id: null }, null],
    ['was never there', null, null],
    ['has not been read', undefined, null],
  ])('whose plan %s', (_says, row, usable) => {
    expect(usablePlanId(planFactsOf(row, NOW))).toBe(usable);
  });

  it('is not expired before the subscription is read, and is expired without one', () => {
    expect(planFactsOf(undefined, NOW).isPlanExpired).toBe(false);
    expect(planFactsOf(null, NOW).isPlanExpired).toBe(true);
  });
});
