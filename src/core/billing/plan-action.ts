import { isTrialUsed } from './checkout.ts';
import { PLAN_IDS } from './plans.ts';
import { isPeriodOpen, SUBSCRIPTION_PERIOD_MS, type SubscriptionRow } from './subscription.ts';

/** A person's subscription as its management needs it. */
export interface ManagedSubscription extends SubscriptionRow {
  readonly current_period_start: string | null;
  readonly stripe_subscription_id: string | null;
}

/** What a plan's button does for this person. */
export type PlanAction =
  /** The plan is running: there is nothing to do. */
  | 'current'
  /** The demo plan was had before and is had once in a lifetime. */
  | 'spent'
  /** Another plan is running, so the change is asked about first. */
  | 'change'
  | 'buy';

export interface PlanActionFacts {
  readonly row: ManagedSubscription | null;
  /** Every plan the person has ever started. */
  readonly usedPlanIds: readonly string[];
  readonly nowMs: number;
}

/** A canceled plan that still has time left can be bought again at any time (spec section 2, cancel dialog). */
export function planAction(planId: string, { row, usedPlanIds, nowMs }: PlanActionFacts): PlanAction {
  const isOpen = isPeriodOpen(row, nowMs);
  if (isOpen && row?.plan_id === planId && row.status !== 'canceled') return 'current';
  if (isTrialUsed(planId, usedPlanIds)) return 'spent';
  return isOpen && row?.plan_id !== planId ? 'change' : 'buy';
}

/** 'Cancel Subscription' is there for an active Expert plan that Stripe has a subscription of (spec section 5). */
export function mayCancelSubscription(row: ManagedSubscription | null): boolean {
  return row?.plan_id === PLAN_IDS.expert && row.status === 'active' && row.stripe_subscription_id !== null;
}

/** Whether Stripe goes on charging unless it is told to stop. */
export function isChargedAgain(row: ManagedSubscription | null): boolean {
  return row !== null && row.stripe_subscription_id !== null && row.status !== 'canceled';
}

/**
 * When the card is charged next (ISO); null for a plan that is paid once or canceled. Stripe charges every 30 days from
 * the start; the end of the period lies later where paid time of another plan was carried over.
 */
export function nextPaymentDate(row: ManagedSubscription | null, nowMs: number): string | null {
  const isRecurring = row !== null && row.stripe_subscription_id !== null && row.status === 'active';
  const startMs = row?.current_period_start == null ? Number.NaN : Date.parse(row.current_period_start);
  if (!isRecurring || Number.isNaN(startMs)) return null;
  const periods = Math.max(1, Math.ceil((nowMs - startMs) / SUBSCRIPTION_PERIOD_MS));
  return new Date(startMs + periods * SUBSCRIPTION_PERIOD_MS).toISOString();
}
