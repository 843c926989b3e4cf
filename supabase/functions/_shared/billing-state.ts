import { z } from 'zod';
import { writeOnce } from './idempotency.ts';
import { callRpc } from './rpc.ts';
import type { PaymentServices } from './services.ts';
import { isMissing } from './stripe.ts';

/** How the database answers a change: what came of it, where the plan stands, and which subscriptions have to end. */
export const billingState = z.object({
  outcome: z.string(),
  plan_id: z.uuid().nullish(),
  current_period_end: z.string().nullish(),
  to_end: z.array(z.string()).default([]),
});
export type BillingState = z.output<typeof billingState>;

/** The event that a change belongs to; the return page has none. */
export interface EventReference {
  readonly id: string;
  readonly type: string;
}

export function eventParams(event: EventReference | null) {
  return event === null ? {} : { event_id_param: event.id, event_type_param: event.type };
}

/**
 * Ends at Stripe what another purchase has replaced, so that nobody pays twice a month. The database goes on naming a
 * subscription until this has worked, so a failure here only leaves it to the next time.
 */
export async function cancelSuperseded(services: PaymentServices, state: BillingState): Promise<void> {
  for (const subscriptionId of state.to_end) await endSubscription(services, subscriptionId);
}

/** Ends a subscription at Stripe and in the database; one that Stripe no longer knows has ended already. */
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

/** @returns the customer whose subscription it was, where Stripe still says so. */
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
