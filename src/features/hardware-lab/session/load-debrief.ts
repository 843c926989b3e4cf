import type { QueryClient } from '@tanstack/react-query';
import type { LabReport } from '../../../core/hardware/assessment/report.ts';
import type { LabCommand } from '../../../core/hardware/model/commands.ts';
import { project } from '../../../core/hardware/projection/project.ts';
import type { Run } from '../../../core/kernel/run.ts';
import { finishRun } from '../../../runs/api/remote-referee.ts';
import { runQuery } from '../../../runs/api/runs.queries.ts';
import { runsKey } from '../../../runs/api/runs-key.ts';
import { LAB_CLIENT } from '../api/lab-client.ts';
import type { PastRun } from '../history/use-lab-history.ts';
import { playedRun, reportOf } from '../practice-judge.ts';
import type { EndedRun } from './ended-run.ts';

export interface Recall {
  readonly personId: string;
  readonly queries: QueryClient;
  /** What was done in it; null where that may not be told or is not known any more. */
  runOf(id: string): Promise<Run<LabCommand> | null>;
}

/**
 * The debrief of a run of the history. One whose time ran out while nobody looked is ended first, and told like the rest.
 * Null for a run of other rules than these, of which only the figures are left. Rejects when the server cannot be reached.
 */
export async function loadDebrief(
  line: PastRun,
  { personId, queries, runOf }: Recall,
): Promise<EndedRun | null> {
  if (line.status === 'lapsed') {
    await finishRun(LAB_CLIENT, line.id);
    await queries.invalidateQueries({ queryKey: runsKey(personId) });
  }
  const record =
    line.mode === 'testing' ? await queries.fetchQuery(runQuery(LAB_CLIENT, personId, line.id)) : null;
  const run = await runOf(line.id);
  const bench = run === null ? null : outcomeOf(run);
  if (run === null || bench === null) return null;
  return {
    mode: line.mode,
    report: record?.report ?? bench.report,
    view: bench.view,
    isOutOfTime: record?.status === 'expired',
    run,
  };
}

function outcomeOf(run: Run<LabCommand>): { report: LabReport; view: EndedRun['view'] } | null {
  const played = playedRun(run);
  return played === null ? null : { report: reportOf(played), view: project(played.state) };
}
