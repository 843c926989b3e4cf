import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  findTutorial,
  TUTORIALS,
  type TutorialFacts,
  type TutorialId,
} from '../../../core/tutorials/catalogue.ts';
import { progressOf, type TutorialProgress } from '../../../core/tutorials/progress.ts';
import { type KeptStep, tutorialStepsQuery } from '../api/tutorial-steps.ts';

/** A tutorial that a person has behind them. */
interface DoneTutorial {
  readonly facts: TutorialFacts;
  /** When its last step was behind them, ms since 1970. */
  readonly at: number;
}

export interface LearnersTutorials {
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  /** Asks again. */
  retry(): void;
  /** Each tutorial that is done, once. */
  readonly done: readonly DoneTutorial[];
  /** The first tutorial of each simulation, until it is done. */
  readonly first: Readonly<Record<'bench' | 'desk', TutorialFacts | null>>;
  /** The tutorial of which a step was behind the person last, and which is not done; null for none. */
  readonly begun: { readonly facts: TutorialFacts; readonly progress: TutorialProgress } | null;
}

/** What pages other than those of the tutorials need of somebody's tutorials. */
export function useLearnersTutorials(personId: string): LearnersTutorials {
  const { data, isPending, isError, refetch } = useQuery(tutorialStepsQuery(personId));
  const done = useMemo(() => doneTutorials(data ?? []), [data]);
  const undone = (id: TutorialId): TutorialFacts | null => {
    const facts = findTutorial(id);
    return facts === null || progressOf(data ?? [], facts).status === 'done' ? null : facts;
  };
  return {
    isLoading: isPending,
    hasFailed: isError,
    retry: () => void refetch(),
    done,
    first: { bench: undone('T0'), desk: undone('T20') },
    begun: useMemo(() => begunLast(data ?? []), [data]),
  };
}

function doneTutorials(steps: readonly KeptStep[]): readonly DoneTutorial[] {
  const inOrder = steps.toSorted((one, other) => one.doneAt - other.doneAt);
  return TUTORIALS.flatMap((facts) => {
    const last = inOrder.find((_, index) => progressOf(inOrder.slice(0, index + 1), facts).status === 'done');
    return last === undefined ? [] : [{ facts, at: last.doneAt }];
  });
}

function begunLast(steps: readonly KeptStep[]): LearnersTutorials['begun'] {
  for (const { tutorial } of steps.toSorted((one, other) => other.doneAt - one.doneAt)) {
    const facts = findTutorial(tutorial);
    const progress = facts === null ? null : progressOf(steps, facts);
    if (facts !== null && progress?.status === 'begun') return { facts, progress };
  }
  return null;
}
