import { ApiError, invalid, missing } from './api-error.ts';
import type { StripeStore } from './books.ts';
import { findCustomer } from './customers.ts';
import type { Order, Price, Session } from './objects.ts';
import { integerParam, recordParam, requiredParam } from './params.ts';
import { discountOf } from './promotions.ts';

const SESSION_LIFE_S = 24 * 60 * 60;
const LINE = 'line_items[0]';

/** Creates a checkout session; `pageUrl` returns the URL of its page. */
export function createSession(
  books: StripeStore,
  params: URLSearchParams,
  pageUrl: (id: string) => string,
): Session {
  const mode = requiredParam(params, 'mode');
  if (mode !== 'payment' && mode !== 'subscription') throw invalid('mode', `Invalid mode: ${mode}`);
  const customer = findCustomer(books, requiredParam(params, 'customer')).id;
  const price = priceParam(books, params);
  if (mode === 'subscription' && price.recurringDays === null) {
    throw invalid(LINE, 'You must provide at least one recurring price in `subscription` mode.');
  }
  if (mode === 'payment' && price.recurringDays !== null) {
    throw invalid(LINE, 'You specified `payment` mode but passed a recurring price.');
  }
  const trialEnd = trialEndParam(books, params);
  const id = books.newId('cs_test');
  const subtotal = trialEnd === null ? price.unitAmount * integerParam(params, `${LINE}[quantity]`) : 0;
  const session: Session = {
    id,
    object: 'checkout.session',
    allow_promotion_codes: params.get('allow_promotion_codes') === 'true',
    amount_subtotal: subtotal,
    amount_total: subtotal,
    cancel_url: params.get('cancel_url'),
    client_reference_id: params.get('client_reference_id'),
    created: books.now(),
    currency: price.currency,
    customer,
    expires_at: books.now() + SESSION_LIFE_S,
    invoice: null,
    livemode: false,
    metadata: recordParam(params, 'metadata'),
    mode,
    payment_intent: null,
    payment_method_types: [requiredParam(params, 'payment_method_types[0]')],
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    success_url: requiredParam(params, 'success_url'),
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    url: pageUrl(id),
  };
  books.data.sessions[id] = session;
  books.data.orders[id] = {
    price,
    makesInvoice: mode === 'subscription' || params.get('invoice_creation[enabled]') === 'true',
    subscriptionMetadata: recordParam(params, 'subscription_data[metadata]'),
    trialEnd,
    promotionCode: null,
  };
  return session;
}

/** The session with this id, marked as expired if its time is over. */
export function findSession(books: StripeStore, id: string): Session {
  const session = books.data.sessions[id];
  if (session === undefined) throw missing('checkout.session', id);
  if (session.status === 'open' && session.expires_at <= books.now()) close(session);
  return session;
}

export function orderOf(books: StripeStore, session: Session): Order {
  const order = books.data.orders[session.id];
  if (order === undefined) throw missing('checkout.session', session.id);
  return order;
}

/** The newest first, as Stripe lists. */
export function listSessions(books: StripeStore, params: URLSearchParams): Session[] {
  const customer = params.get('customer');
  const status = params.get('status');
  return Object.keys(books.data.sessions)
    .map((id) => findSession(books, id))
    .filter((session) => customer === null || session.customer === customer)
    .filter((session) => status === null || session.status === status)
    .reverse();
}

export function expireSession(books: StripeStore, id: string): Session {
  const session = findSession(books, id);
  if (session.status !== 'open') {
    throw new ApiError(
      400,
      'invalid_request_error',
      'Only Checkout Sessions with a status of open can expire.',
    );
  }
  close(session);
  return session;
}

/** Applies a promotion code to an open session; null removes it. */
export function applyPromotion(books: StripeStore, session: Session, code: string | null): void {
  const order = orderOf(books, session);
  const subtotal = session.amount_subtotal ?? 0;
  const discount = discountOf(code, subtotal);
  order.promotionCode = code;
  session.amount_total = subtotal - discount;
  session.total_details = { amount_discount: discount, amount_shipping: 0, amount_tax: 0 };
}

function close(session: Session): void {
  session.status = 'expired';
  session.url = null;
}

const TRIAL_LEAD_S = 2 * 24 * 60 * 60;

function trialEndParam(books: StripeStore, params: URLSearchParams): number | null {
  const name = 'subscription_data[trial_end]';
  if (!params.has(name)) return null;
  const trialEnd = integerParam(params, name);
  if (trialEnd < books.now() + TRIAL_LEAD_S) {
    throw invalid(name, 'The `trial_end` date has to be at least 2 days in the future.');
  }
  return trialEnd;
}

function priceParam(books: StripeStore, params: URLSearchParams): Price {
  const id = params.get(`${LINE}[price]`);
  if (id !== null) {
    const price = books.data.prices[id];
    if (price === undefined) throw missing('price', id);
    return price;
  }
  const data = `${LINE}[price_data]`;
  return { name: requiredParam(params, `${data}[product_data][name]`), ...priceDataParam(params, data) };
}

/** Inline price data of a request, without the name, which is the product's. */
export function priceDataParam(params: URLSearchParams, data: string): Omit<Price, 'name'> {
  return {
    currency: requiredParam(params, `${data}[currency]`),
    unitAmount: integerParam(params, `${data}[unit_amount]`),
    recurringDays: recurringDays(params, `${data}[recurring]`),
  };
}

const DAYS_OF_INTERVAL: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };

function recurringDays(params: URLSearchParams, name: string): number | null {
  const interval = params.get(`${name}[interval]`);
  if (interval === null) return null;
  const days = DAYS_OF_INTERVAL[interval];
  if (days === undefined) throw invalid(`${name}[interval]`, `Invalid interval: ${interval}`);
  return days * (params.has(`${name}[interval_count]`) ? integerParam(params, `${name}[interval_count]`) : 1);
}
