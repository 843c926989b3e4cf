import type { PlanKey } from '../billing/plans.ts';
import { planKeyOfId } from '../billing/plans.ts';

/** What a plan opens of the tutorials: the first ones on a healthy machine, those of a simulation, and those across both. */
export const TUTORIAL_AREAS = ['start', 'bench', 'desk', 'both'] as const;
export type TutorialArea = (typeof TUTORIAL_AREAS)[number];

/** Everybody with a plan may learn to steer and to work safely; the rest follows the simulations (`screens.ts`). */
const AREAS_OF_PLAN: Readonly<Record<PlanKey, readonly TutorialArea[]>> = {
  free: ['start'],
  ace: ['start', 'bench'],
  expert: ['start', 'desk'],
  testing: ['start', 'bench'],
  ticketing: ['start', 'desk'],
  golden: ['start', 'bench', 'desk', 'both'],
};

/** Whether the plan opens the tutorials of an area; no plan and an unknown one open none. */
export function planOpensTutorials(planId: string | null, area: TutorialArea): boolean {
  const key = planId === null ? null : planKeyOfId(planId);
  return key !== null && AREAS_OF_PLAN[key].includes(area);
}
