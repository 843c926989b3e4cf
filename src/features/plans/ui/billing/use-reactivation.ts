import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { backendMessage } from '../../../../lib/backend-message.ts';
import { leaveFor } from '../../../../lib/leave.ts';
import { notify } from '../../../../lib/notify.ts';
import { beginPaymentVisit } from '../../../../lib/payment-visit.ts';
import { useAttempt } from '../../../../lib/use-attempt.ts';
import { useRestored } from '../../../../lib/use-restored.ts';
import { reactivateSubscription } from '../../api/billing.ts';
import { BILLING_TOASTS } from '../../billing-messages.ts';

const REACTIVATE = 'reactivate';

export interface Reactivation {
  /** True until the plan is known to renew again, or the browser has left for the page that asks for a card. */
  readonly isBusy: boolean;
  /** Null without a failure; `reason` is the server's sentence where it said one. */
  readonly failure: { readonly reason: string | null } | null;
  readonly begin: () => void;
  readonly reset: () => void;
}

/** Lets the canceled plan renew again. `onReactivated` is called where no card had to be asked for. */
export function useReactivation(onReactivated: () => Promise<void>): Reactivation {
  const attempt = useAttempt();
  const isSent = useRef(false);
  const mutation = useMutation({
    mutationFn: () => reactivateSubscription({ attemptId: attempt.idFor(REACTIVATE) }),
    onSuccess: async ({ url }) => {
      attempt.settle();
      if (url !== null) {
        beginPaymentVisit();
        return leaveFor(url);
      }
      await onReactivated();
      notify(BILLING_TOASTS.reactivated);
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
    begin: () => {
      if (isSent.current) return;
      isSent.current = true;
      mutation.mutate();
    },
    reset,
  };
}
