import { isReactivatable } from '../../../src/core/billing/plan-action.ts';
import {
  type ReactivateSubscriptionAnswer,
  reactivateSubscriptionBody,
} from '../../../src/core/contracts/functions.ts';
import type { Row } from '../../../src/core/contracts/rows.ts';
import { identifyCaller } from '../_shared/caller.ts';
import { openCheckout, type Resumption } from '../_shared/checkout.ts';
import { endpoint, type Handler } from '../_shared/endpoint.ts';
import { HttpError } from '../_shared/http-error.ts';
import { loadPlan, type SoldPlan } from '../_shared/plans.ts';
import { askingStripe } from '../_shared/rate-limit.ts';
import { keptCard, resume, startOnKeptCard } from '../_shared/reactivation.ts';
import type { PaymentServices } from '../_shared/services.ts';
import { ownSubscription } from '../_shared/subscription.ts';

const NAME = 'reactivate-subscription';

/**
 * Reactivates a canceled plan. Nothing is charged now: the new subscription starts with a trial until the paid period ends.
 * Without a stored card, Stripe's checkout asks for one.
 */
export function reactivateSubscription(services: PaymentServices): Handler {
  return endpoint({
    name: NAME,
    siteUrl: services.env.siteUrl,
    admit: (request) => identifyCaller(services, request, askingStripe(NAME)),
    body: reactivateSubscriptionBody,
    answer: async (caller, { attemptId }): Promise<ReactivateSubscriptionAnswer> => {
      const row = await ownSubscription(services, caller);
      if (isRunning(row)) return { url: null };
      const { plan, resumes } = await resumptionOf(services, row);
      const card = await keptCard(services, caller, resumes.subscriptionId);
      if (card === null) {
        return { url: await openCheckout(services, caller, { plan, flow: 'account', attemptId, resumes }) };
      }
      await resume(services, await startOnKeptCard(services, caller, plan, { card, resumes }), null);
      if (!isRunning(await ownSubscription(services, caller))) throw notReactivatable();
      return { url: null };
    },
  });
}

/** Whether the plan is already reactivated, as after a repeated request. */
function isRunning(row: Row<'subscriptions'> | null): boolean {
  return row !== null && row.status === 'active' && row.stripe_subscription_id !== null;
}

async function resumptionOf(
  services: PaymentServices,
  row: Row<'subscriptions'> | null,
): Promise<{ readonly plan: SoldPlan; readonly resumes: Resumption }> {
  if (
    row === null ||
    row.plan_id === null ||
    row.stripe_subscription_id === null ||
    row.current_period_end === null ||
    !isReactivatable(row, Date.now())
  ) {
    throw notReactivatable();
  }
  return {
    plan: await loadPlan(services, row.plan_id),
    resumes: {
      subscriptionId: row.stripe_subscription_id,
      chargesAtS: Math.floor(Date.parse(row.current_period_end) / 1000),
    },
  };
}

function notReactivatable(): HttpError {
  return new HttpError(409, 'There is no canceled subscription to reactivate.');
}
