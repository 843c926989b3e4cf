import {
  type CreateCheckoutSessionAnswer,
  createCheckoutSessionBody,
} from '../../../src/core/contracts/functions.ts';
import { identifyCaller } from '../_shared/caller.ts';
import { endpoint, type Handler } from '../_shared/endpoint.ts';
import { beginPurchase } from '../_shared/purchase.ts';
import { askingStripe } from '../_shared/rate-limit.ts';
import type { PaymentServices } from '../_shared/services.ts';

const NAME = 'create-checkout-session';

/** Where a person goes whose plan needs no payment. */
const DASHBOARD_PATH = '/admin';

/** Begins a purchase: the answer's `url` is Stripe's page, or the dashboard when the plan was free. */
export function createCheckoutSession(services: PaymentServices): Handler {
  return endpoint({
    name: NAME,
    siteUrl: services.env.siteUrl,
    admit: (request) => identifyCaller(services, request, askingStripe(NAME)),
    body: createCheckoutSessionBody,
    answer: async (caller, { planId, flow, attemptId }): Promise<CreateCheckoutSessionAnswer> => {
      const url = await beginPurchase(services, caller, { planId, flow, attemptId });
      return url === null
        ? { url: `${services.env.siteUrl}${DASHBOARD_PATH}`, activated: true }
        : { url, activated: false };
    },
  });
}
