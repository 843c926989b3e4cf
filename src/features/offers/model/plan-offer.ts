import { type OfferWording, offerWording, shownInterval } from '../../../core/billing/offer.ts';
import { struckThroughPrice } from '../../../core/billing/prices.ts';
import type { PlanRow } from '../../../core/contracts/rows.ts';
import { formatMoney } from '../../../lib/format.ts';

/** A plan as its card shows it on a public page. */
export interface PlanOffer {
  readonly id: string;
  readonly name: string;
  /** Of business plans alone: the highlight line says what an individual plan is. */
  readonly description: string | null;
  /** Null for a plan that costs nothing. */
  readonly price: string | null;
  readonly formerPrice: string | null;
  /** Null where the price names none (spec sections 6 and 9). */
  readonly interval: 'month' | 'year' | null;
  /** Key of `offers:action` and `offers:highlight`. */
  readonly wording: OfferWording;
  readonly features: readonly string[];
  readonly isPopular: boolean;
}

/** The plans of one type on offer, cheapest first. */
export function offersOf(
  type: PlanRow['plan_type'],
  plans: readonly PlanRow[],
  locale?: string,
): readonly PlanOffer[] {
  return plans
    .filter((plan) => plan.plan_type === type)
    .toSorted((one, other) => one.price - other.price)
    .map((plan) => planOffer(plan, locale));
}

/** Words and price of one plan (spec section 9). */
export function planOffer(plan: PlanRow, locale?: string): PlanOffer {
  const former = struckThroughPrice(plan);
  return {
    id: plan.id,
    name: plan.name,
    description: plan.plan_type === 'business' ? plan.description : null,
    price: plan.price === 0 ? null : formatMoney(plan.price, 'USD', locale),
    formerPrice: former === null ? null : formatMoney(former, 'USD', locale),
    interval: shownInterval(plan),
    wording: offerWording(plan.name),
    features: plan.features,
    isPopular: plan.is_popular,
  };
}
