import { missing } from './api-error.ts';
import type { StripeStore } from './books.ts';
import type { Customer, PaymentMethod } from './objects.ts';
import { recordParam } from './params.ts';

export function createCustomer(books: StripeStore, params: URLSearchParams): Customer {
  const customer: Customer = {
    id: books.newId('cus'),
    object: 'customer',
    created: books.now(),
    email: params.get('email'),
    name: params.get('name'),
    invoice_settings: { default_payment_method: null },
    livemode: false,
    metadata: recordParam(params, 'metadata'),
  };
  books.data.customers[customer.id] = customer;
  return customer;
}

export function findCustomer(books: StripeStore, id: string): Customer {
  const customer = books.data.customers[id];
  if (customer === undefined) throw missing('customer', id);
  return customer;
}

/** Stores the card of a checkout that starts a subscription. */
export function keepCard(books: StripeStore, customer: string): PaymentMethod {
  const card: PaymentMethod = {
    id: books.newId('pm'),
    object: 'payment_method',
    created: books.now(),
    customer,
    livemode: false,
    type: 'card',
  };
  books.data.paymentMethods[card.id] = card;
  return card;
}

/** Stored cards, newest first as in Stripe's lists. */
export function listCards(books: StripeStore, customer: string): PaymentMethod[] {
  findCustomer(books, customer);
  return Object.values(books.data.paymentMethods)
    .filter((card) => card.customer === customer)
    .reverse();
}
