import {
  TUTORIAL_PATHS,
  TUTORIALS,
  type TutorialFacts,
  type TutorialPath,
} from '../../../core/tutorials/catalogue.ts';
import { progressOf, type StepRecord, type TutorialProgress } from '../../../core/tutorials/progress.ts';

/** A tutorial in the list. */
export interface TutorialRow {
  readonly facts: TutorialFacts;
  readonly progress: TutorialProgress;
  /** The person's plan opens it. */
  readonly isOpen: boolean;
  /** About how many minutes are left of it. */
  readonly minutesLeft: number;
}

export interface PathRows {
  readonly path: TutorialPath;
  readonly rows: readonly TutorialRow[];
}

function rowOf(facts: TutorialFacts, records: readonly StepRecord[], isOpen: boolean): TutorialRow {
  const progress = progressOf(records, facts);
  const share = progress.status === 'done' ? 0 : (facts.steps - progress.next + 1) / facts.steps;
  return { facts, progress, isOpen, minutesLeft: Math.ceil(facts.minutes * share) };
}

/** All tutorials by path, with how far the person is in each. */
export function tutorialRows(
  records: readonly StepRecord[],
  isOpen: (facts: TutorialFacts) => boolean,
): readonly PathRows[] {
  return TUTORIAL_PATHS.map((path) => ({
    path,
    rows: TUTORIALS.filter((facts) => facts.path === path).map((facts) =>
      rowOf(facts, records, isOpen(facts)),
    ),
  }));
}

/** The tutorial to go on with: one that was begun, else the first that is not done; null when all that the plan opens are. */
export function nextTutorial(paths: readonly PathRows[]): TutorialRow | null {
  const open = paths.flatMap(({ rows }) => rows).filter((row) => row.isOpen);
  return (
    open.find(({ progress }) => progress.status === 'begun') ??
    open.find(({ progress }) => progress.status === 'open') ??
    null
  );
}
