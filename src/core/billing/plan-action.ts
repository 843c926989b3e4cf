import type { Row } from '../contracts/rows.ts';
import { MS_PER_HOUR } from '../kernel/time.ts';
import { isTrialUsed } from './checkout.ts';
import { PLAN_IDS } from './plans.ts';
import { isPeriodOpen, type SubscriptionRow, subscriptionState } from './subscription.ts';

/** A person's subscription as its management needs it. */
export type ManagedSubscription = SubscriptionRow &
  Readonly<Pick<Row<'subscriptions'>, 'stripe_subscription_id'>>;

/** What a plan's button does for this person. */
export type PlanAction =
  /** The plan is running: there is nothing to do. */
  | 'current'
  /** The demo plan was had before and is had once in a lifetime. */
  | 'spent'
  /** The free plan never takes the place of time that is paid for. */
  | 'paid-time-left'
  /** The plan was canceled and has time left: it can renew again, and nothing is paid now. */
  | 'reactivate'
  /** Another plan is running, so the change is asked about first. */
  | 'change'
  | 'buy';

export interface PlanActionFacts {
  readonly row: ManagedSubscription | null;
  /** Every plan the person has ever started. */
  readonly usedPlanIds: readonly string[];
  readonly nowMs: number;
}

/** A canceled plan that still has time left can be taken up again at any time (spec section 2, cancel dialog). */
export function planAction(planId: string, { row, usedPlanIds, nowMs }: PlanActionFacts): PlanAction {
  const isOpen = isPeriodOpen(row, nowMs);
  if (isOpen && row?.plan_id === planId && row.status !== 'canceled') return 'current';
  if (isTrialUsed(planId, usedPlanIds)) return 'spent';
  if (isOpen && planId === PLAN_IDS.free) return 'paid-time-left';
  if (row?.plan_id === planId && isReactivatable(row, nowMs)) return 'reactivate';
  return isOpen && row?.plan_id !== planId ? 'change' : 'buy';
}

/** Stripe's checkout takes a first charge that is two days ahead or more; an hour is left for the person to get there. */
const REACTIVATION_LEAD_MS = 49 * MS_PER_HOUR;

/**
 * Whether a canceled plan can renew again without a payment now. In its last two days it is bought again instead: the time
 * left is kept, so that this costs the same.
 */
export function isReactivatable(row: ManagedSubscription | null, nowMs: number): boolean {
  const { timeLeftMs } = subscriptionState(row, nowMs);
  return (
    row?.plan_id === PLAN_IDS.expert &&
    row.status === 'canceled' &&
    row.stripe_subscription_id !== null &&
    timeLeftMs !== null &&
    timeLeftMs >= REACTIVATION_LEAD_MS
  );
}

/**
 * 'Cancel Subscription' is there for an active Expert plan that Stripe has a subscription of (spec section 5), and for one
 * whose last payment failed: nobody has to pay in order to leave.
 */
export function mayCancelSubscription(row: ManagedSubscription | null): boolean {
  return (
    row?.plan_id === PLAN_IDS.expert &&
    (row.status === 'active' || row.status === 'past_due') &&
    row.stripe_subscription_id !== null
  );
}

/** Whether Stripe goes on charging unless it is told to stop. */
export function isChargedAgain(row: ManagedSubscription | null): boolean {
  return row !== null && row.stripe_subscription_id !== null && row.status !== 'canceled';
}

/** When the card is charged next (ISO): when the period ends; null for a plan that is paid once, canceled or past due. */
export function nextPaymentDate(row: ManagedSubscription | null, nowMs: number): string | null {
  if (row === null || row.stripe_subscription_id === null || row.status !== 'active') return null;
  return isPeriodOpen(row, nowMs) ? row.current_period_end : null;
}
