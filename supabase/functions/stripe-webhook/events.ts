import type Stripe from 'stripe';
import {
  type BillingState,
  billingState,
  bringStripeUpToDate,
  type EventReference,
  eventParams,
} from '../_shared/billing-state.ts';
import { fulfil } from '../_shared/fulfil.ts';
import { writeOnce } from '../_shared/idempotency.ts';
import { isTrialInvoice, upsertInvoice } from '../_shared/invoices.ts';
import { resume } from '../_shared/reactivation.ts';
import { callRpc } from '../_shared/rpc.ts';
import type { PaymentServices } from '../_shared/services.ts';
import { idOf } from '../_shared/stripe.ts';

/** Nothing of ours is concerned; Stripe is told that all is well, or it would go on asking. */
const IGNORED = 'ignored';

/**
 * Does what an event asks for and says what came of it. Safe in any order and any number of times: each change is entered
 * in the ledger in its own transaction, before the work.
 */
export async function handleEvent(services: PaymentServices, event: Stripe.Event): Promise<string> {
  const reference: EventReference = { id: event.id, type: event.type };
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const fulfilment = await fulfil(services, event.data.object, reference);
      return fulfilment.kind === 'given' ? fulfilment.state.outcome : fulfilment.kind;
    }
    case 'invoice.created':
      return await chargeNow(services, event.data.object);
    case 'invoice.paid':
      if (isTrialInvoice(event.data.object)) return IGNORED;
      return (await upsertInvoice(services, event.data.object, { event: reference, hasPaymentFailed: false }))
        .outcome;
    case 'invoice.payment_failed':
      return (await upsertInvoice(services, event.data.object, { event: reference, hasPaymentFailed: true }))
        .outcome;
    case 'customer.subscription.created':
      return (await resume(services, event.data.object, reference))?.outcome ?? IGNORED;
    case 'customer.subscription.updated':
      return hasEnded(event.data.object)
        ? (await markEnded(services, event.data.object, reference)).outcome
        : IGNORED;
    case 'customer.subscription.deleted':
      return (await markEnded(services, event.data.object, reference)).outcome;
    case 'charge.refunded':
      return await revokeRefunded(services, event.data.object, reference);
    default:
      return IGNORED;
  }
}

/**
 * Stripe leaves the invoice of a renewal lying for an hour before it charges the card, and for that hour a paying person
 * would stand before a closed door: access ends with the period. So it is charged as soon as it exists, unless its
 * subscription was replaced or its account closed: then it never is.
 */
async function chargeNow(services: PaymentServices, invoice: Stripe.Invoice): Promise<string> {
  const { id } = invoice;
  if (id === undefined || invoice.billing_reason !== 'subscription_cycle' || invoice.status !== 'draft')
    return IGNORED;
  const subscription = idOf(invoice.parent?.subscription_details?.subscription);
  const state = await callRpc(
    services,
    'judge_renewal',
    { stripe_subscription_id_param: subscription },
    billingState,
  );
  if (state.outcome === 'not_ours') return IGNORED;
  if (state.outcome === 'ending') {
    // Stripe had not been told, or this was on its way already. It charges nothing before this event is answered.
    await bringStripeUpToDate(services, state);
    await writeOnce(`hold:${id}`, (options) =>
      services.stripe.invoices.update(id, { auto_advance: false }, options),
    );
    return 'not_charged';
  }
  try {
    await writeOnce(`finalize:${id}`, (options) => services.stripe.invoices.finalizeInvoice(id, {}, options));
    await writeOnce(`pay:${id}`, (options) => services.stripe.invoices.pay(id, {}, options));
    return 'charged';
  } catch (error) {
    // A refused card comes back as an event of its own, and what is finalized or paid already needs nothing more.
    console.error(`stripe-webhook: ${id} was not charged early:`, error);
    return 'left_to_stripe';
  }
}

/** Also one that is only going to end: no further charge will come, and the row says no more than that. */
function hasEnded(subscription: Stripe.Subscription): boolean {
  const { status, cancel_at_period_end: isEnding } = subscription;
  return isEnding || status === 'canceled' || status === 'unpaid' || status === 'incomplete_expired';
}

async function markEnded(
  services: PaymentServices,
  subscription: Stripe.Subscription,
  event: EventReference,
): Promise<BillingState> {
  const { canceled_at: canceledAt } = subscription;
  return await callRpc(
    services,
    'mark_subscription_canceled',
    {
      stripe_subscription_id_param: subscription.id,
      stripe_customer_id_param: idOf(subscription.customer),
      canceled_at_param: canceledAt === null ? null : new Date(canceledAt * 1000).toISOString(),
      ...eventParams(event),
    },
    billingState,
  );
}

/**
 * Part of a payment given back is a kindness and changes nothing here; the whole of it takes along what is left of the time
 * that it bought, and the subscription, if it was one's.
 */
async function revokeRefunded(
  services: PaymentServices,
  charge: Stripe.Charge,
  event: EventReference,
): Promise<string> {
  const paymentIntent = idOf(charge.payment_intent);
  if (!charge.refunded || paymentIntent === null) return IGNORED;
  const state = await callRpc(
    services,
    'refund_payment',
    {
      payment_intent_id_param: paymentIntent,
      invoice_id_param: await invoicePaidBy(services, paymentIntent),
      stripe_customer_id_param: idOf(charge.customer),
      ...eventParams(event),
    },
    billingState,
  );
  await bringStripeUpToDate(services, state);
  return state.outcome;
}

/** A charge does not name its invoice (since API version 2025-03-31); the list of invoices' payments does. */
async function invoicePaidBy(services: PaymentServices, paymentIntent: string): Promise<string | null> {
  const { data } = await services.stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: paymentIntent },
    limit: 1,
  });
  return idOf(data[0]?.invoice);
}
