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

/** The event does not concern us; it is acknowledged, because Stripe would send it again otherwise. */
const IGNORED = 'ignored';

/**
 * Handles an event and returns its outcome. Idempotent and independent of the order of events: the database records each
 * change in its ledger, in the same transaction and before the change itself.
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
 * Charges a renewal invoice at once. Stripe keeps it as a draft for an hour, during which a paying person would have no access,
 * because access ends with the period. The invoice of a replaced subscription or a closed account is never charged.
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
    // Stripe does not know of the end yet, or this event was on its way. It charges nothing before this event is answered.
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
    // A declined card causes its own event; an invoice that is already finalized or paid needs nothing.
    console.error(`stripe-webhook: ${id} was not charged early:`, error);
    return 'left_to_stripe';
  }
}

/** Whether a subscription will not charge again, including one that ends with its period. */
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
 * Handles a refund. A partial refund changes nothing; a full one revokes the remaining time that the payment bought, and ends
 * the subscription if it paid for one.
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

/** The id of the invoice that a payment paid. Charges do not contain it since API version 2025-03-31; invoice payments do. */
async function invoicePaidBy(services: PaymentServices, paymentIntent: string): Promise<string | null> {
  const { data } = await services.stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: paymentIntent },
    limit: 1,
  });
  return idOf(data[0]?.invoice);
}
