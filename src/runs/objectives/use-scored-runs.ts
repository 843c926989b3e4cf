import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { SIMULATION_IDS } from '../../core/simulation-ids.ts';
import { practiceQuery, testsQuery } from '../api/runs.queries.ts';
import type { RunSummary } from '../past-run.ts';
import { type ScoredRun, scoredRuns } from './scored-runs.ts';

/** A person's judged runs of all simulations. */
export interface ScoredRuns {
  /** The same list until a run is added: levels are derived from it once. */
  readonly runs: readonly ScoredRun[];
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  /** Asks again. */
  retry(): void;
}

/** What the person's levels rest on: every practice job, ticket, test and shift that the server judged. */
export function useScoredRuns(personId: string): ScoredRuns {
  const queries = [
    ...SIMULATION_IDS.map((id) => testsQuery(id, personId)),
    ...SIMULATION_IDS.map((id) => practiceQuery(id, personId)),
  ];
  const { lists, isLoading, hasFailed, retry } = useQueries({ queries, combine: together });
  const runs = useMemo(
    () =>
      lists.flatMap((list, index) => {
        const id = SIMULATION_IDS[index % SIMULATION_IDS.length] ?? SIMULATION_IDS[0];
        return scoredRuns(id, index < SIMULATION_IDS.length ? 'testing' : 'practice', list);
      }),
    [lists],
  );
  return { runs, isLoading, hasFailed, retry };
}

/** Outside the hook: a new function would be asked again with every drawing. */
function together(answers: readonly UseQueryResult<readonly RunSummary[]>[]) {
  return {
    lists: answers.map(({ data = [] }) => data),
    isLoading: answers.some(({ isPending }) => isPending),
    hasFailed: answers.some(({ isError }) => isError),
    retry: () => {
      for (const answer of answers) if (answer.isError) void answer.refetch();
    },
  };
}
