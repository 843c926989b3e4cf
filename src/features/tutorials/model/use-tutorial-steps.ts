import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { StepRecord } from '../../../core/tutorials/progress.ts';
import { addTutorialSteps, tutorialStepsQuery } from '../api/tutorial-steps.ts';
import { dropWaiting, keepWaiting, waitingSteps } from './waiting-steps.ts';

export interface TutorialSteps {
  /** Those of the database and those that wait for a network. */
  readonly records: readonly StepRecord[];
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  /** Asks again. */
  retry(): void;
  /** Keeps a step here and sends it, now or with the next visit or network. */
  add(step: StepRecord): void;
}

/** The steps of tutorials that a person has behind them. */
export function useTutorialSteps(personId: string): TutorialSteps {
  const queries = useQueryClient();
  const query = tutorialStepsQuery(personId);
  const { data, isPending, isError, refetch } = useQuery(query);
  const [waiting, setWaiting] = useState(() => waitingSteps(personId));

  const send = useCallback(async (): Promise<void> => {
    const sending = waitingSteps(personId);
    if (sending.length === 0) return;
    try {
      await addTutorialSteps(sending);
    } catch {
      // They stay in this browser until it works.
      return;
    }
    dropWaiting(personId, sending);
    await queries.invalidateQueries({ queryKey: tutorialStepsQuery(personId).queryKey });
    setWaiting(waitingSteps(personId));
  }, [personId, queries]);
  useEffect(() => {
    const start = (): void => void send();
    start();
    window.addEventListener('online', start);
    return () => window.removeEventListener('online', start);
  }, [send]);

  const add = useCallback(
    (step: StepRecord): void => {
      keepWaiting(personId, step);
      // A full or blocked storage keeps nothing: the page still knows it.
      setWaiting((before) => [...before, step]);
      void send();
    },
    [personId, send],
  );
  return {
    records: [...(data ?? []), ...waiting],
    isLoading: isPending,
    hasFailed: isError,
    retry: () => void refetch(),
    add,
  };
}
