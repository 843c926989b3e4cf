import Stripe from 'stripe';
import type { Charge, Invoice, Session, Subscription } from './objects.ts';

/** When events are delivered. `late`: after the person has returned. `never`: as if every delivery was lost. */
export const WEBHOOK_MODES = ['at-once', 'late', 'twice', 'never'] as const;
export type WebhookMode = (typeof WEBHOOK_MODES)[number];

type EventType =
  | 'charge.refunded'
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'customer.subscription.created'
  | 'customer.subscription.deleted'
  | 'customer.subscription.updated'
  | 'invoice.created'
  | 'invoice.paid'
  | 'invoice.payment_failed';

export interface StandInEvent extends Pick<Stripe.Event, 'id' | 'object' | 'created' | 'livemode'> {
  readonly api_version: string;
  readonly type: EventType;
  readonly data: { readonly object: Charge | Invoice | Session | Subscription };
  readonly pending_webhooks: number;
  readonly request: { readonly id: null; readonly idempotency_key: null };
}

export interface WebhookDispatcher {
  mode: WebhookMode;
  readonly events: StandInEvent[];
  /** Events that were not delivered yet. */
  readonly pending: StandInEvent[];
  /** Delivers an event according to the mode. Resolves after the first attempt, successful or not. */
  emit(type: EventType, object: StandInEvent['data']['object']): Promise<void>;
  /** Sends everything pending, oldest first. */
  deliverPending(): Promise<void>;
  /** Sends one event (again) and returns the status that the product answered, 0 for none. */
  deliver(event: StandInEvent): Promise<number>;
  /** The `stripe-signature` header of a payload. */
  sign(payload: string, options?: SignOptions): string;
  clear(): void;
}

export interface SignOptions {
  readonly secret?: string;
  /** Seconds since 1970; now when left out. */
  readonly timestamp?: number;
}

export interface PostmanOptions {
  readonly url: () => string;
  readonly secret: string;
  readonly now: () => number;
  readonly newId: (prefix: string) => string;
}

const API_VERSION = '2025-05-28.basil';
const LATE_MS = 4000;
/** Delays of the retries. Stripe retries for days; locally minutes are enough. */
const RETRY_MS = [2000, 10_000, 60_000] as const;
const DELIVERY_TIMEOUT_MS = 10_000;

export function createPostman(options: PostmanOptions): WebhookDispatcher {
  const stripe = new Stripe('sk_test_unused');
  const events: StandInEvent[] = [];
  const pending: StandInEvent[] = [];

  function sign(payload: string, { secret = options.secret, timestamp }: SignOptions = {}): string {
    return stripe.webhooks.generateTestHeaderString({
      payload,
      secret,
      timestamp: timestamp ?? Math.floor(Date.now() / 1000),
    });
  }

  async function deliver(event: StandInEvent): Promise<number> {
    const payload = JSON.stringify(event);
    try {
      const response = await fetch(options.url(), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': sign(payload) },
        body: payload,
        signal: AbortSignal.timeout(DELIVERY_TIMEOUT_MS),
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return 0;
    }
  }

  async function deliverOrKeep(event: StandInEvent, failures = 0): Promise<void> {
    const status = await deliver(event);
    if (status >= 200 && status < 300) {
      forget(event);
      return;
    }
    if (!pending.includes(event)) pending.push(event);
    const wait = RETRY_MS[failures];
    if (wait !== undefined) later(wait, () => retry(event, failures + 1));
  }

  function retry(event: StandInEvent, failures: number): Promise<void> {
    return pending.includes(event) && postman.mode !== 'never'
      ? deliverOrKeep(event, failures)
      : Promise.resolve();
  }

  function forget(event: StandInEvent): void {
    const index = pending.indexOf(event);
    if (index >= 0) pending.splice(index, 1);
  }

  async function emit(type: EventType, object: StandInEvent['data']['object']): Promise<void> {
    const event: StandInEvent = {
      id: options.newId('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: options.now(),
      livemode: false,
      type,
      data: { object: structuredClone(object) },
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
    };
    events.push(event);
    if (postman.mode === 'never') return;
    if (postman.mode === 'late') {
      pending.push(event);
      later(LATE_MS, () => retry(event, 0));
      return;
    }
    const times = postman.mode === 'twice' ? 2 : 1;
    await Promise.all(Array.from({ length: times }, () => deliverOrKeep(event)));
  }

  const postman: WebhookDispatcher = {
    mode: 'at-once',
    events,
    pending,
    emit,
    deliver,
    sign,
    deliverPending: async () => {
      for (const event of [...pending]) await deliverOrKeep(event);
    },
    clear: () => {
      events.length = 0;
      pending.length = 0;
      postman.mode = 'at-once';
    },
  };
  return postman;
}

/** A timer that keeps no process alive. */
function later(ms: number, task: () => Promise<void>): void {
  setTimeout(() => void task(), ms).unref();
}
