import type Stripe from 'stripe';
import {
  type BillingState,
  billingState,
  bringStripeUpToDate,
  type EventReference,
  eventParams,
} from './billing-state.ts';
import { callRpc } from './rpc.ts';
import type { PaymentServices } from './services.ts';
import { idOf } from './stripe.ts';

/** Whether this is the invoice over 0 with which Stripe starts a trial; it is not stored. */
export function isTrialInvoice(invoice: Stripe.Invoice): boolean {
  return invoice.subtotal === 0;
}

/** Stores an invoice in the person's list. A paid renewal invoice also extends the plan, once. */
export async function upsertInvoice(
  services: PaymentServices,
  invoice: Stripe.Invoice,
  about: { readonly event: EventReference | null; readonly hasPaymentFailed: boolean },
): Promise<BillingState> {
  const state = await callRpc(
    services,
    'record_invoice',
    {
      invoice_id_param: idOf(invoice),
      stripe_customer_id_param: idOf(invoice.customer),
      stripe_subscription_id_param: idOf(invoice.parent?.subscription_details?.subscription),
      billing_reason_param: invoice.billing_reason,
      status_param: invoice.status ?? 'draft',
      amount_cents_param: invoice.total,
      currency_param: invoice.currency,
      description_param: invoice.description ?? invoice.lines.data[0]?.description ?? null,
      issued_at_param: new Date(invoice.created * 1000).toISOString(),
      invoice_pdf_param: invoice.invoice_pdf ?? null,
      hosted_invoice_url_param: invoice.hosted_invoice_url ?? null,
      has_payment_failed_param: about.hasPaymentFailed,
      ...eventParams(about.event),
    },
    billingState,
  );
  await bringStripeUpToDate(services, state);
  return state;
}
