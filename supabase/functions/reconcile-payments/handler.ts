import { emptyBody, type ReconcilePaymentsAnswer } from '../../../src/core/contracts/functions.ts';
import { type Caller, identifyCaller } from '../_shared/caller.ts';
import { endpoint, type Handler } from '../_shared/endpoint.ts';
import { buyerOf, fulfil } from '../_shared/fulfil.ts';
import { upsertInvoice } from '../_shared/invoices.ts';
import { askingStripe } from '../_shared/rate-limit.ts';
import type { PaymentServices } from '../_shared/services.ts';

const NAME = 'reconcile-payments';

/** Number of sessions to check; older ones were fulfilled long ago. */
const RECENT = 20;

const NOTHING: ReconcilePaymentsAnswer = { activated: false, planId: null, currentPeriodEnd: null };

/**
 * Reconciles payments at sign-in, in case neither the webhook nor the return page reported one: reads the caller's recent
 * sessions from Stripe and fulfils those that were not.
 */
export function reconcilePayments(services: PaymentServices): Handler {
  return endpoint({
    name: NAME,
    siteUrl: services.env.siteUrl,
    admit: (request) => identifyCaller(services, request, askingStripe(NAME)),
    body: emptyBody,
    answer: async (caller) => {
      if (caller.stripeCustomerId === null) return NOTHING;
      const given = await fulfilSessions(services, caller, caller.stripeCustomerId);
      const renewed = await fulfilRenewals(services, caller.stripeCustomerId);
      return renewed.activated ? renewed : given;
    },
  });
}

/** Fulfils the sessions oldest first, in their original order. */
async function fulfilSessions(services: PaymentServices, caller: Caller, customer: string) {
  const { data } = await services.stripe.checkout.sessions.list({
    customer,
    status: 'complete',
    limit: RECENT,
  });
  let answer = NOTHING;
  for (const session of data.reverse().filter((one) => buyerOf(one) === caller.id)) {
    const fulfilment = await fulfil(services, session);
    if (fulfilment.kind !== 'given') continue;
    answer = {
      activated: answer.activated || fulfilment.isNew,
      planId: fulfilment.state.plan_id ?? null,
      currentPeriodEnd: fulfilment.state.current_period_end ?? null,
    };
  }
  return answer;
}

async function fulfilRenewals(services: PaymentServices, customer: string) {
  const { data } = await services.stripe.invoices.list({ customer, status: 'paid', limit: RECENT });
  let answer = NOTHING;
  for (const invoice of data.reverse()) {
    if (invoice.billing_reason !== 'subscription_cycle') continue;
    const state = await upsertInvoice(services, invoice, { event: null, hasPaymentFailed: false });
    if (state.outcome !== 'renewed') continue;
    answer = {
      activated: true,
      planId: state.plan_id ?? null,
      currentPeriodEnd: state.current_period_end ?? null,
    };
  }
  return answer;
}
