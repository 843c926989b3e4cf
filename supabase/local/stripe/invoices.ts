import type Stripe from 'stripe';
import { ApiError, missing } from './api-error.ts';
import type { StripeStore } from './books.ts';
import type { Invoice, Price, Subscription } from './objects.ts';

export interface InvoiceRequest {
  readonly customer: string;
  readonly price: Price;
  readonly discountCents: number;
  readonly billingReason: Stripe.Invoice.BillingReason;
  readonly subscription: Subscription | null;
  readonly period: { readonly start: number; readonly end: number };
  readonly metadata: Readonly<Record<string, string>>;
}

/** Creates a draft invoice, which has no effect until it is paid. */
export function draftInvoice(
  books: StripeStore,
  request: InvoiceRequest,
  pageUrl: (id: string) => string,
): Invoice {
  const { price, subscription } = request;
  const id = books.newId('in');
  const total = price.unitAmount - request.discountCents;
  const invoice: Invoice = {
    id,
    object: 'invoice',
    amount_due: total,
    amount_paid: 0,
    amount_remaining: total,
    attempt_count: 0,
    auto_advance: true,
    billing_reason: request.billingReason,
    created: books.now(),
    currency: price.currency,
    customer: request.customer,
    description: null,
    hosted_invoice_url: pageUrl(id),
    invoice_pdf: `${pageUrl(id)}/pdf`,
    livemode: false,
    metadata: { ...request.metadata },
    number: `BENCH-${String(Object.keys(books.data.invoices).length + 1).padStart(4, '0')}`,
    parent: subscription === null ? null : subscriptionParent(subscription),
    status: 'draft',
    subtotal: price.unitAmount,
    total,
    lines: {
      object: 'list',
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
      data: [
        {
          id: books.newId('il'),
          object: 'line_item',
          amount: price.unitAmount,
          currency: price.currency,
          description: price.name,
          period: { ...request.period },
          quantity: 1,
        },
      ],
    },
  };
  books.data.invoices[id] = invoice;
  return invoice;
}

/** The reference to the subscription in an invoice since API version 2025-03-31. */
function subscriptionParent(subscription: Subscription): Stripe.Invoice.Parent {
  return {
    type: 'subscription_details',
    quote_details: null,
    subscription_details: { metadata: { ...subscription.metadata }, subscription: subscription.id },
  };
}

export function findInvoice(books: StripeStore, id: string): Invoice {
  const invoice = books.data.invoices[id];
  if (invoice === undefined) throw missing('invoice', id);
  return invoice;
}

/** The newest first, as Stripe lists. */
export function listInvoices(books: StripeStore, params: URLSearchParams): Invoice[] {
  const customer = params.get('customer');
  const status = params.get('status');
  return Object.values(books.data.invoices)
    .filter((invoice) => customer === null || invoice.customer === customer)
    .filter((invoice) => status === null || invoice.status === status)
    .reverse();
}

export function finalizeInvoice(books: StripeStore, id: string): Invoice {
  const invoice = findInvoice(books, id);
  if (invoice.status !== 'draft') {
    throw new ApiError(400, 'invalid_request_error', 'This invoice is already finalized.');
  }
  invoice.status = 'open';
  return invoice;
}

/** Updates an invoice; only `auto_advance` can be changed. */
export function updateInvoice(books: StripeStore, id: string, params: URLSearchParams): Invoice {
  const invoice = findInvoice(books, id);
  invoice.auto_advance = params.get('auto_advance') !== 'false';
  return invoice;
}

export function settleInvoice(invoice: Invoice): void {
  invoice.status = 'paid';
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.attempt_count += 1;
}
