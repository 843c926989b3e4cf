import { PLAN_IDS, type PlanKey, planKeyOfName } from '../billing/plans.ts';
import { planOpensScreen, SIMULATION_SCREENS, type SimulationScreen } from './screens.ts';

/** Parts of the product that its pages speak of, and that open one after the other. */
export const PARTS = [
  'ticketDesk',
  'leaderboards',
  'competitions',
  'certificate',
  'teamAssessments',
] as const;
export type Part = (typeof PARTS)[number];

/** What is not open yet. Whoever opens a part strikes it here, and every note that it is coming goes with it. */
const COMING: readonly Part[] = [
  'ticketDesk',
  'leaderboards',
  'competitions',
  'certificate',
  'teamAssessments',
];

/** What a plan is sold for, of the parts above. */
const PARTS_OF_PLAN: Readonly<Record<PlanKey, readonly Part[]>> = {
  free: [],
  ace: [],
  expert: ['ticketDesk'],
  testing: ['teamAssessments'],
  ticketing: ['ticketDesk', 'teamAssessments'],
  golden: ['ticketDesk', 'teamAssessments'],
};

/** Those of the parts that are still to come, in the order of the list. */
export function comingOf(parts: readonly Part[]): readonly Part[] {
  return COMING.filter((part) => parts.includes(part));
}

export function isComing(part: Part): boolean {
  return COMING.includes(part);
}

/** What a plan is sold for and does not hold yet, and the simulations that it does open. */
export interface PlanToday {
  readonly coming: readonly Part[];
  readonly opens: readonly SimulationScreen[];
}

/** What the plan of this name holds today; null where it holds all that it is sold for, or nobody knows the name. */
export function planToday(planName: string): PlanToday | null {
  const key = planKeyOfName(planName);
  if (key === null) return null;
  const coming = comingOf(PARTS_OF_PLAN[key]);
  if (coming.length === 0) return null;
  const opens = SIMULATION_SCREENS.filter(
    (screen) => planOpensScreen(PLAN_IDS[key], screen) && !(screen === 'ticketing' && isComing('ticketDesk')),
  );
  return { coming, opens };
}
