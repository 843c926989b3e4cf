import { isPeriodOpen, type SubscriptionRow } from '../billing/subscription.ts';

/** What is known of a person's plan. */
export interface PlanFacts {
  readonly planId: string | null;
  /** True also without any plan; false while nothing is known. */
  readonly isPlanExpired: boolean;
}

/** From the person's subscription: null where there is none, undefined while nobody knows. */
export function planFactsOf(row: SubscriptionRow | null | undefined, nowMs: number): PlanFacts {
  return {
    planId: row?.plan_id ?? null,
    isPlanExpired: row !== undefined && !isPeriodOpen(row, nowMs),
  };
}

/** The plan that the person can use now; null without one, after its end, and while nobody knows. */
export function usablePlanId({ planId, isPlanExpired }: PlanFacts): string | null {
  return isPlanExpired ? null : planId;
}
