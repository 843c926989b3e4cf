import { useQuery } from '@tanstack/react-query';
import { planFactsOf, usablePlanId } from '../../../core/access/usable-plan.ts';
import { TRIAL_PLAN_ID } from '../../../core/billing/plans.ts';
import { STREAK_REFRESH_MS } from '../../../core/billing/streak.ts';
import { subscriptionState } from '../../../core/billing/subscription.ts';
import type { FullSubscriptionRow } from '../../../core/contracts/rows.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { useServerNow } from '../../../lib/use-server-now.ts';
import { subscriptionQuery, trialTimerQuery } from '../api/subscription.queries.ts';

export interface SubscriptionFacts {
  readonly isLoading: boolean;
  /** The first lookup failed, so nothing is known; `retry` repeats it. */
  readonly isUnknown: boolean;
  /** A later refetch failed: the data may be out of date. */
  readonly isRecheckFailed: boolean;
  /** The error of the failed lookup; null without a failure. */
  readonly failure: unknown;
  readonly row: FullSubscriptionRow | null;
  readonly planId: string | null;
  readonly isExpired: boolean;
  readonly isActive: boolean;
  readonly timeLeftMs: number | null;
  /** ISO; only for a trial plan that has not expired (spec section 4). */
  readonly trialTimerExpiry: string | null;
  readonly retry: () => void;
}

/** What the person's subscription opens, computed from the row by the server's clock. */
export function useSubscription(userId: string | null): SubscriptionFacts {
  const subscription = useQuery({ ...subscriptionQuery(userId ?? ''), enabled: userId !== null });
  // The tick only re-renders; the current time is read on each render, so that new data is compared with the current
  // time.
  useServerNow(STREAK_REFRESH_MS);
  const row = subscription.data ?? null;
  const isKnown = subscription.data !== undefined;
  const nowMs = serverNow();
  const plan = planFactsOf(subscription.data, nowMs);
  const { isActive, timeLeftMs } = subscriptionState(row, nowMs);
  const isTrial = usablePlanId(plan) === TRIAL_PLAN_ID;
  const timer = useQuery({ ...trialTimerQuery(userId ?? ''), enabled: userId !== null && isTrial });
  return {
    // Loading only until the first answer, good or bad: later retries do not set it again.
    isLoading: userId !== null && !subscription.isFetched,
    isUnknown: userId !== null && subscription.isFetched && !isKnown,
    isRecheckFailed: isKnown && subscription.isError,
    failure: subscription.error,
    row,
    planId: plan.planId,
    isExpired: plan.isPlanExpired,
    isActive: isKnown && isActive,
    timeLeftMs,
    trialTimerExpiry: isTrial ? (timer.data ?? null) : null,
    retry: () => void subscription.refetch(),
  };
}
