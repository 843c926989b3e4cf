import { type CancelSubscriptionAnswer, emptyBody } from '../../../src/core/contracts/functions.ts';
import { endSubscription } from '../_shared/billing-state.ts';
import { identifyCaller } from '../_shared/caller.ts';
import { endpoint, type Handler } from '../_shared/endpoint.ts';
import { HttpError } from '../_shared/http-error.ts';
import type { PaymentServices } from '../_shared/services.ts';
import { ownSubscription } from '../_shared/subscription.ts';

/** Stops all further charges at once; access lasts until the period ends. Idempotent. */
export function cancelSubscription(services: PaymentServices): Handler {
  return endpoint({
    name: 'cancel-subscription',
    siteUrl: services.env.siteUrl,
    admit: (request) => identifyCaller(services, request),
    body: emptyBody,
    answer: async (caller): Promise<CancelSubscriptionAnswer> => {
      const row = await ownSubscription(services, caller);
      if (row === null || row.stripe_subscription_id === null) {
        throw new HttpError(409, 'There is no recurring subscription to cancel');
      }
      if (row.status !== 'canceled') await endSubscription(services, row.stripe_subscription_id);
      return { status: 'canceled', currentPeriodEnd: row.current_period_end };
    },
  });
}
