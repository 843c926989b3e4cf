import type { PlanRow } from '../contracts/rows.ts';
import { shownInterval } from './offer.ts';
import { type AnnualSavings, annualPrice, annualSavings, struckThroughPrice } from './prices.ts';

export const BILLING_CYCLES = ['monthly', 'annual'] as const;
export type BillingCycle = (typeof BILLING_CYCLES)[number];

/** A plan's price as its card states it. Amounts are US dollars. */
export interface ShownPrice {
  /** 0 is displayed as 'Free'. */
  readonly amount: number;
  readonly interval: 'month' | 'year' | null;
  readonly formerAmount: number | null;
  /** Only where paying by the year is cheaper than twelve months. */
  readonly savings: AnnualSavings | null;
}

type PricedPlan = Pick<
  PlanRow,
  'plan_type' | 'price' | 'price_interval' | 'annual_price' | 'discounted_price'
>;

/** Only plans that renew themselves have a yearly price; a plan that is paid once shows the same price in both cycles. */
export function shownPrice(plan: PricedPlan, cycle: BillingCycle): ShownPrice {
  const interval = shownInterval(plan);
  if (cycle === 'annual' && interval === 'month') {
    const savings = annualSavings(plan);
    return {
      amount: annualPrice(plan),
      interval: 'year',
      formerAmount: null,
      savings: savings.amount > 0 ? savings : null,
    };
  }
  return { amount: plan.price, interval, formerAmount: struckThroughPrice(plan), savings: null };
}
