import { reactivateSubscription } from '../../api/billing.ts';
import { BILLING_TOASTS } from '../../billing-messages.ts';
import { type PlanStep, usePlanStep } from './use-plan-step.ts';

/** Lets the canceled plan renew again. `onReactivated` is called where no card had to be asked for. */
export function useReactivation(onReactivated: () => Promise<void>): PlanStep<void> {
  return usePlanStep<void>(
    (_plan, attemptId) => reactivateSubscription({ attemptId }),
    () => 'reactivate',
    BILLING_TOASTS.reactivated,
    onReactivated,
  );
}
