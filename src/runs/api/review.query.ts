import { queryOptions } from '@tanstack/react-query';
import type { PracticeClient } from '../run-client.ts';
import type { RunReview } from '../run-review.ts';
import type { RunTypes } from '../store.ts';
import { reviewRun } from './practice-calls.ts';
import { runsKey } from './runs-key.ts';

/** A run that is over, to look back at. */
export function reviewQuery<Types extends RunTypes>(
  client: PracticeClient<Types>,
  userId: string,
  mode: 'practice' | 'testing',
  runId: string,
) {
  return queryOptions({
    queryKey: [...runsKey(userId), client.simulation, 'review', runId],
    queryFn: (): Promise<RunReview<Types>> => reviewRun(client, mode, runId),
    // What is over does not change.
    staleTime: Number.POSITIVE_INFINITY,
  });
}
