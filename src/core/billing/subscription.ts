import type { Row } from '../contracts/rows.ts';
import { MS_PER_DAY, MS_PER_HOUR } from '../kernel/time.ts';

/** Subscription state as computed from its row (spec section 4). */

/** A payment or plan change starts a period of 30 days (spec section 9). */
export const SUBSCRIPTION_PERIOD_MS = 30 * MS_PER_DAY;

export type SubscriptionRow = Readonly<
  Pick<Row<'subscriptions'>, 'plan_id' | 'status' | 'current_period_end'>
>;

export interface SubscriptionState {
  readonly isExpired: boolean;
  readonly isActive: boolean;
  /** Milliseconds of access left, never negative; null when the period end is unknown. */
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

/** The status that a subscription's badge shows. */
export type SubscriptionStanding = 'active' | 'inactive' | 'canceled' | 'past-due';

/**
 * The badge's status. A canceled subscription with time left is 'canceled' rather than 'inactive'; one that waits for a
 * payment is 'past-due', also after its period has ended.
 */
export function subscriptionStanding(row: SubscriptionRow | null, nowMs: number): SubscriptionStanding {
  const { isActive, isExpired } = subscriptionState(row, nowMs);
  if (isActive) return 'active';
  if (row?.status === 'past_due') return 'past-due';
  return row?.status === 'canceled' && !isExpired ? 'canceled' : 'inactive';
}

/** Whether the period end lies ahead; the status does not matter (spec section 4, select-plan screen). */
export function isPeriodOpen(row: SubscriptionRow | null, nowMs: number): boolean {
  return !subscriptionState(row, nowMs).isExpired;
}

/** The trial countdown: whole hours until the timer runs out, or 0. */
export function trialHoursLeft(timerExpiry: string | null, nowMs: number): number {
  const endMs = timerExpiry === null ? Number.NaN : Date.parse(timerExpiry);
  return Number.isNaN(endMs) ? 0 : Math.max(0, Math.floor((endMs - nowMs) / MS_PER_HOUR));
}
