import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Work } from '../../../core/assessment/rhythm.ts';
import { TUTORIALS, type TutorialFacts } from '../../../core/tutorials/catalogue.ts';
import { progressOf } from '../../../core/tutorials/progress.ts';
import { type KeptStep, tutorialStepsQuery } from '../api/tutorial-steps.ts';

export interface TutorialsAtHome {
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  /** Asks again. */
  retry(): void;
  /** Each tutorial that is done, once, when its last step was behind the person. */
  readonly works: readonly Work[];
  /** The tutorial that everybody begins with, until it is done. */
  readonly first: TutorialFacts | null;
}

/** What the learner's home needs of somebody's tutorials. */
export function useTutorialsAtHome(personId: string): TutorialsAtHome {
  const { data, isPending, isError, refetch } = useQuery(tutorialStepsQuery(personId));
  const works = useMemo(() => tutorialWorks(data ?? []), [data]);
  const [first] = TUTORIALS;
  const isFirstDone = first === undefined || progressOf(data ?? [], first).status === 'done';
  return {
    isLoading: isPending,
    hasFailed: isError,
    retry: () => void refetch(),
    works,
    first: isFirstDone ? null : first,
  };
}

function tutorialWorks(steps: readonly KeptStep[]): readonly Work[] {
  const inOrder = steps.toSorted((one, other) => one.doneAt - other.doneAt);
  return TUTORIALS.flatMap((facts) => {
    const last = inOrder.find((_, index) => progressOf(inOrder.slice(0, index + 1), facts).status === 'done');
    return last === undefined ? [] : [{ kind: 'tutorial', at: last.doneAt }];
  });
}
