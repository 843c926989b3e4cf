import { planKeyOfId } from '../../../core/billing/plans.ts';
import { readText, removeStored, STORAGE_KEYS, writeText } from '../../../lib/storage.ts';

/** Keeps the plan that somebody chose before registering, while they open the email or visit Google. */
export function rememberWantedPlan(planId: string | null): void {
  if (planId !== null && planKeyOfId(planId) !== null) writeText(STORAGE_KEYS.wantedPlan, planId);
}

/** Null for none, and for an id that is no plan. */
export function wantedPlan(): string | null {
  const planId = readText(STORAGE_KEYS.wantedPlan);
  return planId !== null && planKeyOfId(planId) !== null ? planId : null;
}

export function forgetWantedPlan(): void {
  removeStored(STORAGE_KEYS.wantedPlan);
}
