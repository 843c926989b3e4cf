import { invalid, missing } from './api-error.ts';
import type { StripeStore } from './books.ts';
import { findCustomer, listCards } from './customers.ts';
import type { Price, Product, Subscription, SubscriptionItem } from './objects.ts';
import { integerParam, recordParam, requiredParam } from './params.ts';
import { priceDataParam } from './sessions.ts';

const SECONDS_PER_DAY = 24 * 60 * 60;

export interface SubscriptionRequest {
  readonly customer: string;
  readonly price: Price;
  readonly metadata: Readonly<Record<string, string>>;
  readonly card: string | null;
  /** Seconds since 1970; null: the first period is paid for. */
  readonly trialEnd: number | null;
}

/** Starts a subscription, with its first period or with a trial. */
export function startSubscription(books: StripeStore, request: SubscriptionRequest): Subscription {
  const { price, trialEnd } = request;
  const id = books.newId('sub');
  const start = books.now();
  const subscription: Subscription = {
    id,
    object: 'subscription',
    cancel_at_period_end: false,
    canceled_at: null,
    created: start,
    currency: price.currency,
    customer: request.customer,
    default_payment_method: request.card,
    ended_at: null,
    latest_invoice: null,
    livemode: false,
    metadata: { ...request.metadata },
    start_date: start,
    status: trialEnd === null ? 'active' : 'trialing',
    trial_end: trialEnd,
    trial_start: trialEnd === null ? null : start,
    items: {
      object: 'list',
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
      data: [
        {
          id: books.newId('si'),
          object: 'subscription_item',
          current_period_start: start,
          current_period_end: trialEnd ?? start + (price.recurringDays ?? 0) * SECONDS_PER_DAY,
          quantity: 1,
        },
      ],
    },
  };
  books.data.subscriptions[id] = subscription;
  books.data.subscriptionPrices[id] = price;
  return subscription;
}

/** `subscriptions.create` with a stored card. Requires a trial, because nothing here charges at once. */
export function createSubscription(books: StripeStore, params: URLSearchParams): Subscription {
  const customer = findCustomer(books, requiredParam(params, 'customer')).id;
  const card = requiredParam(params, 'default_payment_method');
  if (!listCards(books, customer).some(({ id }) => id === card)) throw missing('PaymentMethod', card);
  return startSubscription(books, {
    customer,
    price: itemPrice(books, params),
    metadata: recordParam(params, 'metadata'),
    card,
    trialEnd: trialEndParam(books, params),
  });
}

/** Updates a subscription; only the end of its trial, and so its next charge, can be changed. */
export function updateSubscription(books: StripeStore, id: string, params: URLSearchParams): Subscription {
  const subscription = findSubscription(books, id);
  const item = subscription.items.data[0];
  if (subscription.status === 'canceled' || item === undefined) throw missing('subscription', id);
  const trialEnd = trialEndParam(books, params);
  subscription.status = 'trialing';
  subscription.trial_start = books.now();
  subscription.trial_end = trialEnd;
  item.current_period_start = books.now();
  item.current_period_end = trialEnd;
  return subscription;
}

export function findSubscription(books: StripeStore, id: string): Subscription {
  const subscription = books.data.subscriptions[id];
  if (subscription === undefined) throw missing('subscription', id);
  return subscription;
}

/** Ends a subscription at once. Like Stripe, it does not find one that has already ended. */
export function cancelSubscription(books: StripeStore, id: string): Subscription {
  const subscription = findSubscription(books, id);
  if (subscription.status === 'canceled') throw missing('subscription', id);
  subscription.status = 'canceled';
  subscription.canceled_at = books.now();
  subscription.ended_at = books.now();
  return subscription;
}

/** Moves on to the next period, which ends a trial, and returns it. */
export function nextPeriod(books: StripeStore, subscription: Subscription): { start: number; end: number } {
  const item: SubscriptionItem | undefined = subscription.items.data[0];
  const price = books.data.subscriptionPrices[subscription.id];
  if (item === undefined || price === undefined) throw missing('subscription', subscription.id);
  subscription.status = 'active';
  item.current_period_start = item.current_period_end;
  item.current_period_end += (price.recurringDays ?? 0) * SECONDS_PER_DAY;
  return { start: item.current_period_start, end: item.current_period_end };
}

export function createProduct(books: StripeStore, params: URLSearchParams): Product {
  const id = params.get('id') ?? books.newId('prod');
  if (books.data.products[id] !== undefined) throw invalid('id', 'Product already exists.');
  const product: Product = {
    id,
    object: 'product',
    created: books.now(),
    livemode: false,
    name: requiredParam(params, 'name'),
  };
  books.data.products[id] = product;
  return product;
}

export function findProduct(books: StripeStore, id: string): Product {
  const product = books.data.products[id];
  if (product === undefined) throw missing('product', id);
  return product;
}

function trialEndParam(books: StripeStore, params: URLSearchParams): number {
  const trialEnd = integerParam(params, 'trial_end');
  if (trialEnd <= books.now()) throw invalid('trial_end', 'The `trial_end` date has to be in the future.');
  return trialEnd;
}

/** A price of the catalogue, or inline price data for an existing product. */
function itemPrice(books: StripeStore, params: URLSearchParams): Price {
  const id = params.get('items[0][price]');
  if (id !== null) {
    const price = books.data.prices[id];
    if (price === undefined) throw missing('price', id);
    return price;
  }
  const data = 'items[0][price_data]';
  const { name } = findProduct(books, requiredParam(params, `${data}[product]`));
  return { name, ...priceDataParam(params, data) };
}
