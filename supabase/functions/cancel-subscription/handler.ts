import { z } from 'zod';
import { type CancelSubscriptionAnswer, emptyBody } from '../../../src/core/contracts/functions.ts';
import { endSubscription } from '../_shared/billing-state.ts';
import { type Caller, identifyCaller } from '../_shared/caller.ts';
import { endpoint, type Handler } from '../_shared/endpoint.ts';
import { HttpError } from '../_shared/http-error.ts';
import type { PaymentServices } from '../_shared/services.ts';

const recurringRow = z.object({
  status: z.string(),
  stripe_subscription_id: z.string(),
  current_period_end: z.string().nullable(),
});

/** Stops all further charges at once; access stays to the end of the period. Asking twice is answered the same. */
export function cancelSubscription(services: PaymentServices): Handler {
  return endpoint({
    name: 'cancel-subscription',
    siteUrl: services.env.siteUrl,
    admit: (request) => identifyCaller(services, request),
    body: emptyBody,
    answer: async (caller): Promise<CancelSubscriptionAnswer> => {
      const row = await recurringSubscription(services, caller);
      if (row === null) throw new HttpError(409, 'There is no recurring subscription to cancel');
      if (row.status !== 'canceled') await endSubscription(services, row.stripe_subscription_id);
      return { status: 'canceled', currentPeriodEnd: row.current_period_end };
    },
  });
}

/** Always the caller's own: the request cannot name one. */
async function recurringSubscription(services: PaymentServices, caller: Caller) {
  const { data, error } = await services.service
    .from('subscriptions')
    .select('status, stripe_subscription_id, current_period_end')
    .eq('user_id', caller.id)
    .not('stripe_subscription_id', 'is', null)
    .maybeSingle();
  if (error !== null) throw new Error(`subscriptions: ${error.message}`);
  return data === null ? null : recurringRow.parse(data);
}
