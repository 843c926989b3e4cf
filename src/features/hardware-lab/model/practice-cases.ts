import type { CaseFamily, PublicStory } from '../../../core/hardware/scenarios/public/public-story.ts';
import { PRACTICE_STORIES } from '../../../core/hardware/scenarios/public/stories.ts';

/** Families of complaints (hardware-lab.md 2.7). */
export const FAMILIES = ['F1', 'F2', 'F3', 'F4', 'F5', 'F6'] as const satisfies readonly CaseFamily[];

/** The public facts of a job before it is played; its title is `lab-titles:<id>`. */
export type PracticeCase = Pick<PublicStory, 'id' | 'family' | 'model' | 'difficulty' | 'objectives'>;

/** All complaints that can be practised; the seed decides the fault. */
export function practiceCases(): readonly PracticeCase[] {
  return PRACTICE_STORIES;
}
