import type { BenchNote } from '../../contracts/bench-stories.ts';
import type { BenchTutorial } from '../bench/bench-tutorial.ts';
import type { TutorialId } from '../catalogue.ts';
import type { DeskTutorial } from '../desk/desk-tutorial.ts';

/** What is played of a tutorial in one of the simulations. */
export type TutorialPart =
  | { readonly at: 'desk'; readonly tutorial: DeskTutorial }
  | { readonly at: 'bench'; readonly tutorial: BenchTutorial };

/** A tutorial that leads from one simulation to the other. Its steps are counted through all parts. */
export interface BothTutorial {
  readonly id: TutorialId;
  readonly parts: readonly TutorialPart[];
  /** What the work at the bench is written down as. */
  readonly note: BenchNote;
}

/** Where a step stands: the index of its part, and how many steps the parts before that one have. */
export interface PartOfStep {
  readonly part: number;
  readonly before: number;
}

/** The part that a step (from 1) belongs to; the last one for a step behind the end. */
export function partOfStep({ parts }: BothTutorial, step: number): PartOfStep {
  let before = 0;
  for (const [part, { tutorial }] of parts.entries()) {
    const isLast = part === parts.length - 1;
    if (isLast || step <= before + tutorial.steps.length) return { part, before };
    before += tutorial.steps.length;
  }
  throw new Error('A tutorial has at least one part.');
}
