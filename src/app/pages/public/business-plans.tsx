import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { businessOffers } from '../../../features/business/model/business-offer.ts';
import { PlanList, type PlanListState } from '../../../features/business/ui/plan-list.tsx';
import { plansQuery } from '../../../features/plans/api/plans.queries.ts';
import { registerPath } from '../../paths.ts';
import { ServerState } from '../../server-state.tsx';

/** The business plans of the business page, from the backend. */
export function BusinessPlans() {
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
    if (data !== undefined) return { kind: 'ready', offers: businessOffers(data, i18n.resolvedLanguage) };
    return isError ? { kind: 'failed', retry: () => void refetch() } : { kind: 'loading' };
  }, [data, isError, refetch, i18n.resolvedLanguage]);
  return <PlanList state={state} registerForPlan={registerPath} />;
}
