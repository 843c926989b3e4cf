import type Stripe from 'stripe';
import { z } from 'zod';
import { toCents } from '../../../src/core/billing/prices.ts';
import {
  type BillingState,
  billingState,
  bringStripeUpToDate,
  type EventReference,
  eventParams,
} from './billing-state.ts';
import type { Caller } from './caller.ts';
import { CURRENCY, metadataOf, RECURRING, type Resumption } from './checkout.ts';
import { writeOnce } from './idempotency.ts';
import { catalogPriceOf, type SoldPlan } from './plans.ts';
import { callRpc } from './rpc.ts';
import type { PaymentServices } from './services.ts';
import { idOf, isMissing } from './stripe.ts';

/** Metadata of a subscription that reactivates a canceled plan; other subscriptions lack it. */
const resumingMetadata = z.object({ userId: z.uuid(), planId: z.uuid(), resumes: z.string() });

/**
 * Replaces a canceled subscription by the one that reactivates it, whether the function that created it, the return page or
 * Stripe's event reports it. The database ensures that it happens once.
 *
 * @returns null for a subscription that reactivates nothing.
 */
export async function resume(
  services: PaymentServices,
  subscription: Stripe.Subscription,
  event: EventReference | null,
): Promise<BillingState | null> {
  const metadata = resumingMetadata.safeParse(subscription.metadata);
  if (!metadata.success || subscription.livemode !== services.isLive) return null;
  const state = await callRpc(
    services,
    'resume_subscription',
    {
      user_id_param: metadata.data.userId,
      plan_id_param: metadata.data.planId,
      stripe_customer_id_param: idOf(subscription.customer),
      stripe_subscription_id_param: subscription.id,
      resumes_param: metadata.data.resumes,
      ...eventParams(event),
    },
    billingState,
  );
  await bringStripeUpToDate(services, state);
  return state;
}

/** A stored card that Stripe may charge without asking the person. */
interface KeptCard {
  readonly customer: string;
  readonly paymentMethod: string;
}

/** The customer's default card, or the card of the canceled subscription; null when neither is stored any more. */
export async function keptCard(
  services: PaymentServices,
  caller: Caller,
  subscriptionId: string,
): Promise<KeptCard | null> {
  const customer = caller.stripeCustomerId;
  if (customer === null) return null;
  const [owner, cards, canceled] = await Promise.all([
    found(services.stripe.customers.retrieve(customer)),
    found(services.stripe.customers.listPaymentMethods(customer, { type: 'card' })),
    found(services.stripe.subscriptions.retrieve(subscriptionId)),
  ]);
  if (owner === null || owner.deleted === true) return null;
  const attached = (cards?.data ?? []).map(({ id }) => id);
  const paymentMethod = [
    idOf(owner.invoice_settings?.default_payment_method),
    idOf(canceled?.default_payment_method),
  ].find((id) => id !== null && attached.includes(id));
  return paymentMethod == null ? null : { customer, paymentMethod };
}

async function found<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Creates the new subscription on the stored card; idempotent for each canceled subscription. */
export async function startOnKeptCard(
  services: PaymentServices,
  caller: Caller,
  plan: SoldPlan,
  { card, resumes }: { readonly card: KeptCard; readonly resumes: Resumption },
): Promise<Stripe.Subscription> {
  const item = await itemOf(services, plan);
  return await writeOnce(`resume:${caller.id}:${resumes.subscriptionId}`, (options) =>
    services.stripe.subscriptions.create(
      {
        customer: card.customer,
        items: [item],
        default_payment_method: card.paymentMethod,
        trial_end: resumes.chargesAtS,
        proration_behavior: 'none',
        metadata: metadataOf(caller, plan, resumes),
      },
      options,
    ),
  );
}

/** The subscription's item. Outside of a checkout, inline price data require an existing product. */
async function itemOf(
  services: PaymentServices,
  plan: SoldPlan,
): Promise<Stripe.SubscriptionCreateParams.Item> {
  const price = catalogPriceOf(plan, services.isLive);
  if (price !== null) return { price };
  const product = await productOf(services, plan);
  return {
    price_data: {
      currency: CURRENCY,
      unit_amount: toCents(plan.row.price),
      product,
      recurring: RECURRING,
    },
  };
}

async function productOf(services: PaymentServices, plan: SoldPlan): Promise<string> {
  const id = `benchready_${plan.key}`;
  const known = await found(services.stripe.products.retrieve(id));
  if (known !== null) return known.id;
  const made = await writeOnce(`product:${id}`, (options) =>
    services.stripe.products.create({ id, name: plan.row.name }, options),
  );
  return made.id;
}
