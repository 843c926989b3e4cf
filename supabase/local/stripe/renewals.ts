import { ApiError, missing } from './api-error.ts';
import { takeCharge } from './charges.ts';
import { draftInvoice, finalizeInvoice, findInvoice, settleInvoice } from './invoices.ts';
import type { Invoice } from './objects.ts';
import type { PaymentContext } from './payments.ts';
import { findSubscription, nextPeriod } from './subscriptions.ts';

/** Begins the next period of a subscription: as at Stripe, the period moves at once and the invoice is a draft. */
export async function beginRenewal(till: PaymentContext, subscriptionId: string): Promise<Invoice> {
  const subscription = findSubscription(till.books, subscriptionId);
  const price = till.books.data.subscriptionPrices[subscriptionId];
  if (price === undefined || subscription.status === 'canceled')
    throw missing('subscription', subscriptionId);
  const period = nextPeriod(till.books, subscription);
  const invoice = draftInvoice(
    till.books,
    {
      customer: String(subscription.customer),
      price,
      discountCents: 0,
      billingReason: 'subscription_cycle',
      subscription,
      period,
      metadata: {},
    },
    till.invoiceUrl,
  );
  subscription.latest_invoice = invoice.id;
  till.books.save();
  await till.postman.emit('customer.subscription.updated', subscription);
  await till.postman.emit('invoice.created', invoice);
  return invoice;
}

/** Charges the stored card for an invoice. Like Stripe, it refuses an invoice that is already paid. */
export async function payInvoice(till: PaymentContext, invoiceId: string): Promise<Invoice> {
  const invoice = findInvoice(till.books, invoiceId);
  if (invoice.status === 'paid') {
    throw new ApiError(400, 'invalid_request_error', 'Invoice is already paid', {
      code: 'invoice_already_paid',
    });
  }
  if (invoice.status === 'draft') finalizeInvoice(till.books, invoiceId);
  settleInvoice(invoice);
  takeCharge(till.books, invoice, invoice.amount_paid, invoice);
  till.books.save();
  await till.postman.emit('invoice.paid', invoice);
  return invoice;
}

/** Declines the stored card at the renewal. */
export async function failInvoice(till: PaymentContext, invoiceId: string): Promise<void> {
  const invoice = findInvoice(till.books, invoiceId);
  if (invoice.status === 'draft') finalizeInvoice(till.books, invoiceId);
  invoice.attempt_count += 1;
  till.books.save();
  await till.postman.emit('invoice.payment_failed', invoice);
}
