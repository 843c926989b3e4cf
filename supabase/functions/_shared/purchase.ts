import type { CheckoutFlow } from '../../../src/core/contracts/vocabulary.ts';
import type { Caller } from './caller.ts';
import { openCheckout } from './checkout.ts';
import { startFreePlan } from './free-plan.ts';
import { loadPlan } from './plans.ts';
import type { PaymentServices } from './services.ts';

/** The plan that a person chose, and the page on which they did. */
interface Decision {
  readonly planId: string;
  readonly flow: CheckoutFlow;
  readonly attemptId: string;
}

/**
 * Begins a purchase: creates a checkout session for a paid plan, or starts the free plan at once.
 *
 * @returns the URL of Stripe's page; null when the free plan was started.
 * @throws HttpError 404 for an unknown plan, 409 when the free plan is no longer available to the caller.
 */
export async function beginPurchase(
  services: PaymentServices,
  caller: Caller,
  { planId, flow, attemptId }: Decision,
): Promise<string | null> {
  const plan = await loadPlan(services, planId);
  if (plan.key !== 'free') return openCheckout(services, caller, { plan, flow, attemptId });
  await startFreePlan(services, caller, attemptId);
  return null;
}
