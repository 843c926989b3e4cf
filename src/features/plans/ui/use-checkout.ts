import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { CheckoutFlow } from '../../../core/contracts/vocabulary.ts';
import { FunctionError } from '../../../lib/function-error.ts';
import { leaveFor } from '../../../lib/leave.ts';
import { notify, type ToastMessage } from '../../../lib/notify.ts';
import { beginPaymentVisit } from '../../../lib/payment-visit.ts';
import { useAttempt } from '../../../lib/use-attempt.ts';
import { useRestored } from '../../../lib/use-restored.ts';
import { createCheckoutSession } from '../api/checkout.ts';
import { planUsedQuery, subscriptionQuery } from '../api/subscription.queries.ts';
import { PLAN_TOASTS } from '../messages.ts';
import { forgetWantedPlan } from '../model/wanted-plan.ts';

/** The function's status when the plan can no longer be bought; its message is written for people. */
const CONFLICT = 409;
/** The function's status when the plan is not on offer. */
const NOT_FOUND = 404;

export interface Checkout {
  /** True until the browser has left for the payment page. */
  readonly isBusy: boolean;
  readonly begin: (planId: string) => void;
}

/**
 * Starts the purchase of a plan. A free plan is active at once, and `onActivated` is called. `failure` is the toast
 * for errors without a message of their own.
 */
export function useCheckout(
  userId: string,
  flow: CheckoutFlow,
  onActivated: () => void,
  failure: ToastMessage = PLAN_TOASTS.paymentFailed,
): Checkout {
  const queries = useQueryClient();
  const attempt = useAttempt();
  // A ref, because a double click comes before the re-render.
  const isSent = useRef(false);
  const mutation = useMutation({
    mutationFn: (planId: string) => createCheckoutSession({ planId, flow, attemptId: attempt.idFor(planId) }),
    onSuccess: async ({ url, activated }, planId) => {
      attempt.settle();
      if (!activated) {
        if (flow === 'account') beginPaymentVisit();
        return leaveFor(url);
      }
      forgetWantedPlan();
      await queries.invalidateQueries({ queryKey: subscriptionQuery(userId).queryKey });
      await queries.invalidateQueries({ queryKey: planUsedQuery(userId, planId).queryKey });
      onActivated();
    },
    onError: (cause, planId) => {
      isSent.current = false;
      const status = cause instanceof FunctionError ? cause.status : 0;
      const isRefused = status === CONFLICT && cause.message !== '';
      if (isRefused) notify(PLAN_TOASTS.refused, { message: cause.message });
      else notify(status === NOT_FOUND ? PLAN_TOASTS.planNotFound : failure);
      if (isRefused) void queries.invalidateQueries({ queryKey: planUsedQuery(userId, planId).queryKey });
    },
  });

  const { reset, isPending, isSuccess } = mutation;
  useRestored(() => {
    isSent.current = false;
    reset();
  });
  return {
    isBusy: isPending || isSuccess,
    begin: (planId) => {
      if (isSent.current) return;
      isSent.current = true;
      mutation.mutate(planId);
    },
  };
}
