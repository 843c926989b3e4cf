import { planKeyOfId } from '../../../core/billing/plans.ts';
import { readText, removeStored, writeText } from '../../../lib/storage.ts';

/** The plan somebody chose before registering; it waits here while they open the email or visit Google. */
const WANTED_PLAN_KEY = 'wanted_plan';

export function rememberWantedPlan(planId: string | null): void {
  if (planId !== null && planKeyOfId(planId) !== null) writeText(WANTED_PLAN_KEY, planId);
}

/** Null for none, and for an id that is no plan. */
export function wantedPlan(): string | null {
  const planId = readText(WANTED_PLAN_KEY);
  return planId !== null && planKeyOfId(planId) !== null ? planId : null;
}

export function forgetWantedPlan(): void {
  removeStored(WANTED_PLAN_KEY);
}
