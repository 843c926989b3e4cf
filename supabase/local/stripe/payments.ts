import type { StripeStore } from './books.ts';
import { type CardDetails, type CardErrors, cardErrors, declineReason } from './cards.ts';
import { takeCharge } from './charges.ts';
import { keepCard } from './customers.ts';
import { draftInvoice, settleInvoice } from './invoices.ts';
import type { Invoice, Order, Price, Session, Subscription } from './objects.ts';
import { orderOf } from './sessions.ts';
import { startSubscription } from './subscriptions.ts';
import type { WebhookDispatcher } from './webhooks.ts';

export interface PaymentContext {
  readonly books: StripeStore;
  readonly postman: WebhookDispatcher;
  /** The page where an invoice is read and paid; its PDF is at `/pdf` below. */
  readonly invoiceUrl: (invoiceId: string) => string;
}

export type PaymentOutcome =
  | { readonly kind: 'paid' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'invalid'; readonly errors: CardErrors }
  | { readonly kind: 'declined'; readonly reason: string };

/**
 * Pays an open session. The state changes in one step before any event is sent, so that a second submit finds the session
 * complete and has no further effect. Like Stripe, it resolves after the first delivery attempts of the events.
 */
export async function paySession(
  till: PaymentContext,
  session: Session,
  card: CardDetails,
): Promise<PaymentOutcome> {
  if (session.status === 'complete') return { kind: 'paid' };
  if (session.status !== 'open') return { kind: 'closed' };
  if (needsCard(session, orderOf(till.books, session))) {
    const errors = cardErrors(card, till.books.now() * 1000);
    if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
    const reason = declineReason(card);
    if (reason !== null) return { kind: 'declined', reason };
  }
  const { subscription, invoice } = settle(till, session);
  till.books.save();
  if (subscription !== null) await till.postman.emit('customer.subscription.created', subscription);
  if (invoice !== null) await till.postman.emit('invoice.paid', invoice);
  await till.postman.emit('checkout.session.completed', session);
  return { kind: 'paid' };
}

/** Whether a session requires a card: there is something to pay, or a trial that is charged later. */
export function needsCard(session: Session, order: Order): boolean {
  return (session.amount_total ?? 0) > 0 || order.trialEnd != null;
}

function settle(
  till: PaymentContext,
  session: Session,
): { readonly subscription: Subscription | null; readonly invoice: Invoice | null } {
  const { books } = till;
  const order = orderOf(books, session);
  const customer = String(session.customer);
  const subscription =
    session.mode === 'subscription'
      ? startSubscription(books, {
          customer,
          price: order.price,
          metadata: order.subscriptionMetadata,
          card: needsCard(session, order) ? keepCard(books, customer).id : null,
          trialEnd: order.trialEnd ?? null,
        })
      : null;
  const invoice = order.makesInvoice ? invoiceOf(till, session, order, subscription) : null;
  if (subscription !== null && invoice !== null) subscription.latest_invoice = invoice.id;
  session.status = 'complete';
  session.payment_status = (session.amount_total ?? 0) > 0 ? 'paid' : 'no_payment_required';
  session.url = null;
  session.subscription = subscription?.id ?? null;
  session.invoice = invoice?.id ?? null;
  if (session.payment_status === 'paid') {
    const paid = takeCharge(books, session, session.amount_total ?? 0, invoice);
    if (session.mode === 'payment') session.payment_intent = paid.payment_intent;
  }
  return { subscription, invoice };
}

function invoiceOf(
  till: PaymentContext,
  session: Session,
  order: Order,
  subscription: Subscription | null,
): Invoice {
  if (subscription?.status === 'trialing') return trialInvoice(till, subscription, order.price);
  const now = till.books.now();
  const item = subscription?.items.data[0];
  const invoice = draftInvoice(
    till.books,
    {
      customer: String(session.customer),
      price: order.price,
      discountCents: session.total_details?.amount_discount ?? 0,
      billingReason: subscription === null ? 'manual' : 'subscription_create',
      subscription,
      period: { start: item?.current_period_start ?? now, end: item?.current_period_end ?? now },
      metadata: session.metadata ?? {},
    },
    till.invoiceUrl,
  );
  settleInvoice(invoice);
  return invoice;
}

/** The invoice over 0 with which Stripe starts a trial; it is paid at once. */
export function trialInvoice(
  till: PaymentContext,
  subscription: Subscription,
  price: Price,
  billingReason: 'subscription_create' | 'subscription_update' = 'subscription_create',
): Invoice {
  const item = subscription.items.data[0];
  const now = till.books.now();
  const invoice = draftInvoice(
    till.books,
    {
      customer: String(subscription.customer),
      price: { ...price, name: `Trial period for ${price.name}`, unitAmount: 0 },
      discountCents: 0,
      billingReason,
      subscription,
      period: { start: item?.current_period_start ?? now, end: item?.current_period_end ?? now },
      metadata: {},
    },
    till.invoiceUrl,
  );
  settleInvoice(invoice);
  subscription.latest_invoice = invoice.id;
  return invoice;
}
