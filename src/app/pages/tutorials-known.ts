import { useMemo } from 'react';
import type { TutorialsKnown } from '../../features/cards/model/use-cards.ts';
import type { LearnersTutorials } from '../../features/tutorials/model/use-learners-tutorials.ts';

/** Somebody's tutorials as their cards ask for them: cards are about what was met there, too. */
export function useTutorialsKnown({ done, isLoading, hasFailed, retry }: LearnersTutorials): TutorialsKnown {
  const met = useMemo(
    () => done.map(({ facts: { id, objectives }, at }) => ({ id, objectives, at })),
    [done],
  );
  return { done: met, isLoading, hasFailed, retry };
}
