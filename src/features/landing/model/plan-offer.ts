import { type PlanKey, planKeyOfName } from '../../../core/billing/plans.ts';
import { struckThroughPrice } from '../../../core/billing/prices.ts';
import type { PlanRow } from '../../../core/contracts/rows.ts';
import { formatMoney } from '../../../lib/format.ts';

/** A plan as its card shows it. Texts are keys of `landing:pricing`. */
export interface PlanOffer {
  readonly id: string;
  readonly name: string;
  /** Null for a plan that costs nothing. */
  readonly price: string | null;
  readonly formerPrice: string | null;
  /** Only individual plans that renew themselves name an interval (spec section 9). */
  readonly interval: 'perMonth' | 'perYear' | null;
  readonly highlight: 'demo' | 'ace' | 'other';
  readonly action: 'demo' | 'ace' | 'other';
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

/** Words and price of one plan by the rules of spec section 9: the demo and Ace have their own, all others share. */
export function planOffer(plan: PlanRow, locale?: string): PlanOffer {
  const wording = wordingOf(planKeyOfName(plan.name));
  const former = struckThroughPrice(plan);
  return {
    id: plan.id,
    name: plan.name,
    price: plan.price === 0 ? null : formatMoney(plan.price, 'USD', locale),
    formerPrice: former === null ? null : formatMoney(former, 'USD', locale),
    interval: intervalOf(plan),
    highlight: wording,
    action: wording,
    features: plan.features,
    isPopular: plan.is_popular,
  };
}

function wordingOf(key: PlanKey | null): PlanOffer['action'] {
  if (key === 'free') return 'demo';
  return key === 'ace' ? 'ace' : 'other';
}

const INTERVALS: Readonly<Record<string, PlanOffer['interval']>> = {
  monthly: 'perMonth',
  yearly: 'perYear',
  annual: 'perYear',
};

function intervalOf(plan: PlanRow): PlanOffer['interval'] {
  if (plan.plan_type !== 'individual' || plan.price === 0) return null;
  return INTERVALS[plan.price_interval] ?? null;
}
