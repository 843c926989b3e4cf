import { isPeriodOpen, type SubscriptionRow } from '../billing/subscription.ts';

/** A person's plan, as far as it is loaded. */
export interface PlanFacts {
  readonly planId: string | null;
  /** True also for a person without a plan; false while the subscription is loading. */
  readonly isPlanExpired: boolean;
}

/** Plan facts from the subscription row: null for a person without one, undefined while it is loading. */
export function planFactsOf(row: SubscriptionRow | null | undefined, nowMs: number): PlanFacts {
  return {
    planId: row?.plan_id ?? null,
    isPlanExpired: row !== undefined && !isPeriodOpen(row, nowMs),
  };
}

/** The plan that the person can use now; null without a plan, after its end and while it is loading. */
export function usablePlanId({ planId, isPlanExpired }: PlanFacts): string | null {
  return isPlanExpired ? null : planId;
}
