import type { ApiParts } from './api.ts';
import type { BookData } from './books.ts';
import { type CardDetails, WORKING_CARD } from './cards.ts';
import { refundCharge } from './charges.ts';
import type { Fault } from './faults.ts';
import type { Invoice, Price, Session } from './objects.ts';
import { type PaymentOutcome, paySession } from './payments.ts';
import { knownPromotionCode } from './promotions.ts';
import { beginRenewal, failInvoice, payInvoice } from './renewals.ts';
import { applyPromotion, expireSession, findSession } from './sessions.ts';
import type { SignOptions, StandInEvent, WebhookMode } from './webhooks.ts';

/** Controls of the stand-in for tests, and for the browser's console. */
export interface StripeControl {
  readonly books: BookData;
  readonly events: readonly StandInEvent[];
  readonly pending: readonly StandInEvent[];
  /** Every API call so far, as `METHOD /path`. */
  readonly calls: readonly string[];
  setWebhookMode(mode: WebhookMode): void;
  deliverPending(): Promise<void>;
  /** Sends an event (again); resolves to the status that the product answered. */
  deliver(eventId: string): Promise<number>;
  sign(payload: string, options?: SignOptions): string;
  /** Makes the next matching API call fail. */
  fail(fault: Fault): void;
  addPrice(id: string, price: Price): void;
  pay(sessionId: string, how?: PayOptions): Promise<PaymentOutcome>;
  expire(sessionId: string): Promise<Session>;
  /** Begins the next period. An hour passes, in which the product may pay the draft invoice itself. */
  renew(subscriptionId: string, how?: { readonly cardWorks: boolean }): Promise<Invoice>;
  /** Refunds a checkout session or an invoice: the remaining amount, or this many cents. */
  refund(paidId: string, cents?: number): Promise<void>;
  reset(): void;
  /** Copies books, events and the mode of the webhooks; the answer brings them back, also after a reset. */
  keep(): () => void;
}

interface PayOptions {
  readonly card?: CardDetails;
  readonly promotionCode?: string;
}

export function createControl(parts: ApiParts): StripeControl {
  const { till, faults, answers, calls } = parts;
  const { books, postman } = till;
  return {
    get books() {
      return books.data;
    },
    events: postman.events,
    pending: postman.pending,
    calls,
    setWebhookMode: (mode) => {
      postman.mode = mode;
    },
    deliverPending: () => postman.deliverPending(),
    deliver: (eventId) => {
      const event = postman.events.find(({ id }) => id === eventId);
      return event === undefined ? Promise.resolve(0) : postman.deliver(event);
    },
    sign: (payload, options) => postman.sign(payload, options),
    fail: (fault) => faults.add(fault),
    addPrice: (id, price) => {
      books.data.prices[id] = price;
    },
    pay: async (sessionId, { card = WORKING_CARD, promotionCode } = {}) => {
      const session = findSession(books, sessionId);
      if (promotionCode !== undefined) applyPromotion(books, session, knownPromotionCode(promotionCode));
      return await paySession(till, session, card);
    },
    expire: async (sessionId) => {
      const session = expireSession(books, sessionId);
      await postman.emit('checkout.session.expired', session);
      return session;
    },
    renew: async (subscriptionId, { cardWorks } = { cardWorks: true }) => {
      const invoice = await beginRenewal(till, subscriptionId);
      if (invoice.status !== 'paid' && invoice.auto_advance) {
        if (cardWorks) await payInvoice(till, invoice.id);
        else await failInvoice(till, invoice.id);
      }
      return invoice;
    },
    refund: async (paidId, cents) => {
      const charge = refundCharge(books, paidId, cents);
      books.save();
      await postman.emit('charge.refunded', charge);
    },
    reset: () => {
      books.clear();
      postman.clear();
      faults.clear();
      answers.clear();
      calls.length = 0;
    },
    keep: () => {
      const kept = structuredClone({ data: books.data, events: postman.events });
      const { mode } = postman;
      return () => {
        const { data, events } = structuredClone(kept);
        books.data = data;
        books.save();
        postman.clear();
        postman.events.push(...events);
        postman.mode = mode;
      };
    },
  };
}
