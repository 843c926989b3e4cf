import { describe, expect, test } from 'vitest';
import {
  isChargedAgain,
  isReactivatable,
  type ManagedSubscription,
  mayCancelSubscription,
  nextPaymentDate,
  planAction,
} from '../../../src/core/billing/plan-action.ts';
import { PLAN_IDS } from '../../../src/core/billing/plans.ts';
import { MS_PER_DAY, MS_PER_HOUR } from '../../../src/core/kernel/time.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const days = (count: number): string => new Date(NOW + count * MS_PER_DAY).toISOString();

const EXPERT: ManagedSubscription = {
  plan_id: PLAN_IDS.expert,
  status: 'active',
  current_period_end: days(28),
  stripe_subscription_id: 'sub_1',
};
const action = (planId: string, row: ManagedSubscription | null, usedPlanIds: readonly string[] = []) =>
  planAction(planId, { row, usedPlanIds, nowMs: NOW });

describe('the button of a plan', () => {
  test('buys it for a person without a plan or with an expired one', () => {
    expect(action(PLAN_IDS.ace, null)).toBe('buy');
    const expired = { ...EXPERT, current_period_end: days(-10) };
    expect(action(PLAN_IDS.ace, expired)).toBe('buy');
    expect(action(PLAN_IDS.expert, expired)).toBe('buy');
  });

  test('does nothing on the running plan, also while its payment is late', () => {
    expect(action(PLAN_IDS.expert, EXPERT)).toBe('current');
    expect(action(PLAN_IDS.expert, { ...EXPERT, status: 'past_due' })).toBe('current');
  });

  test('asks to confirm the change while another plan has time left', () => {
    expect(action(PLAN_IDS.ace, EXPERT)).toBe('change');
    expect(action(PLAN_IDS.ace, { ...EXPERT, status: 'canceled' })).toBe('change');
  });

  test('reactivates a canceled plan with time left, and buys one again that has none', () => {
    const canceled = { ...EXPERT, status: 'canceled' };
    expect(action(PLAN_IDS.expert, canceled, [PLAN_IDS.expert])).toBe('reactivate');
    expect(action(PLAN_IDS.expert, { ...canceled, current_period_end: days(-1) })).toBe('buy');
    expect(action(PLAN_IDS.expert, { ...canceled, stripe_subscription_id: null })).toBe('buy');
    const once = { ...canceled, plan_id: PLAN_IDS.ace };
    expect(action(PLAN_IDS.ace, once)).toBe('buy');
  });

  test('does not offer the free plan while paid time is left', () => {
    expect(action(PLAN_IDS.free, EXPERT)).toBe('paid-time-left');
    expect(action(PLAN_IDS.free, { ...EXPERT, status: 'canceled' })).toBe('paid-time-left');
    expect(action(PLAN_IDS.free, EXPERT, [PLAN_IDS.free])).toBe('spent');
    expect(action(PLAN_IDS.free, { ...EXPERT, current_period_end: days(-1) })).toBe('buy');
  });

  test('offers the demo plan once in a lifetime, and any other plan again', () => {
    expect(action(PLAN_IDS.free, null, [PLAN_IDS.free])).toBe('spent');
    expect(action(PLAN_IDS.ace, null, [PLAN_IDS.ace])).toBe('buy');
  });
});

describe('canceling', () => {
  test('is offered for an Expert plan that Stripe charges, or tries to, and for nothing else', () => {
    expect(mayCancelSubscription(EXPERT)).toBe(true);
    expect(mayCancelSubscription({ ...EXPERT, status: 'past_due' })).toBe(true);
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

describe('a canceled plan', () => {
  const ending = (inMs: number) => ({
    ...EXPERT,
    status: 'canceled',
    current_period_end: new Date(NOW + inMs).toISOString(),
  });

  test('can be reactivated until the two days that the payment page needs before the first charge', () => {
    expect(isReactivatable(ending(49 * MS_PER_HOUR), NOW)).toBe(true);
    expect(isReactivatable(ending(49 * MS_PER_HOUR - 1), NOW)).toBe(false);
    expect(isReactivatable(EXPERT, NOW)).toBe(false);
    expect(isReactivatable(null, NOW)).toBe(false);
  });
});

describe('the next payment', () => {
  test('comes when the period ends, also where carried time makes the period longer', () => {
    expect(nextPaymentDate(EXPERT, NOW)).toBe(days(28));
    expect(nextPaymentDate({ ...EXPERT, current_period_end: days(50) }, NOW)).toBe(days(50));
  });

  test('has no date for a plan that is paid once, canceled, past due, over or missing', () => {
    expect(nextPaymentDate({ ...EXPERT, stripe_subscription_id: null }, NOW)).toBeNull();
    expect(nextPaymentDate({ ...EXPERT, status: 'canceled' }, NOW)).toBeNull();
    expect(nextPaymentDate({ ...EXPERT, status: 'past_due' }, NOW)).toBeNull();
    expect(nextPaymentDate({ ...EXPERT, current_period_end: days(-1) }, NOW)).toBeNull();
    expect(nextPaymentDate(null, NOW)).toBeNull();
  });
});
