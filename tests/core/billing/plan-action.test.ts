import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isChargedAgain,
  type ManagedSubscription,
  mayCancelSubscription,
  nextPaymentDate,
  planAction,
} from '../../../src/core/billing/plan-action.ts';
import { PLAN_IDS } from '../../../src/core/billing/plans.ts';
import { SUBSCRIPTION_PERIOD_MS } from '../../../src/core/billing/subscription.ts';
import { MS_PER_DAY } from '../../../src/core/kernel/time.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const days = (count: number): string => new Date(NOW + count * MS_PER_DAY).toISOString();

const EXPERT: ManagedSubscription = {
  plan_id: PLAN_IDS.expert,
  status: 'active',
  current_period_start: days(-2),
  current_period_end: days(28),
  stripe_subscription_id: 'sub_1',
};
const action = (planId: string, row: ManagedSubscription | null, usedPlanIds: readonly string[] = []) =>
  planAction(planId, { row, usedPlanIds, nowMs: NOW });

describe('the button of a plan', () => {
  test('buys it for whoever has none or an expired one', () => {
    expect(action(PLAN_IDS.ace, null)).toBe('buy');
    const expired = { ...EXPERT, current_period_start: days(-40), current_period_end: days(-10) };
    expect(action(PLAN_IDS.ace, expired)).toBe('buy');
    expect(action(PLAN_IDS.expert, expired)).toBe('buy');
  });

  test('does nothing on the running plan, also while its payment is late', () => {
    expect(action(PLAN_IDS.expert, EXPERT)).toBe('current');
    expect(action(PLAN_IDS.expert, { ...EXPERT, status: 'past_due' })).toBe('current');
  });

  test('asks about the change while another plan has time left', () => {
    expect(action(PLAN_IDS.ace, EXPERT)).toBe('change');
    expect(action(PLAN_IDS.ace, { ...EXPERT, status: 'canceled' })).toBe('change');
  });

  test('buys a canceled plan again at any time', () => {
    expect(action(PLAN_IDS.expert, { ...EXPERT, status: 'canceled' }, [PLAN_IDS.expert])).toBe('buy');
  });

  test('gives the demo once in a lifetime, and any other plan again', () => {
    expect(action(PLAN_IDS.free, null, [PLAN_IDS.free])).toBe('spent');
    expect(action(PLAN_IDS.ace, null, [PLAN_IDS.ace])).toBe('buy');
  });
});

describe('canceling', () => {
  test('is offered for an active Expert plan that Stripe has a subscription of, and for nothing else', () => {
    expect(mayCancelSubscription(EXPERT)).toBe(true);
    expect(mayCancelSubscription(null)).toBe(false);
    expect(mayCancelSubscription({ ...EXPERT, status: 'canceled' })).toBe(false);
    expect(mayCancelSubscription({ ...EXPERT, stripe_subscription_id: null })).toBe(false);
    expect(mayCancelSubscription({ ...EXPERT, plan_id: PLAN_IDS.golden })).toBe(false);
  });

  test('is needed wherever Stripe would charge again, whatever the plan', () => {
    expect(isChargedAgain(EXPERT)).toBe(true);
    expect(isChargedAgain({ ...EXPERT, status: 'past_due' })).toBe(true);
    expect(isChargedAgain({ ...EXPERT, status: 'canceled' })).toBe(false);
    expect(isChargedAgain({ ...EXPERT, stripe_subscription_id: null })).toBe(false);
    expect(isChargedAgain(null)).toBe(false);
  });
});

describe('the next payment', () => {
  test('comes 30 days after the start, also where carried time makes the period longer', () => {
    expect(nextPaymentDate(EXPERT, NOW)).toBe(days(28));
    expect(nextPaymentDate({ ...EXPERT, current_period_end: days(50) }, NOW)).toBe(days(28));
  });

  test('never comes for a plan that is paid once, canceled or missing', () => {
    expect(nextPaymentDate({ ...EXPERT, stripe_subscription_id: null }, NOW)).toBeNull();
    expect(nextPaymentDate({ ...EXPERT, status: 'canceled' }, NOW)).toBeNull();
    expect(nextPaymentDate({ ...EXPERT, current_period_start: null }, NOW)).toBeNull();
    expect(nextPaymentDate(null, NOW)).toBeNull();
  });

  test('lies at most one period ahead, a whole number of periods after the start', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 * 365 * MS_PER_DAY }), (sinceStartMs) => {
        const startMs = NOW - sinceStartMs;
        const row = { ...EXPERT, current_period_start: new Date(startMs).toISOString() };
        const next = Date.parse(nextPaymentDate(row, NOW) ?? '');
        expect((next - startMs) % SUBSCRIPTION_PERIOD_MS).toBe(0);
        expect(next).toBeGreaterThanOrEqual(NOW);
        expect(next - NOW).toBeLessThanOrEqual(SUBSCRIPTION_PERIOD_MS);
      }),
    );
  });
});
