import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notify } from '../../../lib/notify.ts';
import { reconcilePayments } from '../api/checkout.ts';
import { subscriptionQuery } from '../api/subscription.queries.ts';
import { PLAN_TOASTS } from '../messages.ts';

/**
 * Recovers a purchase whose webhook and return page were both lost: for a person without an active plan the server
 * looks for payments, once per visit. Returns whether that is running; a failure changes nothing.
 */
export function useLostPayments(userId: string | null, hasNoPlan: boolean): boolean {
  const queries = useQueryClient();
  const { data, isLoading } = useQuery({
    queryKey: ['lost-payments', userId],
    queryFn: async () => {
      const found = await reconcilePayments();
      if (found.activated && userId !== null) {
        await queries.invalidateQueries({ queryKey: subscriptionQuery(userId).queryKey });
      }
      return found;
    },
    enabled: userId !== null && hasNoPlan,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnReconnect: false,
    refetchOnMount: false,
  });
  const isFound = data?.activated ?? false;
  useEffect(() => {
    if (isFound) notify(PLAN_TOASTS.paymentSuccessful);
  }, [isFound]);
  return isLoading;
}
