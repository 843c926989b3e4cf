import { isPeriodOpen } from '../../../src/core/billing/subscription.ts';
import { type ChangePlanAnswer, changePlanBody } from '../../../src/core/contracts/functions.ts';
import { subscriptionRow } from '../../../src/core/contracts/rows.ts';
import { type Caller, identifyCaller } from '../_shared/caller.ts';
import { openCheckout } from '../_shared/checkout.ts';
import { endpoint, type Handler } from '../_shared/endpoint.ts';
import { startFreePlan } from '../_shared/free-plan.ts';
import { HttpError } from '../_shared/http-error.ts';
import { loadPlan } from '../_shared/plans.ts';
import type { PaymentServices } from '../_shared/services.ts';

/**
 * Moves to another plan, which for a paid one means its checkout: nothing changes before Stripe says that it is paid.
 * What then happens to the time left of the old plan is written at private.time_carried in the migrations.
 */
export function changePlan(services: PaymentServices): Handler {
  return endpoint({
    name: 'change-plan',
    siteUrl: services.env.siteUrl,
    admit: (request) => identifyCaller(services, request),
    body: changePlanBody,
    answer: async (caller, { planId, attemptId }): Promise<ChangePlanAnswer> => {
      const plan = await loadPlan(services, planId);
      if ((await runningPlanId(services, caller)) === planId)
        throw new HttpError(409, 'This is your current plan');
      if (plan.key === 'free') {
        await startFreePlan(services, caller, attemptId);
        return { url: null, changed: true };
      }
      return {
        url: await openCheckout(services, caller, { plan, flow: 'account', attemptId }),
        changed: false,
      };
    },
  });
}

/** The plan that renews itself or is still to be used up; a canceled one can be bought again at any time. */
async function runningPlanId(services: PaymentServices, caller: Caller): Promise<string | null> {
  const { data, error } = await services.service
    .from('subscriptions')
    .select('*')
    .eq('user_id', caller.id)
    .maybeSingle();
  if (error !== null) throw new Error(`subscriptions: ${error.message}`);
  if (data === null) return null;
  const row = subscriptionRow.parse(data);
  return row.status !== 'canceled' && isPeriodOpen(row, Date.now()) ? row.plan_id : null;
}
