import type { QueryClient } from '@tanstack/react-query';
import type { Run } from '../../core/kernel/run.ts';
import { finishRun } from '../api/remote-referee.ts';
import { runQuery } from '../api/runs.queries.ts';
import { runsKey } from '../api/runs-key.ts';
import type { PastRun } from '../history/use-run-history.ts';
import type { ClientOf } from '../run-client.ts';
import type { RunTypes } from '../store.ts';
import type { EndedRun } from './run-session.ts';

export interface Recall<Types extends RunTypes> {
  readonly personId: string;
  readonly queries: QueryClient;
  readonly client: ClientOf<Types>;
  /** What was done in it; null where that may not be told or is not known any more. */
  runOf(id: string): Promise<Run<Types['command']> | null>;
  /** What a run comes to in this browser; null under other rules than these. */
  judged(run: Run<Types['command']>): Pick<EndedRun<Types, string>, 'report' | 'view'> | null;
}

/**
 * The debrief of a run of the history. One whose time ran out while nobody looked is ended first, and told like the rest.
 * Null for a run of other rules than these, of which only the figures are left. Rejects when the server cannot be reached.
 */
export async function loadDebrief<Types extends RunTypes>(
  line: PastRun,
  { personId, queries, client, runOf, judged }: Recall<Types>,
): Promise<EndedRun<Types, PastRun['mode']> | null> {
  if (line.status === 'lapsed') {
    await finishRun(client, line.id);
    await queries.invalidateQueries({ queryKey: runsKey(personId) });
  }
  const record =
    line.mode === 'testing' ? await queries.fetchQuery(runQuery(client, personId, line.id)) : null;
  const run = await runOf(line.id);
  const outcome = run === null ? null : judged(run);
  if (run === null || outcome === null) return null;
  return {
    mode: line.mode,
    report: record?.report ?? outcome.report,
    view: outcome.view,
    isOutOfTime: record?.status === 'expired',
    run,
  };
}
