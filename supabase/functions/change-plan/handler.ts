import { planFactsOf, usablePlanId } from '../../../src/core/access/usable-plan.ts';
import { type ChangePlanAnswer, changePlanBody } from '../../../src/core/contracts/functions.ts';
import { type Caller, identifyCaller } from '../_shared/caller.ts';
import { endpoint, type Handler } from '../_shared/endpoint.ts';
import { HttpError } from '../_shared/http-error.ts';
import { beginPurchase } from '../_shared/purchase.ts';
import type { PaymentServices } from '../_shared/services.ts';
import { ownSubscription } from '../_shared/subscription.ts';

/**
 * Changes to another plan. A paid plan requires its checkout, and nothing changes before Stripe confirms the payment. The
 * function private.time_carried in the migrations decides about the remaining time of the old plan.
 */
export function changePlan(services: PaymentServices): Handler {
  return endpoint({
    name: 'change-plan',
    siteUrl: services.env.siteUrl,
    admit: (request) => identifyCaller(services, request),
    body: changePlanBody,
    answer: async (caller, { planId, attemptId }): Promise<ChangePlanAnswer> => {
      if ((await runningPlanId(services, caller)) === planId) {
        throw new HttpError(409, 'This is your current plan');
      }
      const url = await beginPurchase(services, caller, { planId, flow: 'account', attemptId });
      return { url, changed: url === null };
    },
  });
}

/** The caller's usable plan; null for a canceled one, which can be bought again at any time. */
async function runningPlanId(services: PaymentServices, caller: Caller): Promise<string | null> {
  const row = await ownSubscription(services, caller);
  return row?.status === 'canceled' ? null : usablePlanId(planFactsOf(row, Date.now()));
}
