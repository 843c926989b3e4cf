import { changePlan } from '../../api/billing.ts';
import { BILLING_TOASTS } from '../../billing-messages.ts';
import { type PlanStep, usePlanStep } from './use-plan-step.ts';

/** Changes to another plan by its id. `onChanged` is called if that needed no payment. */
export function useChangePlan(onChanged: () => Promise<void>): PlanStep<string> {
  return usePlanStep(
    (planId, attemptId) => changePlan({ planId, attemptId }),
    (planId) => planId,
    BILLING_TOASTS.planChanged,
    onChanged,
  );
}
