import { RETURN_PATHS, SESSION_ID_PARAM } from '../contracts/return-paths.ts';
import { type PlanKey, planKeyOfId } from './plans.ts';

export type CheckoutMode = 'subscription' | 'payment';

/** Stripe's checkout mode for a plan: only Expert recurs, everything else is paid once (spec section 7). */
export function checkoutModeOf(key: PlanKey): CheckoutMode {
  return key === 'expert' ? 'subscription' : 'payment';
}

/** Every checkout but the demo plan's accepts promotion codes (spec section 5). */
export function allowsPromotionCodes(key: PlanKey): boolean {
  return key !== 'free';
}

/** The path that Stripe returns to after payment; Stripe itself fills in the placeholder. */
export const CHECKOUT_SUCCESS_PATH = `${RETURN_PATHS.paid}?${SESSION_ID_PARAM}={CHECKOUT_SESSION_ID}`;

/** Whether this is the demo plan and the person had it before: it is available once per person (spec section 5). */
export function isTrialUsed(planId: string, usedPlanIds: readonly string[]): boolean {
  return planKeyOfId(planId) === 'free' && usedPlanIds.includes(planId);
}
