import { type PlanKey, planKeyOfId } from '../billing/plans.ts';

/** The screens that a plan opens (spec section 3). */
export const SIMULATION_SCREENS = ['testing', 'ticketing', 'demo'] as const;
export type SimulationScreen = (typeof SIMULATION_SCREENS)[number];

const SCREENS_OF_PLAN: Readonly<Record<PlanKey, readonly SimulationScreen[]>> = {
  free: ['demo'],
  ace: ['testing'],
  expert: ['ticketing'],
  testing: ['testing'],
  ticketing: ['ticketing'],
  golden: ['testing', 'ticketing'],
};

/** How many times a person on the free plan may play the demo, ever (spec section 9). */
export const DEMO_USE_LIMIT = 1;

/** How many plays of the demo are left; never negative. */
export function demoUsesRemaining(usedCount: number): number {
  return Math.max(0, DEMO_USE_LIMIT - usedCount);
}

/** Whether the plan opens the screen; an unknown plan opens nothing. */
export function planOpensScreen(planId: string | null, screen: SimulationScreen): boolean {
  const key = planId === null ? null : planKeyOfId(planId);
  return key !== null && SCREENS_OF_PLAN[key].includes(screen);
}

/** Whether the menu lists the screen: the plan must open it, and the demo must have a play left (spec section 2). */
export function menuListsScreen(
  planId: string | null,
  screen: SimulationScreen,
  demoUsedCount: number,
): boolean {
  return planOpensScreen(planId, screen) && (screen !== 'demo' || demoUsesRemaining(demoUsedCount) > 0);
}
