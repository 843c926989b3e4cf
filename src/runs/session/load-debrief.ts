import type { QueryClient } from '@tanstack/react-query';
import { finishRun } from '../api/remote-referee.ts';
import { reviewQuery } from '../api/review.query.ts';
import { runsKey } from '../api/runs-key.ts';
import type { PastRun } from '../history/use-run-history.ts';
import { framesFrom } from '../replay/frames-from.ts';
import type { PracticeClient } from '../run-client.ts';
import type { Recording, RunReview } from '../run-review.ts';
import type { RunTypes } from '../store.ts';
import type { EndedRun } from './run-session.ts';

export interface Recall<Types extends RunTypes> {
  readonly personId: string;
  readonly queries: QueryClient;
  readonly client: PracticeClient<Types>;
}

/** What the server tells of a run of the history. Rejects when it cannot be reached. */
export function recallRun<Types extends RunTypes>(
  line: Pick<PastRun, 'id' | 'mode'>,
  { personId, queries, client }: Recall<Types>,
): Promise<RunReview<Types>> {
  return queries.fetchQuery(reviewQuery(client, personId, line.mode, line.id));
}

/**
 * The debrief of a run of the history. One whose time ran out while nobody looked is ended first, and told like the rest.
 * A run of other rules keeps its report. Null for one that was never judged. Rejects when the server cannot be reached.
 */
export async function loadDebrief<Types extends RunTypes>(
  line: Pick<PastRun, 'id' | 'mode' | 'status'>,
  recall: Recall<Types>,
): Promise<EndedRun<Types, PastRun['mode']> | null> {
  const { personId, queries, client } = recall;
  if (line.status === 'lapsed') {
    await finishRun(client, line.id);
    await queries.invalidateQueries({ queryKey: runsKey(personId) });
  }
  const review = await recallRun(line, recall);
  const { report, recording, status } = review;
  if (report === null) return null;
  return {
    mode: line.mode,
    report,
    view: recording === null ? null : await endOf(client, recording),
    isOutOfTime: status === 'expired',
    review,
  };
}

/** What could be seen when a recorded run ended. */
async function endOf<Types extends RunTypes>(
  { loadPlay }: PracticeClient<Types>,
  { start, commands }: Recording<Types>,
): Promise<Types['view']> {
  const play = await loadPlay();
  return play.project(framesFrom(play, start, commands).at(-1)?.state ?? start);
}
