import type { PlanRow } from '../contracts/rows.ts';
import { planKeyOfName } from './plans.ts';

/** Which of the three wordings of spec section 9 goes with a plan: highlight line and button text. */
export type OfferWording = 'demo' | 'ace' | 'other';

export function offerWording(planName: string): OfferWording {
  const key = planKeyOfName(planName);
  if (key === 'free') return 'demo';
  return key === 'ace' ? 'ace' : 'other';
}

const RENEWALS: Readonly<Record<string, 'month' | 'year'>> = {
  monthly: 'month',
  yearly: 'year',
  annual: 'year',
};

/** The interval shown beside a plan's price; null unless the plan is individual and renews itself (spec section 9). */
export function shownInterval(
  plan: Pick<PlanRow, 'plan_type' | 'price' | 'price_interval'>,
): 'month' | 'year' | null {
  if (plan.plan_type !== 'individual' || plan.price === 0) return null;
  return RENEWALS[plan.price_interval] ?? null;
}
