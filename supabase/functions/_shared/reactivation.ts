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

/** What we put on a subscription that lets a canceled plan renew again; any other has none of it. */
const resumingMetadata = z.object({ userId: z.uuid(), planId: z.uuid(), resumes: z.string() });

/**
 * Puts a subscription that was made to resume a canceled plan in that plan's place, whoever reports it: the function that
 * made it, the return page, or Stripe's event. The database sees to it that it happens once.
 *
 * @returns null for a subscription that resumes nothing.
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

/** A card that Stripe may charge for this person without asking them again. */
interface KeptCard {
  readonly customer: string;
  readonly paymentMethod: string;
}

/** The customer's own choice, or the card that paid the canceled subscription, as long as it was not removed since. */
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

/** The new subscription on the kept card. One canceled subscription is resumed by one new one, however often it is asked for. */
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

/** Outside of a checkout a price made on the spot needs a product that is there already. */
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
