import { reactivateSubscription } from '../../api/billing.ts';
import { BILLING_TOASTS } from '../../billing-messages.ts';
import { type PlanStep, usePlanStep } from './use-plan-step.ts';

/** Makes the canceled plan renew again. `onReactivated` is called if no card was needed. */
export function useReactivation(onReactivated: () => Promise<void>): PlanStep<void> {
  return usePlanStep<void>(
    (_plan, attemptId) => reactivateSubscription({ attemptId }),
    () => 'reactivate',
    BILLING_TOASTS.reactivated,
    onReactivated,
  );
}
