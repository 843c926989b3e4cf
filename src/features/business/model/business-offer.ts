import { type OfferWording, offerWording } from '../../../core/billing/offer.ts';
import { struckThroughPrice } from '../../../core/billing/prices.ts';
import type { PlanRow } from '../../../core/contracts/rows.ts';
import { formatMoney } from '../../../lib/format.ts';

/** A business plan as its card shows it: its price names no interval (spec sections 6 and 9). */
export interface BusinessOffer {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  /** Null for a plan that costs nothing. */
  readonly price: string | null;
  readonly formerPrice: string | null;
  /** Key of `business:pricing.action` and `business:pricing.highlight`. */
  readonly wording: OfferWording;
  readonly features: readonly string[];
  readonly isPopular: boolean;
}

/** The business plans on offer, cheapest first. */
export function businessOffers(plans: readonly PlanRow[], locale?: string): readonly BusinessOffer[] {
  return plans
    .filter((plan) => plan.plan_type === 'business')
    .toSorted((one, other) => one.price - other.price)
    .map((plan) => {
      const former = struckThroughPrice(plan);
      return {
        id: plan.id,
        name: plan.name,
        description: plan.description,
        price: plan.price === 0 ? null : formatMoney(plan.price, 'USD', locale),
        formerPrice: former === null ? null : formatMoney(former, 'USD', locale),
        wording: offerWording(plan.name),
        features: plan.features,
        isPopular: plan.is_popular,
      };
    });
}
