import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SESSION_ID_PARAM } from '../../../core/contracts/return-paths.ts';
import { notify } from '../../../lib/notify.ts';
import { endPaymentVisit } from '../../../lib/payment-visit.ts';
import { verifyCheckoutSession } from '../api/checkout.ts';
import { subscriptionQuery } from '../api/subscription.queries.ts';
import { PLAN_TOASTS } from '../messages.ts';
import { isSessionProcessed, markSessionProcessed } from '../model/processed-sessions.ts';
import { forgetWantedPlan } from '../model/wanted-plan.ts';
import { VERIFY_CHECKOUT_KEY } from './use-payment-open.ts';

/**
 * Handles the return from checkout: has the server verify `session_id` once, shows the outcome, and removes the id
 * from the address. Returns whether a verification is running.
 */
export function useCheckoutReturn(userId: string): boolean {
  const queries = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const sessionId = search.get(SESSION_ID_PARAM);
  const begun = useRef<string | null>(null);
  const verification = useMutation({
    mutationKey: VERIFY_CHECKOUT_KEY,
    gcTime: Number.POSITIVE_INFINITY,
    mutationFn: async (id: string) => {
      const answer = await verifyCheckoutSession(id);
      if (!answer.activated) throw new Error(`The checkout is ${answer.paymentStatus}`);
      markSessionProcessed(id);
      forgetWantedPlan();
      endPaymentVisit();
      // Refetch before the id leaves the address, so that the person is not asked to choose a plan in between.
      await queries.invalidateQueries({ queryKey: subscriptionQuery(userId).queryKey });
      return answer;
    },
    onSuccess: ({ isReactivation }) =>
      notify(isReactivation ? PLAN_TOASTS.reactivated : PLAN_TOASTS.paymentSuccessful),
    onError: () => notify(PLAN_TOASTS.verificationFailed),
    onSettled: () => takeOutOfAddress(),
  });

  const takeOutOfAddress = (): void => {
    setSearch(
      (current) => {
        const rest = new URLSearchParams(current);
        rest.delete(SESSION_ID_PARAM);
        return rest;
      },
      { replace: true },
    );
  };
  const settle = useEffectEvent((id: string) => {
    if (begun.current === id) return;
    begun.current = id;
    if (isSessionProcessed(id)) takeOutOfAddress();
    else verification.mutate(id);
  });
  useEffect(() => {
    if (sessionId !== null) settle(sessionId);
  }, [sessionId]);
  return verification.isPending;
}
