import { z } from 'zod';
import { writeOnce } from './idempotency.ts';
import { callRpc } from './rpc.ts';
import type { PaymentServices } from './services.ts';
import { isMissing } from './stripe.ts';

/**
 * The database's result of a billing change: the outcome, the state of the plan, and what Stripe still has to be told: which
 * subscriptions end, and when the running one charges next.
 */
export const billingState = z.object({
  outcome: z.string(),
  plan_id: z.uuid().nullish(),
  current_period_end: z.string().nullish(),
  to_end: z.array(z.string()).default([]),
  to_charge: z.object({ subscription: z.string(), at: z.string() }).nullish(),
});
export type BillingState = z.output<typeof billingState>;

/** The Stripe event that caused a change; the return page has none. */
export interface EventReference {
  readonly id: string;
  readonly type: string;
}

export function eventParams(event: EventReference | null) {
  return event === null ? {} : { event_id_param: event.id, event_type_param: event.type };
}

/**
 * Applies the database's decision at Stripe: subscriptions that another purchase replaced are ended, so that nobody pays twice,
 * and the running one charges when the period ends. The database keeps returning both until this succeeds, so the next call
 * retries a failure.
 */
export async function bringStripeUpToDate(services: PaymentServices, state: BillingState): Promise<void> {
  for (const subscriptionId of state.to_end) await endSubscription(services, subscriptionId);
  if (state.to_charge != null) await chargeWhenPeriodEnds(services, state.to_charge);
}

/** Ends a subscription at Stripe and in the database; one that Stripe does not have counts as ended. */
export async function endSubscription(
  services: PaymentServices,
  subscriptionId: string,
): Promise<BillingState> {
  const canceled = await cancelAtStripe(services, subscriptionId);
  return await callRpc(
    services,
    'mark_subscription_canceled',
    {
      stripe_subscription_id_param: subscriptionId,
      stripe_customer_id_param: canceled,
    },
    billingState,
  );
}

/** @returns the id of the subscription's customer; null when Stripe does not return it. */
async function cancelAtStripe(services: PaymentServices, subscriptionId: string): Promise<string | null> {
  try {
    const subscription = await writeOnce(`end:${subscriptionId}`, (options) =>
      services.stripe.subscriptions.cancel(subscriptionId, {}, options),
    );
    return typeof subscription.customer === 'string' ? subscription.customer : subscription.customer.id;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Tolerance for equal charge dates in seconds: Stripe's period starts at the payment, ours when its event arrives. */
const SAME_DATE_S = 60 * 60;

/**
 * Moves Stripe's next charge to the end of the period. Time carried over from an earlier plan makes the period longer than the
 * 30 days after which Stripe would charge; a trial postpones that date.
 */
async function chargeWhenPeriodEnds(
  services: PaymentServices,
  { subscription, at }: NonNullable<BillingState['to_charge']>,
): Promise<void> {
  const wantedS = Math.floor(Date.parse(at) / 1000);
  const plannedS = await chargeDate(services, subscription);
  const isMoved = plannedS !== null && Math.abs(plannedS - wantedS) > SAME_DATE_S;
  if (isMoved) {
    await writeOnce(`charge:${subscription}:${wantedS}`, (options) =>
      services.stripe.subscriptions.update(
        subscription,
        { trial_end: wantedS, proration_behavior: 'none' },
        options,
      ),
    );
  }
  await callRpc(
    services,
    'note_charge_date',
    {
      stripe_subscription_id_param: subscription,
      charges_at_param: isMoved || plannedS === null ? at : new Date(plannedS * 1000).toISOString(),
    },
    z.null(),
  );
}

/** @returns the next charge in seconds since 1970; null for a subscription that Stripe does not have or that has ended. */
async function chargeDate(services: PaymentServices, subscriptionId: string): Promise<number | null> {
  try {
    const { status, items } = await services.stripe.subscriptions.retrieve(subscriptionId);
    if (status !== 'active' && status !== 'trialing') return null;
    return items.data[0]?.current_period_end ?? null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
