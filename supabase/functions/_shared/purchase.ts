import type { CheckoutFlow } from '../../../src/core/contracts/vocabulary.ts';
import type { Caller } from './caller.ts';
import { openCheckout } from './checkout.ts';
import { startFreePlan } from './free-plan.ts';
import { loadPlan } from './plans.ts';
import type { PaymentServices } from './services.ts';

/** What a person decided to take, and where. */
interface Decision {
  readonly planId: string;
  readonly flow: CheckoutFlow;
  readonly attemptId: string;
}

/**
 * Begins the way to a plan: a paid one opens its checkout, the free one is started at once.
 *
 * @returns Stripe's page; null where nothing is to be paid and the plan is active.
 * @throws HttpError 404 for a plan that is not on offer, 409 for a free one that cannot be had any more.
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
