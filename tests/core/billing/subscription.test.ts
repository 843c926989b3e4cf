import { describe, expect, it } from 'vitest';
import {
  isPeriodOpen,
  SUBSCRIPTION_PERIOD_MS,
  type SubscriptionRow,
  subscriptionStanding,
  subscriptionState,
  trialHoursLeft,
} from '../../../src/core/billing/subscription.ts';
import { MS_PER_DAY, MS_PER_HOUR } from '../../../src/core/kernel/time.ts';
import { fc } from '../../support/fixed-seeds.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');

const endingIn = (ms: number, status = 'active'): SubscriptionRow => ({
  plan_id: null,
  status,
  current_period_end: new Date(NOW + ms).toISOString(),
});

describe('a subscription', () => {
  it('lasts thirty days from a payment', () => {
    expect(SUBSCRIPTION_PERIOD_MS / MS_PER_DAY).toBe(30);
  });

  it('runs until its period ends, and not past it', () => {
    expect(subscriptionState(endingIn(1), NOW)).toEqual({ isExpired: false, isActive: true, timeLeftMs: 1 });
    expect(subscriptionState(endingIn(0), NOW)).toEqual({ isExpired: false, isActive: true, timeLeftMs: 0 });
    expect(subscriptionState(endingIn(-1), NOW)).toEqual({ isExpired: true, isActive: false, timeLeftMs: 0 });
  });

  it('has the state of its badge: canceled only while it is open, past due also after it has ended', () => {
    expect(subscriptionStanding(null, NOW)).toBe('inactive');
    expect(subscriptionStanding(endingIn(1), NOW)).toBe('active');
    expect(subscriptionStanding(endingIn(-1), NOW)).toBe('inactive');
    expect(subscriptionStanding(endingIn(1, 'canceled'), NOW)).toBe('canceled');
    expect(subscriptionStanding(endingIn(-1, 'canceled'), NOW)).toBe('inactive');
    expect(subscriptionStanding(endingIn(1, 'past_due'), NOW)).toBe('past-due');
    expect(subscriptionStanding(endingIn(-1, 'past_due'), NOW)).toBe('past-due');
  });

  it('that was canceled keeps its access to the end without being active', () => {
    const canceled = subscriptionState(endingIn(MS_PER_DAY, 'canceled'), NOW);
    expect(canceled).toEqual({ isExpired: false, isActive: false, timeLeftMs: MS_PER_DAY });
    expect(isPeriodOpen(endingIn(MS_PER_DAY, 'canceled'), NOW)).toBe(true);
  });

  it.each([
    ['no row', null],
    ['no end', { plan_id: null, status: 'active', current_period_end: null }],
    ['an end that is no date', { plan_id: null, status: 'active', current_period_end: 'soon' }],
  ])('with %s is expired and inactive', (_says, row) => {
    expect(subscriptionState(row, NOW)).toEqual({ isExpired: true, isActive: false, timeLeftMs: null });
  });

  it('is never active and expired at once, and never has negative time left', () => {
    const anyRow = fc.record({
      plan_id: fc.constant(null),
      status: fc.constantFrom('active', 'canceled', 'past_due', ''),
      current_period_end: fc.option(
        fc.oneof(
          fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
          fc.string(),
        ),
        { nil: null },
      ),
    });
    fc.assert(
      fc.property(fc.option(anyRow, { nil: null }), fc.date({ noInvalidDate: true }), (row, now) => {
        const { isActive, isExpired, timeLeftMs } = subscriptionState(row, now.getTime());
        expect(isActive && isExpired).toBe(false);
        expect(timeLeftMs === null || timeLeftMs >= 0).toBe(true);
      }),
    );
  });
});

describe('the trial countdown', () => {
  it.each([
    [48 * MS_PER_HOUR, 48],
    [48 * MS_PER_HOUR - 1, 47],
    [MS_PER_HOUR, 1],
    [MS_PER_HOUR - 1, 0],
    [-MS_PER_DAY, 0],
  ])('with %d ms left shows %d whole hours', (left, hours) => {
    expect(trialHoursLeft(new Date(NOW + left).toISOString(), NOW)).toBe(hours);
  });

  it.each([null, 'later'])('shows 0 for a timer of %o', (expiry) => {
    expect(trialHoursLeft(expiry, NOW)).toBe(0);
  });
});
