import {
  type CreateCheckoutSessionAnswer,
  createCheckoutSessionBody,
} from '../../../src/core/contracts/functions.ts';
import { identifyCaller } from '../_shared/caller.ts';
import { openCheckout } from '../_shared/checkout.ts';
import { endpoint, type Handler } from '../_shared/endpoint.ts';
import { startFreePlan } from '../_shared/free-plan.ts';
import { loadPlan } from '../_shared/plans.ts';
import { askingStripe } from '../_shared/rate-limit.ts';
import type { PaymentServices } from '../_shared/services.ts';

const NAME = 'create-checkout-session';

/** Where a person lands whose plan needs no payment. */
const DASHBOARD_PATH = '/admin';

/** Begins a purchase: the answer's `url` is Stripe's page, or the dashboard when the plan was free. */
export function createCheckoutSession(services: PaymentServices): Handler {
  return endpoint({
    name: NAME,
    siteUrl: services.env.siteUrl,
    admit: (request) => identifyCaller(services, request, askingStripe(NAME)),
    body: createCheckoutSessionBody,
    answer: async (caller, { planId, flow, attemptId }): Promise<CreateCheckoutSessionAnswer> => {
      const plan = await loadPlan(services, planId);
      if (plan.key === 'free') {
        await startFreePlan(services, caller, attemptId);
        return { url: `${services.env.siteUrl}${DASHBOARD_PATH}`, activated: true };
      }
      return { url: await openCheckout(services, caller, { plan, flow, attemptId }), activated: false };
    },
  });
}
