import { type ApiParts, createApi } from './api.ts';
import { ApiError } from './api-error.ts';
import { openBooks } from './books.ts';
import { answerCheckout } from './checkout-routes.ts';
import { createControl, type StripeControl } from './control.ts';
import { answerControl } from './control-routes.ts';
import { createFaults } from './faults.ts';
import { createAnswerStore } from './idempotency.ts';
import { answerInvoice } from './invoice-page.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { createPostman } from './webhooks.ts';

export interface StripeStandInOptions {
  /** The origin at which a browser reaches this stand-in. */
  readonly publicUrl: () => string;
  readonly webhook: { readonly url: () => string; readonly secret: string };
  readonly secretKey?: string;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** A JSON file that keeps customers, sessions and invoices over a restart; in memory when left out. */
  readonly file?: string;
}

export interface StripeStandIn {
  /** Answers `/v1/*` and `/stripe/*`; null for any other address. */
  fetch(request: Request): Promise<Response | null>;
  readonly control: StripeControl;
}

const DEFAULT_SECRET_KEY = 'sk_test_local';
const CHECKOUT = /^\/stripe\/checkout\/([^/]+)$/;
const INVOICE = /^\/stripe\/invoices\/([^/]+)$/;
const INVOICE_PDF = /^\/stripe\/invoices\/([^/]+)\/pdf$/;

/** The part of Stripe that the product uses: its API, its checkout page, its webhooks. No money moves. */
export function createStripeStandIn(options: StripeStandInOptions): StripeStandIn {
  const books = openBooks(options);
  const postman = createPostman({ ...options.webhook, now: books.now, newId: books.newId });
  const parts: ApiParts = {
    till: { books, postman, invoiceUrl: (id) => `${options.publicUrl()}/stripe/invoices/${id}` },
    answers: createAnswerStore(),
    faults: createFaults(),
    secretKey: options.secretKey ?? DEFAULT_SECRET_KEY,
    pageUrl: (id) => `${options.publicUrl()}/stripe/checkout/${id}`,
    calls: [],
  };
  const api = createApi(parts);
  const control = createControl(parts);

  return {
    control,
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith('/v1/')) return await api(request);
      if (pathname === '/stripe/control') return await answerControl(control, request);
      const session = CHECKOUT.exec(pathname)?.[1];
      if (session !== undefined) return await answerCheckout(parts.till, session, request);
      const bill = INVOICE.exec(pathname)?.[1];
      if (bill !== undefined) return await answerInvoice(parts.till, bill, request);
      const invoice = INVOICE_PDF.exec(pathname)?.[1];
      if (invoice !== undefined) return pdfAnswer(() => invoicePdf(books, invoice));
      return null;
    },
  };
}

function pdfAnswer(make: () => Response): Response {
  try {
    return make();
  } catch (error) {
    if (error instanceof ApiError) return Response.json(error.body, { status: error.status });
    throw error;
  }
}
