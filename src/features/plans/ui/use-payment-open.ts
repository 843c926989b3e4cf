import { useMutationState } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { SESSION_ID_PARAM } from '../../../core/contracts/return-paths.ts';

/** Names the verification of a returned checkout among the mutations. */
export const VERIFY_CHECKOUT_KEY = ['verify-checkout-session'] as const;

/** Whether a checkout that the person returned from is not settled yet: to be verified, being verified, or it failed. */
export function usePaymentOpen(): boolean {
  const [search] = useSearchParams();
  const outcomes = useMutationState({
    filters: { mutationKey: VERIFY_CHECKOUT_KEY },
    select: (mutation) => mutation.state.status,
  });
  const latest = outcomes.at(-1);
  return search.has(SESSION_ID_PARAM) || latest === 'pending' || latest === 'error';
}
