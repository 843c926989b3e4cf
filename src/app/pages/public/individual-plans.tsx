import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { individualOffers } from '../../../features/landing/model/plan-offer.ts';
import { PlanList, type PlanListState } from '../../../features/landing/ui/plan-list.tsx';
import { plansQuery } from '../../../features/plans/api/plans.queries.ts';
import { registerPath } from '../../paths.ts';
import { ServerState } from '../../server-state.tsx';

/** The individual plans of the landing page, from the backend. */
export function IndividualPlans() {
  return (
    <ServerState>
      <Plans />
    </ServerState>
  );
}

function Plans() {
  const { i18n } = useTranslation();
  const { data, isError, refetch } = useQuery(plansQuery());
  const state = useMemo((): PlanListState => {
    if (data !== undefined) return { kind: 'ready', offers: individualOffers(data, i18n.resolvedLanguage) };
    return isError ? { kind: 'failed', retry: () => void refetch() } : { kind: 'loading' };
  }, [data, isError, refetch, i18n.resolvedLanguage]);
  return <PlanList state={state} registerForPlan={registerPath} />;
}
