import { useMutationState } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { SESSION_ID_PARAM } from '../../../core/contracts/return-paths.ts';

/** The mutation key of the verification of a returned checkout. */
export const VERIFY_CHECKOUT_KEY = ['verify-checkout-session'] as const;

/** Whether a returned checkout is unsettled: to be verified, being verified, or failed. */
export function usePaymentOpen(): boolean {
  const [search] = useSearchParams();
  const outcomes = useMutationState({
    filters: { mutationKey: VERIFY_CHECKOUT_KEY },
    select: (mutation) => mutation.state.status,
  });
  const latest = outcomes.at(-1);
  return search.has(SESSION_ID_PARAM) || latest === 'pending' || latest === 'error';
}
