import { missing } from './api-error.ts';
import type { StripeStore } from './books.ts';
import type { Order, Session, Subscription, SubscriptionItem } from './objects.ts';

const SECONDS_PER_DAY = 24 * 60 * 60;

/** The subscription of a checkout, which exists from the payment on and not before. */
export function startSubscription(books: StripeStore, session: Session, order: Order): Subscription {
  const id = books.newId('sub');
  const start = books.now();
  const subscription: Subscription = {
    id,
    object: 'subscription',
    cancel_at_period_end: false,
    canceled_at: null,
    created: start,
    currency: order.price.currency,
    customer: typeof session.customer === 'string' ? session.customer : '',
    ended_at: null,
    latest_invoice: null,
    livemode: false,
    metadata: { ...order.subscriptionMetadata },
    start_date: start,
    status: 'active',
    items: {
      object: 'list',
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
      data: [
        {
          id: books.newId('si'),
          object: 'subscription_item',
          current_period_start: start,
          current_period_end: start + (order.price.recurringDays ?? 0) * SECONDS_PER_DAY,
          quantity: 1,
        },
      ],
    },
  };
  books.data.subscriptions[id] = subscription;
  books.data.subscriptionPrices[id] = order.price;
  return subscription;
}

export function findSubscription(books: StripeStore, id: string): Subscription {
  const subscription = books.data.subscriptions[id];
  if (subscription === undefined) throw missing('subscription', id);
  return subscription;
}

/** Ends it at once. Like Stripe, it no longer finds one that has ended already. */
export function cancelSubscription(books: StripeStore, id: string): Subscription {
  const subscription = findSubscription(books, id);
  if (subscription.status === 'canceled') throw missing('subscription', id);
  subscription.status = 'canceled';
  subscription.canceled_at = books.now();
  subscription.ended_at = books.now();
  return subscription;
}

/** Moves on to the next period and returns it. */
export function nextPeriod(books: StripeStore, subscription: Subscription): { start: number; end: number } {
  const item: SubscriptionItem | undefined = subscription.items.data[0];
  const price = books.data.subscriptionPrices[subscription.id];
  if (item === undefined || price === undefined) throw missing('subscription', subscription.id);
  item.current_period_start = item.current_period_end;
  item.current_period_end += (price.recurringDays ?? 0) * SECONDS_PER_DAY;
  return { start: item.current_period_start, end: item.current_period_end };
}
