import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { backendMessage } from '../../../../lib/backend-message.ts';
import { leaveFor } from '../../../../lib/leave.ts';
import { notify, type ToastMessage } from '../../../../lib/notify.ts';
import { beginPaymentVisit } from '../../../../lib/payment-visit.ts';
import { useAttempt } from '../../../../lib/use-attempt.ts';
import { useRestored } from '../../../../lib/use-restored.ts';

/** A change of a subscription that may need a visit to Stripe's page first. */
export interface PlanStep<Subject> {
  /** True until the changed data is loaded, or the browser has left for the payment page. */
  readonly isBusy: boolean;
  /** Null without a failure; `reason` is the server's message if there is one. */
  readonly failure: { readonly reason: string | null } | null;
  readonly begin: (subject: Subject) => void;
  readonly reset: () => void;
}

/**
 * Sends a change once, however often it is clicked, and navigates to the address in the response. Without an address
 * it calls `onDone` and shows the toast `done`.
 * @param keyOf the subject of an attempt: a retry with the same subject reuses its idempotency key.
 */
export function usePlanStep<Subject>(
  send: (subject: Subject, attemptId: string) => Promise<{ readonly url: string | null }>,
  keyOf: (subject: Subject) => string,
  done: ToastMessage,
  onDone: () => Promise<void>,
): PlanStep<Subject> {
  const attempt = useAttempt();
  const isSent = useRef(false);
  const mutation = useMutation({
    mutationFn: (subject: Subject) => send(subject, attempt.idFor(keyOf(subject))),
    onSuccess: async ({ url }) => {
      attempt.settle();
      if (url !== null) {
        beginPaymentVisit();
        return leaveFor(url);
      }
      await onDone();
      notify(done);
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
    begin: (subject) => {
      if (isSent.current) return;
      isSent.current = true;
      mutation.mutate(subject);
    },
    reset,
  };
}
