import { planKeyOfId } from '../../../core/billing/plans.ts';
import { readText, removeStored, STORAGE_KEYS, writeText } from '../../../lib/storage.ts';

/** Stores the plan chosen before registering, until the email is confirmed or Google has returned. */
export function rememberWantedPlan(planId: string | null): void {
  if (planId !== null && planKeyOfId(planId) !== null) writeText(STORAGE_KEYS.wantedPlan, planId);
}

/** Null for none, and for an unknown plan id. */
export function wantedPlan(): string | null {
  const planId = readText(STORAGE_KEYS.wantedPlan);
  return planId !== null && planKeyOfId(planId) !== null ? planId : null;
}

export function forgetWantedPlan(): void {
  removeStored(STORAGE_KEYS.wantedPlan);
}
