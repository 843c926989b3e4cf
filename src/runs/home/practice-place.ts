import type { PracticeCase } from '../../core/assessment/practice-next.ts';
import type { SimulationId } from '../../core/simulation-ids.ts';
import type { PastRun, RunHistory } from '../history/use-run-history.ts';
import type { RunTypes } from '../store.ts';

/** A simulation as the learner's home sees it. */
export interface PracticePlace {
  readonly simulation: SimulationId;
  readonly isLoading: boolean;
  /** When the open test ends, ISO; null without one. */
  readonly testEnd: string | null;
  /** The practice job that was left last; null for none. */
  readonly unfinished: { readonly story: string; readonly actions: number } | null;
  /** What can be practised. */
  readonly cases: readonly PracticeCase[];
  /** Those that are over, newest first. */
  readonly runs: readonly PastRun[];
  /** How a story is called; a test whose story is not told has a name of its kind. */
  titleOf(story: string | null): string;
  /** What a story trains, in words; null for one that is not dealt any more. */
  skillOf(story: string): string | null;
}

/** What the home needs of the runs in a simulation. */
export function placeOf<Types extends RunTypes>(
  history: RunHistory<Types>,
  known: Pick<PracticePlace, 'simulation' | 'cases' | 'titleOf' | 'skillOf'>,
): PracticePlace {
  const [left] = history.unfinishedPractice;
  return {
    ...known,
    isLoading: history.isLoading,
    testEnd: history.openTest?.expiresAt ?? null,
    unfinished: left === undefined ? null : { story: left.story, actions: left.commands.length },
    runs: history.runs,
  };
}
