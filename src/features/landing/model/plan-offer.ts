import { type OfferWording, offerWording, shownInterval } from '../../../core/billing/offer.ts';
import { struckThroughPrice } from '../../../core/billing/prices.ts';
import type { PlanRow } from '../../../core/contracts/rows.ts';
import { formatMoney } from '../../../lib/format.ts';

/** An individual plan as its card shows it. */
export interface PlanOffer {
  readonly id: string;
  readonly name: string;
  /** Null for a plan that costs nothing. */
  readonly price: string | null;
  readonly formerPrice: string | null;
  /** Key of `landing:pricing.interval`; null for a plan that is not paid again and again. */
  readonly interval: 'month' | 'year' | null;
  /** Key of `landing:pricing.action` and `landing:pricing.highlight`. */
  readonly wording: OfferWording;
  readonly features: readonly string[];
  readonly isPopular: boolean;
}

/** The individual plans on offer, cheapest first. */
export function individualOffers(plans: readonly PlanRow[], locale?: string): readonly PlanOffer[] {
  return plans
    .filter((plan) => plan.plan_type === 'individual')
    .toSorted((one, other) => one.price - other.price)
    .map((plan) => planOffer(plan, locale));
}

/** Words and price of one plan (spec section 9). */
export function planOffer(plan: PlanRow, locale?: string): PlanOffer {
  const former = struckThroughPrice(plan);
  return {
    id: plan.id,
    name: plan.name,
    price: plan.price === 0 ? null : formatMoney(plan.price, 'USD', locale),
    formerPrice: former === null ? null : formatMoney(former, 'USD', locale),
    interval: shownInterval(plan),
    wording: offerWording(plan.name),
    features: plan.features,
    isPopular: plan.is_popular,
  };
}
