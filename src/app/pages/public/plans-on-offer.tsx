import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { PlanRow } from '../../../core/contracts/rows.ts';
import { plansQuery } from '../../../features/plans/api/plans.queries.ts';
import { BILLING_TOASTS } from '../../../features/plans/billing-messages.ts';
import { offersOf } from '../../../features/plans/model/plan-offer.ts';
import { OfferList, type OfferListState } from '../../../features/plans/ui/offers/offer-list.tsx';
import { notify } from '../../../lib/notify.ts';
import { registerPath } from '../../paths.ts';
import { ServerState } from '../../server-state.tsx';

export interface PlansOnOfferProps {
  readonly type: PlanRow['plan_type'];
  readonly label: string;
  readonly fallback: ReactNode;
  readonly failure: string;
}

/** The plans of one account type, loaded from the backend, for the landing page and the business page. */
export function PlansOnOffer(props: PlansOnOfferProps) {
  return (
    <ServerState>
      <Offers {...props} />
    </ServerState>
  );
}

function Offers({ type, ...words }: PlansOnOfferProps) {
  const { data, isError, refetch } = useQuery(plansQuery());
  // The business page shows the error in place of the plans (spec section 8); the landing page also shows a toast.
  const showsToast = isError && type === 'individual';
  useEffect(() => {
    if (showsToast) notify(BILLING_TOASTS.fetchFailed);
  }, [showsToast]);
  const state = useMemo((): OfferListState => {
    if (data !== undefined) return { kind: 'ready', offers: offersOf(type, data) };
    return isError ? { kind: 'failed', retry: () => void refetch() } : { kind: 'loading' };
  }, [type, data, isError, refetch]);
  return <OfferList {...words} state={state} registerForPlan={registerPath} />;
}
