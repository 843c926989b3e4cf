import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Work } from '../../../core/assessment/rhythm.ts';
import {
  findTutorial,
  TUTORIALS,
  type TutorialFacts,
  type TutorialId,
} from '../../../core/tutorials/catalogue.ts';
import { progressOf, type TutorialProgress } from '../../../core/tutorials/progress.ts';
import { type KeptStep, tutorialStepsQuery } from '../api/tutorial-steps.ts';

export interface TutorialsAtHome {
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  /** Asks again. */
  retry(): void;
  /** Each tutorial that is done, once, when its last step was behind the person. */
  readonly works: readonly Work[];
  /** The first tutorial of each simulation, until it is done. */
  readonly first: Readonly<Record<'bench' | 'desk', TutorialFacts | null>>;
  /** The tutorial of which a step was behind the person last, and which is not done; null for none. */
  readonly begun: { readonly facts: TutorialFacts; readonly progress: TutorialProgress } | null;
}

/** What the learner's home needs of somebody's tutorials. */
export function useTutorialsAtHome(personId: string): TutorialsAtHome {
  const { data, isPending, isError, refetch } = useQuery(tutorialStepsQuery(personId));
  const works = useMemo(() => tutorialWorks(data ?? []), [data]);
  const undone = (id: TutorialId): TutorialFacts | null => {
    const facts = findTutorial(id);
    return facts === null || progressOf(data ?? [], facts).status === 'done' ? null : facts;
  };
  return {
    isLoading: isPending,
    hasFailed: isError,
    retry: () => void refetch(),
    works,
    first: { bench: undone('T0'), desk: undone('T20') },
    begun: useMemo(() => begunLast(data ?? []), [data]),
  };
}

function tutorialWorks(steps: readonly KeptStep[]): readonly Work[] {
  const inOrder = steps.toSorted((one, other) => one.doneAt - other.doneAt);
  return TUTORIALS.flatMap((facts) => {
    const last = inOrder.find((_, index) => progressOf(inOrder.slice(0, index + 1), facts).status === 'done');
    return last === undefined ? [] : [{ kind: 'tutorial', at: last.doneAt }];
  });
}

function begunLast(steps: readonly KeptStep[]): TutorialsAtHome['begun'] {
  for (const { tutorial } of steps.toSorted((one, other) => other.doneAt - one.doneAt)) {
    const facts = findTutorial(tutorial);
    const progress = facts === null ? null : progressOf(steps, facts);
    if (facts !== null && progress?.status === 'begun') return { facts, progress };
  }
  return null;
}
