import { useQuery } from '@tanstack/react-query';
import type { PlanRow } from '../../../core/contracts/rows.ts';
import { plansQuery } from '../api/plans.queries.ts';

/** The row of the plan with this id; null while loading and for an id that is not on offer. */
export function usePlanRow(planId: string | null): PlanRow | null {
  const { data } = useQuery({ ...plansQuery(), enabled: planId !== null });
  return data?.find((plan) => plan.id === planId) ?? null;
}
