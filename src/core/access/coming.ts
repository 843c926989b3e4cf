import { PLAN_IDS, type PlanKey, planKeyOfName } from '../billing/plans.ts';
import { planOpensScreen, SIMULATION_SCREENS, type SimulationScreen } from './screens.ts';

/** Parts of the product that pages mention and that are not released yet; striking one removes every "coming soon" note about it. */
export const PARTS = ['teamAssessments'] as const;
export type Part = (typeof PARTS)[number];

/** Parts that each plan is sold with and that are not there yet. */
const PARTS_OF_PLAN: Readonly<Record<PlanKey, readonly Part[]>> = {
  free: [],
  ace: [],
  expert: [],
  testing: ['teamAssessments'],
  ticketing: ['teamAssessments'],
  golden: ['teamAssessments'],
};

/** Those of the given parts that are not released yet, in the order of `PARTS`. */
export function comingOf(parts: readonly Part[]): readonly Part[] {
  return PARTS.filter((part) => parts.includes(part));
}

export function isComing(part: Part): boolean {
  return PARTS.includes(part);
}

/** What a plan lacks today of the parts it is sold with, and the simulations that it opens. */
export interface PlanToday {
  readonly coming: readonly Part[];
  readonly opens: readonly SimulationScreen[];
}

/** What the plan with this name offers today; null when nothing is missing from it or the name is unknown. */
export function planToday(planName: string): PlanToday | null {
  const key = planKeyOfName(planName);
  if (key === null) return null;
  const coming = comingOf(PARTS_OF_PLAN[key]);
  if (coming.length === 0) return null;
  const opens = SIMULATION_SCREENS.filter((screen) => planOpensScreen(PLAN_IDS[key], screen));
  return { coming, opens };
}
