import type Stripe from 'stripe';
import { z } from 'zod';
import { type Settlement, settlementOf } from '../../../src/core/billing/settlement.ts';
import {
  type BillingState,
  billingState,
  bringStripeUpToDate,
  type EventReference,
  eventParams,
} from './billing-state.ts';
import { callRpc } from './rpc.ts';
import type { PaymentServices } from './services.ts';
import { idOf } from './stripe.ts';

/** Metadata of our own checkout sessions; other sessions of the same Stripe account lack it. */
const sessionMetadata = z.object({ userId: z.uuid(), planId: z.uuid() });

export type Fulfilment =
  | { readonly kind: 'given'; readonly isNew: boolean; readonly state: BillingState }
  | { readonly kind: 'unpaid' }
  | { readonly kind: 'refused'; readonly reason: string };

/** The person for whom a session was created; null for a session that is not ours. */
export function buyerOf(session: Stripe.Checkout.Session): string | null {
  return sessionMetadata.safeParse(session.metadata).data?.userId ?? null;
}

/**
 * Fulfils a paid session. The webhook, the return page and the reconciliation at sign-in all use this function; the database
 * ensures that it happens once.
 */
export async function fulfil(
  services: PaymentServices,
  session: Stripe.Checkout.Session,
  event: EventReference | null = null,
): Promise<Fulfilment> {
  const metadata = sessionMetadata.safeParse(session.metadata);
  if (!metadata.success) return { kind: 'refused', reason: 'not_ours' };
  if (session.livemode !== services.isLive) return { kind: 'refused', reason: 'wrong_mode' };
  const settlement = settle(session);
  if (settlement.kind === 'unpaid') return { kind: 'unpaid' };
  if (settlement.kind === 'inconsistent') return { kind: 'refused', reason: 'amount_mismatch' };

  const state = await callRpc(
    services,
    'activate_subscription',
    {
      checkout_session_id_param: session.id,
      user_id_param: metadata.data.userId,
      plan_id_param: metadata.data.planId,
      amount_subtotal_param: settlement.subtotal,
      amount_total_param: settlement.total,
      currency_param: session.currency,
      purchased_at_param: new Date(session.created * 1000).toISOString(),
      stripe_customer_id_param: idOf(session.customer),
      stripe_subscription_id_param: idOf(session.subscription),
      payment_intent_id_param: idOf(session.payment_intent),
      invoice_id_param: idOf(session.invoice),
      ...eventParams(event),
    },
    billingState,
  );
  await applyAtStripe(services, state, event);
  if (GIVEN.includes(state.outcome)) return { kind: 'given', isNew: NEW.includes(state.outcome), state };
  console.error(`fulfil: ${session.id} is paid but was refused: ${state.outcome}`);
  return { kind: 'refused', reason: state.outcome };
}

/**
 * Brings Stripe up to date after fulfilment. At the return page a failure is only logged, because the person has paid and has
 * the plan. For an event the error is thrown, so that Stripe sends the event again.
 */
async function applyAtStripe(
  services: PaymentServices,
  state: BillingState,
  event: EventReference | null,
): Promise<void> {
  try {
    await bringStripeUpToDate(services, state);
  } catch (error) {
    if (event !== null) throw error;
    console.error('fulfil: left to the next time:', String(error));
  }
}

const NEW: readonly string[] = ['activated', 'resumed'];
const GIVEN: readonly string[] = [...NEW, 'already_activated', 'already_resumed', 'duplicate_event'];

function settle(session: Stripe.Checkout.Session): Settlement {
  return settlementOf({
    status: session.status,
    paymentStatus: session.payment_status,
    subtotal: session.amount_subtotal,
    total: session.amount_total,
    discount: session.total_details?.amount_discount ?? 0,
    tax: session.total_details?.amount_tax ?? 0,
    shipping: session.total_details?.amount_shipping ?? 0,
  });
}
