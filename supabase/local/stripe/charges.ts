import { missing } from './api-error.ts';
import type { StripeStore } from './books.ts';
import type { Charge, Invoice, InvoicePayment, Session } from './objects.ts';

/** Charges the stored card, for an invoice or without one. */
export function takeCharge(
  books: StripeStore,
  { customer, currency }: Pick<Session | Invoice, 'customer' | 'currency'>,
  cents: number,
  invoice: Invoice | null,
): Charge {
  const paymentIntent = books.newId('pi');
  const charge: Charge = {
    id: books.newId('ch'),
    object: 'charge',
    amount: cents,
    amount_refunded: 0,
    created: books.now(),
    currency: currency ?? 'usd',
    customer: String(customer),
    livemode: false,
    payment_intent: paymentIntent,
    refunded: false,
  };
  books.data.charges[charge.id] = charge;
  if (invoice !== null) {
    const id = books.newId('inpay');
    books.data.invoicePayments[id] = {
      id,
      object: 'invoice_payment',
      invoice: invoice.id,
      payment: { type: 'payment_intent', payment_intent: paymentIntent },
      status: 'paid',
    };
  }
  return charge;
}

export function listInvoicePayments(books: StripeStore, params: URLSearchParams): InvoicePayment[] {
  const paymentIntent = params.get('payment[payment_intent]');
  return Object.values(books.data.invoicePayments).filter(
    ({ payment }) => paymentIntent === null || payment.payment_intent === paymentIntent,
  );
}

/** Refunds a checkout session or an invoice: the remaining amount, or this many cents. */
export function refundCharge(books: StripeStore, paidId: string, cents?: number): Charge {
  const session = books.data.sessions[paidId];
  const invoiceId = session?.invoice ?? paidId;
  const paymentIntent =
    session?.payment_intent ??
    Object.values(books.data.invoicePayments).find(({ invoice }) => invoice === invoiceId)?.payment
      .payment_intent;
  const charge = Object.values(books.data.charges).find((one) => one.payment_intent === paymentIntent);
  if (charge === undefined) throw missing('charge', paidId);
  charge.amount_refunded = Math.min(charge.amount, charge.amount_refunded + (cents ?? charge.amount));
  charge.refunded = charge.amount_refunded === charge.amount;
  return charge;
}
