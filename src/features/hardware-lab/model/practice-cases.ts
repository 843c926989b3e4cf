import { findScenario } from '../../../core/hardware/scenarios/find-scenario.ts';
import type { Scenario } from '../../../core/hardware/scenarios/scenario.ts';
import { practiceStories } from '../../../core/hardware/scenarios/story-cards.ts';

/** Families of complaints (hardware-lab.md 2.7). */
export const FAMILIES = ['F1', 'F2', 'F3', 'F4', 'F5', 'F6'] as const satisfies readonly Scenario['family'][];
export type Family = (typeof FAMILIES)[number];

/** What may be said of a job before it is played; its words are `lab-cases:<id>`. */
export type PracticeCase = Pick<Scenario, 'id' | 'family' | 'model' | 'difficulty' | 'objectives'>;

/** Every complaint that can be practised; what is behind it, the seed decides. */
export function practiceCases(): readonly PracticeCase[] {
  return practiceStories();
}

/** The complaint under which a scenario is practised; practice runs are named by it already. */
export function storyOf(scenarioId: string): string {
  return findScenario(scenarioId)?.story ?? scenarioId;
}
