import { RETURN_PATHS, SESSION_ID_PARAM } from '../contracts/return-paths.ts';
import { type PlanKey, planKeyOfId } from './plans.ts';

export type CheckoutMode = 'subscription' | 'payment';

/** Stripe's checkout mode for a plan: only Expert recurs, everything else is paid once (spec section 7). */
export function checkoutModeOf(key: PlanKey): CheckoutMode {
  return key === 'expert' ? 'subscription' : 'payment';
}

/** Promotion codes are welcome at every checkout but the demo plan's (spec section 5). */
export function allowsPromotionCodes(key: PlanKey): boolean {
  return key !== 'free';
}

/** The path that Stripe returns to after payment; Stripe itself fills in the placeholder. */
export const CHECKOUT_SUCCESS_PATH = `${RETURN_PATHS.paid}?${SESSION_ID_PARAM}={CHECKOUT_SESSION_ID}`;

/** The demo plan can be taken once in a lifetime (spec section 5). */
export function isTrialUsed(planId: string, usedPlanIds: readonly string[]): boolean {
  return planKeyOfId(planId) === 'free' && usedPlanIds.includes(planId);
}
