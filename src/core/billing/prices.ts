/** Price rules of spec section 9. Amounts are US dollars, as in the `plans` table. */

/** Annual billing is 20 % cheaper for a plan without an annual price of its own. */
const ANNUAL_DISCOUNT_FACTOR = 0.8;
const MONTHS_PER_YEAR = 12;

export interface PricedPlan {
  readonly price: number;
  readonly annual_price?: number | null;
  readonly discounted_price?: number | null;
}

/** The yearly price in dollars. */
export function annualPrice(plan: PricedPlan): number {
  return plan.annual_price ?? roundToCents(plan.price * ANNUAL_DISCOUNT_FACTOR * MONTHS_PER_YEAR);
}

export interface AnnualSavings {
  /** Dollars saved per year compared with twelve monthly payments. */
  readonly amount: number;
  /** The same as a whole percentage. */
  readonly percent: number;
}

/** What annual billing saves; zero when it costs the same or more. */
export function annualSavings(plan: PricedPlan): AnnualSavings {
  const monthly = plan.price * MONTHS_PER_YEAR;
  const amount = roundToCents(monthly - annualPrice(plan));
  if (monthly <= 0 || amount <= 0) return { amount: 0, percent: 0 };
  return { amount, percent: Math.round((amount / monthly) * 100) };
}

/** The former price to strike through; null unless it is above the price (spec section 9). */
export function struckThroughPrice(plan: PricedPlan): number | null {
  const former = plan.discounted_price;
  return former != null && former > plan.price ? former : null;
}

/** Cents as Stripe counts them. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}

function roundToCents(dollars: number): number {
  return toCents(dollars) / 100;
}
