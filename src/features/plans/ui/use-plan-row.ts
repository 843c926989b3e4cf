import { useQuery } from '@tanstack/react-query';
import type { PlanRow } from '../../../core/contracts/rows.ts';
import { plansQuery } from '../api/plans.queries.ts';

/** The plan with this id as the table describes it; null while it is read and for an id that is not on offer. */
export function usePlanRow(planId: string | null): PlanRow | null {
  const { data } = useQuery({ ...plansQuery(), enabled: planId !== null });
  return data?.find((plan) => plan.id === planId) ?? null;
}
