import { type PlanTerms, planTerms } from '../../../core/access/plan-terms.ts';
import { type OfferWording, offerWording } from '../../../core/billing/offer.ts';
import { type ShownPrice, shownPrice } from '../../../core/billing/shown-price.ts';
import type { PlanRow } from '../../../core/contracts/rows.ts';

/** A plan as a card on a public page shows it. */
export interface PlanOffer {
  readonly id: string;
  readonly name: string;
  /** Business plans only; individual plans are described by the highlight line. */
  readonly description: string | null;
  readonly price: ShownPrice;
  /** Key in `offers:action` and `offers:highlight`. */
  readonly wording: OfferWording;
  readonly features: readonly string[];
  readonly isPopular: boolean;
  readonly terms: PlanTerms;
}

/** The plans of one account type, cheapest first. */
export function offersOf(type: PlanRow['plan_type'], plans: readonly PlanRow[]): readonly PlanOffer[] {
  return plans
    .filter((plan) => plan.plan_type === type)
    .toSorted((one, other) => one.price - other.price)
    .map(planOffer);
}

/** Texts and price of one plan (spec section 9). */
export function planOffer(plan: PlanRow): PlanOffer {
  return {
    id: plan.id,
    name: plan.name,
    description: plan.plan_type === 'business' ? plan.description : null,
    price: shownPrice(plan, 'monthly'),
    wording: offerWording(plan.name),
    features: plan.features,
    isPopular: plan.is_popular,
    terms: planTerms(plan),
  };
}
