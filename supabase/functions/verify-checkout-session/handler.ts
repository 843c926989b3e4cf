import type Stripe from 'stripe';
import {
  type VerifyCheckoutSessionAnswer,
  verifyCheckoutSessionBody,
} from '../../../src/core/contracts/functions.ts';
import { identifyCaller } from '../_shared/caller.ts';
import { endpoint, type Handler } from '../_shared/endpoint.ts';
import { buyerOf, fulfil } from '../_shared/fulfil.ts';
import { HttpError } from '../_shared/http-error.ts';
import type { PaymentServices } from '../_shared/services.ts';
import { isMissing } from '../_shared/stripe.ts';

/** Called by the return page: reads the session from Stripe and fulfils it unless the webhook already has. */
export function verifyCheckoutSession(services: PaymentServices): Handler {
  return endpoint({
    name: 'verify-checkout-session',
    siteUrl: services.env.siteUrl,
    admit: (request) => identifyCaller(services, request),
    body: verifyCheckoutSessionBody,
    answer: async (caller, { sessionId }): Promise<VerifyCheckoutSessionAnswer> => {
      const session = await findSession(services, sessionId);
      if (buyerOf(session) !== caller.id) throw new HttpError(403, 'This payment belongs to another account');
      const fulfilment = await fulfil(services, session);
      if (fulfilment.kind === 'refused') {
        throw new HttpError(409, 'This payment could not be matched to a plan', 'Please contact support.');
      }
      const isReactivation = session.metadata?.['resumes'] !== undefined;
      return fulfilment.kind === 'unpaid'
        ? {
            paymentStatus: 'unpaid',
            activated: false,
            planId: null,
            currentPeriodEnd: null,
            isReactivation,
          }
        : {
            paymentStatus: session.payment_status,
            activated: true,
            isReactivation,
            planId: fulfilment.state.plan_id ?? null,
            currentPeriodEnd: fulfilment.state.current_period_end ?? null,
          };
    },
  });
}

async function findSession(services: PaymentServices, sessionId: string): Promise<Stripe.Checkout.Session> {
  try {
    return await services.stripe.checkout.sessions.retrieve(sessionId);
  } catch (error) {
    if (isMissing(error)) throw new HttpError(404, 'There is no such payment');
    throw error;
  }
}
