import type { Row } from '../contracts/rows.ts';
import { MS_PER_DAY, MS_PER_HOUR } from '../kernel/time.ts';

/** Subscription state as computed from its row (spec section 4). */

/** A payment or plan change opens the plan for 30 days (spec section 9). */
export const SUBSCRIPTION_PERIOD_MS = 30 * MS_PER_DAY;

export type SubscriptionRow = Readonly<
  Pick<Row<'subscriptions'>, 'plan_id' | 'status' | 'current_period_end'>
>;

export interface SubscriptionState {
  readonly isExpired: boolean;
  readonly isActive: boolean;
  /** Milliseconds of access left, never negative; null without a known end. */
  readonly timeLeftMs: number | null;
}

/**
 * Expired when now is past the period end; active when not expired and the status says so; no row is both
 * expired and inactive. A canceled plan keeps its access until the period ends, so it is not expired before.
 */
export function subscriptionState(row: SubscriptionRow | null, nowMs: number): SubscriptionState {
  const endMs = row?.current_period_end == null ? Number.NaN : Date.parse(row.current_period_end);
  if (row === null || Number.isNaN(endMs)) return { isExpired: true, isActive: false, timeLeftMs: null };
  const isExpired = nowMs > endMs;
  return {
    isExpired,
    isActive: !isExpired && row.status === 'active',
    timeLeftMs: Math.max(0, endMs - nowMs),
  };
}

/** How a subscription stands, in the word that its badge says. */
export type SubscriptionStanding = 'active' | 'inactive' | 'canceled' | 'past-due';

/**
 * The computed state in a word that does not contradict it: what was canceled and is still open is no plain 'inactive', and
 * neither is what waits for a payment, also after its time has ended.
 */
export function subscriptionStanding(row: SubscriptionRow | null, nowMs: number): SubscriptionStanding {
  const { isActive, isExpired } = subscriptionState(row, nowMs);
  if (isActive) return 'active';
  if (row?.status === 'past_due') return 'past-due';
  return row?.status === 'canceled' && !isExpired ? 'canceled' : 'inactive';
}

/** On the select-plan screen a subscription counts while its period end lies ahead (spec section 4). */
export function isPeriodOpen(row: SubscriptionRow | null, nowMs: number): boolean {
  return !subscriptionState(row, nowMs).isExpired;
}

/** The trial countdown: whole hours until the timer runs out, or 0. */
export function trialHoursLeft(timerExpiry: string | null, nowMs: number): number {
  const endMs = timerExpiry === null ? Number.NaN : Date.parse(timerExpiry);
  return Number.isNaN(endMs) ? 0 : Math.max(0, Math.floor((endMs - nowMs) / MS_PER_HOUR));
}
