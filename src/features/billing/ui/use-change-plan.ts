import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { leaveFor } from '../../../lib/leave.ts';
import { notify } from '../../../lib/notify.ts';
import { saidByBackend } from '../../../lib/said-by-backend.ts';
import { changePlan } from '../api/billing.ts';
import { BILLING_TOASTS } from '../messages.ts';
import { useRestored } from './use-restored.ts';

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
  const attempt = useRef<{ readonly planId: string; readonly id: string } | null>(null);
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    mutationFn: (planId: string) => {
      // The same decision keeps its id, so that a retry after a lost answer cannot pay twice.
      if (attempt.current?.planId !== planId) attempt.current = { planId, id: crypto.randomUUID() };
      return changePlan({ planId, attemptId: attempt.current.id });
    },
    onSuccess: async ({ url }) => {
      attempt.current = null;
      if (url !== null) return leaveFor(url);
      await onChanged();
      notify(BILLING_TOASTS.planChanged);
    },
  });
  useRestored(reset);
  const isBusy = isPending || isSuccess;
  return {
    isBusy,
    failure: error === null ? null : { reason: saidByBackend(error) },
    begin: (planId) => isBusy || mutate(planId),
    reset,
  };
}
