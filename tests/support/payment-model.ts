import { PLAN_IDS, type PlanKey } from '../../src/core/billing/plans.ts';
import { SUBSCRIPTION_PERIOD_MS } from '../../src/core/billing/subscription.ts';

/** The rules of paid time once more, in the plainest words, to hold the database's own against. Times in ms. */
export interface Account {
  readonly plan: PlanKey | null;
  readonly endsAt: number;
  readonly isCanceled: boolean;
  /** The latest purchase that was given: when its checkout was opened. */
  readonly latestPurchaseAt: number;
}

export const NO_PLAN: Account = { plan: null, endsAt: 0, isCanceled: false, latestPurchaseAt: -1 };

/** Dollars, as the plans migration sells them. */
export const PRICES: Readonly<Record<PlanKey, number>> = {
  free: 0,
  ace: 9.49,
  expert: 12.99,
  testing: 79,
  ticketing: 89,
  golden: 139,
};

/** A paid session is given. */
export function give(account: Account, plan: PlanKey, boughtAt: number, now: number): Account {
  const isOpen = account.plan !== null && account.endsAt > now;
  if (isOpen && account.plan !== null && account.latestPurchaseAt > boughtAt) {
    return { ...account, endsAt: account.endsAt + worth(SUBSCRIPTION_PERIOD_MS, plan, account.plan) };
  }
  const carried = isOpen && account.plan !== null ? worth(account.endsAt - now, account.plan, plan) : 0;
  return {
    plan,
    endsAt: now + carried + SUBSCRIPTION_PERIOD_MS,
    isCanceled: false,
    latestPurchaseAt: Math.max(account.latestPurchaseAt, boughtAt),
  };
}

/** Time of one plan as time of another: never more than it was. */
function worth(timeMs: number, from: PlanKey, to: PlanKey): number {
  if (PRICES[from] === 0) return 0;
  return timeMs * Math.min(1, PRICES[from] / PRICES[to]);
}

export function planKey(id: string | null): PlanKey | null {
  const found = Object.entries(PLAN_IDS).find(([, planId]) => planId === id);
  return found === undefined ? null : (found[0] as PlanKey);
}
