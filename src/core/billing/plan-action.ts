import type { Row } from '../contracts/rows.ts';
import { MS_PER_HOUR } from '../kernel/time.ts';
import { isTrialUsed } from './checkout.ts';
import { PLAN_IDS } from './plans.ts';
import { isPeriodOpen, type SubscriptionRow, subscriptionState } from './subscription.ts';

/** The columns of a subscription that plan management reads. */
export type ManagedSubscription = SubscriptionRow &
  Readonly<Pick<Row<'subscriptions'>, 'stripe_subscription_id'>>;

/** What a plan's button does for this person. */
export type PlanAction =
  /** The plan is running; there is nothing to do. */
  | 'current'
  /** The person had the demo plan before, and it is available once per person. */
  | 'spent'
  /** The free plan never replaces a paid period that is still running. */
  | 'paid-time-left'
  /** The plan was canceled and has time left: it can renew again, and nothing is paid now. */
  | 'reactivate'
  /** Another plan is running, so the person confirms the change first. */
  | 'change'
  | 'buy';

export interface PlanActionFacts {
  readonly row: ManagedSubscription | null;
  /** Every plan the person has ever started. */
  readonly usedPlanIds: readonly string[];
  readonly nowMs: number;
}

/** What the plan's button does. A canceled plan with time left can be reactivated at any time (spec section 2, cancel dialog). */
export function planAction(planId: string, { row, usedPlanIds, nowMs }: PlanActionFacts): PlanAction {
  const isOpen = isPeriodOpen(row, nowMs);
  if (isOpen && row?.plan_id === planId && row.status !== 'canceled') return 'current';
  if (isTrialUsed(planId, usedPlanIds)) return 'spent';
  if (isOpen && planId === PLAN_IDS.free) return 'paid-time-left';
  if (row?.plan_id === planId && isReactivatable(row, nowMs)) return 'reactivate';
  return isOpen && row?.plan_id !== planId ? 'change' : 'buy';
}

/** Stripe's checkout requires a first charge at least two days ahead; one more hour is allowed for completing the form. */
const REACTIVATION_LEAD_MS = 49 * MS_PER_HOUR;

/**
 * Whether a canceled plan can renew again without a payment now. In its last two days it is bought again instead, at the same
 * cost: the remaining time is kept.
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
 * Whether 'Cancel Subscription' is offered: for an active Expert plan with a Stripe subscription (spec section 5), and for one
 * whose last payment failed, so that nobody has to pay in order to leave.
 */
export function mayCancelSubscription(row: ManagedSubscription | null): boolean {
  return (
    row?.plan_id === PLAN_IDS.expert &&
    (row.status === 'active' || row.status === 'past_due') &&
    row.stripe_subscription_id !== null
  );
}

/** Whether Stripe will charge again unless the subscription is canceled. */
export function isChargedAgain(row: ManagedSubscription | null): boolean {
  return row !== null && row.stripe_subscription_id !== null && row.status !== 'canceled';
}

/** When the card is charged next (ISO): at the end of the period. Null for a plan that is paid once, canceled or past due. */
export function nextPaymentDate(row: ManagedSubscription | null, nowMs: number): string | null {
  if (row === null || row.stripe_subscription_id === null || row.status !== 'active') return null;
  return isPeriodOpen(row, nowMs) ? row.current_period_end : null;
}
