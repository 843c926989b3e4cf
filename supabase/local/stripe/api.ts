import { setTimeout as wait } from 'node:timers/promises';
import { ApiError, missing } from './api-error.ts';
import { listInvoicePayments } from './charges.ts';
import { createCustomer, findCustomer, listCards } from './customers.ts';
import type { Faults } from './faults.ts';
import type { AnswerStore } from './idempotency.ts';
import { finalizeInvoice, findInvoice, listInvoices, updateInvoice } from './invoices.ts';
import type { Invoice, Subscription } from './objects.ts';
import { type PaymentContext, trialInvoice } from './payments.ts';
import { payInvoice } from './renewals.ts';
import { createSession, expireSession, findSession, listSessions } from './sessions.ts';
import {
  cancelSubscription,
  createProduct,
  createSubscription,
  findProduct,
  findSubscription,
  updateSubscription,
} from './subscriptions.ts';

export interface ApiParts {
  readonly till: PaymentContext;
  readonly answers: AnswerStore;
  readonly faults: Faults;
  readonly secretKey: string;
  readonly pageUrl: (sessionId: string) => string;
  /** Every authenticated call, as `METHOD /path`, for tests. */
  readonly calls: string[];
}

type Operation = (params: URLSearchParams, id: string) => unknown;

const DEFAULT_PAGE = 10;

/** Answers `/v1/*` as Stripe does: checks the key, injects faults, handles idempotency, then runs the operation. */
export function createApi(parts: ApiParts): (request: Request) => Promise<Response> {
  const operations = operationsOf(parts);
  return async (request) => {
    const url = new URL(request.url);
    const call = `${request.method} ${url.pathname}`;
    try {
      authorize(request, parts.secretKey);
      const text = await request.text();
      const params = request.method === 'POST' ? new URLSearchParams(text) : url.searchParams;
      parts.calls.push(call);
      const key = request.headers.get('idempotency-key');
      const stored = key === null ? null : parts.answers.find(key, `${call}?${params}`);
      if (stored !== null) return answer(stored.status, stored.body, true);

      const fault = parts.faults.strike(call);
      const result = await perform(fault?.status, () => run(operations, call, params));
      if (key !== null) parts.answers.keep(key, `${call}?${params}`, result);
      if (request.method !== 'GET') parts.till.books.save();
      if (fault?.delayMs !== undefined) await wait(fault.delayMs, undefined, { ref: false });
      return answer(result.status, result.body);
    } catch (error) {
      if (error instanceof ApiError) return answer(error.status, error.body);
      throw error;
    }
  };
}

async function perform(brokenStatus: number | undefined, work: () => unknown) {
  if (brokenStatus === undefined) return { status: 200, body: structuredClone(await work()) };
  const broken = new ApiError(brokenStatus, 'api_error', 'An unknown error occurred.');
  return { status: broken.status, body: broken.body };
}

function operationsOf({ till, pageUrl }: ApiParts): Readonly<Record<string, Operation>> {
  const { books, postman } = till;
  return {
    'POST /v1/customers': (params) => createCustomer(books, params),
    'GET /v1/customers/:id': (_params, id) => findCustomer(books, id),
    'GET /v1/customers/:id/payment_methods': (params, id) =>
      page(`/v1/customers/${id}/payment_methods`, listCards(books, id), params),
    'POST /v1/products': (params) => createProduct(books, params),
    'GET /v1/products/:id': (_params, id) => findProduct(books, id),
    'POST /v1/checkout/sessions': (params) => createSession(books, params, pageUrl),
    'GET /v1/checkout/sessions': (params) =>
      page('/v1/checkout/sessions', listSessions(books, params), params),
    'GET /v1/checkout/sessions/:id': (_params, id) => findSession(books, id),
    'POST /v1/checkout/sessions/:id/expire': async (_params, id) => {
      const session = expireSession(books, id);
      await postman.emit('checkout.session.expired', session);
      return session;
    },
    'POST /v1/subscriptions': (params) => {
      const subscription = createSubscription(books, params);
      const invoice = beginTrial(till, subscription, 'subscription_create');
      void postman.emit('customer.subscription.created', subscription);
      void postman.emit('invoice.paid', invoice);
      return subscription;
    },
    'GET /v1/subscriptions/:id': (_params, id) => findSubscription(books, id),
    'POST /v1/subscriptions/:id': (params, id) => {
      const subscription = updateSubscription(books, id, params);
      const invoice = beginTrial(till, subscription, 'subscription_update');
      void postman.emit('customer.subscription.updated', subscription);
      void postman.emit('invoice.paid', invoice);
      return subscription;
    },
    'DELETE /v1/subscriptions/:id': (_params, id) => {
      const subscription = cancelSubscription(books, id);
      void postman.emit('customer.subscription.deleted', subscription);
      return subscription;
    },
    'GET /v1/invoices': (params) => page('/v1/invoices', listInvoices(books, params), params),
    'GET /v1/invoice_payments': (params) =>
      page('/v1/invoice_payments', listInvoicePayments(books, params), params),
    'GET /v1/invoices/:id': (_params, id) => findInvoice(books, id),
    'POST /v1/invoices/:id': (params, id) => updateInvoice(books, id, params),
    'POST /v1/invoices/:id/finalize': (_params, id) => finalizeInvoice(books, id),
    'POST /v1/invoices/:id/pay': (_params, id) => payInvoice(till, id),
  };
}

function beginTrial(
  till: PaymentContext,
  subscription: Subscription,
  reason: 'subscription_create' | 'subscription_update',
): Invoice {
  const price = till.books.data.subscriptionPrices[subscription.id];
  if (price === undefined) throw missing('price', subscription.id);
  return trialInvoice(till, subscription, price, reason);
}

/** A path with an object's id in third place, or in fourth place below `checkout`. */
const PATH_WITH_ID =
  /^(\w+ \/v1\/(?:checkout\/)?[a-z]+\/)((?:benchready|cs|cus|in|prod|sub)_[A-Za-z0-9_]+)(\/[a-z_]+)?$/;

function run(
  operations: Readonly<Record<string, Operation>>,
  call: string,
  params: URLSearchParams,
): unknown {
  const [, head, id = '', tail = ''] = PATH_WITH_ID.exec(call) ?? [];
  const operation = operations[head === undefined ? call : `${head}:id${tail}`];
  if (operation === undefined) {
    throw new ApiError(404, 'invalid_request_error', `Unrecognized request URL (${call}).`);
  }
  return operation(params, id);
}

function page(url: string, items: readonly { readonly id: string }[], params: URLSearchParams) {
  const after = params.get('starting_after');
  const start = after === null ? 0 : items.findIndex((item) => item.id === after) + 1;
  const end = start + Number(params.get('limit') ?? DEFAULT_PAGE);
  return { object: 'list', url, data: items.slice(start, end), has_more: end < items.length };
}

function authorize(request: Request, secretKey: string): void {
  if (request.headers.get('authorization') === `Bearer ${secretKey}`) return;
  throw new ApiError(401, 'invalid_request_error', 'Invalid API Key provided.');
}

function answer(status: number, body: unknown, isReplay = false): Response {
  const replayed: Record<string, string> = isReplay
    ? { 'idempotent-replayed': 'true', 'stripe-should-retry': 'false' }
    : {};
  return Response.json(body, { status, headers: { ...replayed, 'request-id': 'req_local' } });
}
