import { missing } from './api-error.ts';
import type { StripeStore } from './books.ts';
import type { Customer } from './objects.ts';
import { recordParam } from './params.ts';

export function createCustomer(books: StripeStore, params: URLSearchParams): Customer {
  const customer: Customer = {
    id: books.newId('cus'),
    object: 'customer',
    created: books.now(),
    email: params.get('email'),
    name: params.get('name'),
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
