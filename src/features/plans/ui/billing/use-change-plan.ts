import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { backendMessage } from '../../../../lib/backend-message.ts';
import { leaveFor } from '../../../../lib/leave.ts';
import { notify } from '../../../../lib/notify.ts';
import { beginPaymentVisit } from '../../../../lib/payment-visit.ts';
import { useAttempt } from '../../../../lib/use-attempt.ts';
import { useRestored } from '../../../../lib/use-restored.ts';
import { changePlan } from '../../api/billing.ts';
import { BILLING_TOASTS } from '../../billing-messages.ts';

export interface PlanChange {
  /** True until the browser has left for the payment page. */
  readonly isBusy: boolean;
  /** Null without a failure; `reason` is the server's sentence where it said one. */
  readonly failure: { readonly reason: string | null } | null;
  readonly begin: (planId: string) => void;
  readonly reset: () => void;
}

/** Moves to another plan. `onChanged` is called where that needed no payment. */
export function useChangePlan(onChanged: () => Promise<void>): PlanChange {
  const attempt = useAttempt();
  const isSent = useRef(false);
  const mutation = useMutation({
    mutationFn: (planId: string) => changePlan({ planId, attemptId: attempt.idFor(planId) }),
    onSuccess: async ({ url }) => {
      attempt.settle();
      if (url !== null) {
        beginPaymentVisit();
        return leaveFor(url);
      }
      await onChanged();
      notify(BILLING_TOASTS.planChanged);
    },
    onError: () => {
      isSent.current = false;
    },
  });
  const reset = (): void => {
    isSent.current = false;
    mutation.reset();
  };
  useRestored(reset);
  return {
    isBusy: mutation.isPending || mutation.isSuccess,
    failure: mutation.error === null ? null : { reason: backendMessage(mutation.error) },
    begin: (planId) => {
      if (isSent.current) return;
      isSent.current = true;
      mutation.mutate(planId);
    },
    reset,
  };
}
