import { queryOptions } from '@tanstack/react-query';
import { runRecordRow, runRow } from '../../../core/contracts/run-rows.ts';
import { z } from '../../../core/contracts/zod.ts';
import { labCommand } from '../../../core/hardware/model/command-schema.ts';
import { HARDWARE_ID } from '../../../core/hardware/simulation-id.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { getSupabase } from '../../../lib/supabase.ts';
import { type RunRecord, type RunSummary, summaryOf } from '../model/past-run.ts';
import { labReport } from './payload.ts';
import { runsKey } from './runs-key.ts';
import { TEST_RULES_VERSION } from './test-rules-version.ts';

const LISTED = Object.keys(runRow.shape).join(', ');
/** Years of practice; the oldest beyond it are not listed. */
const MAX_RUNS = 500;

/** The person's runs, newest first, an open one among them. */
export function runsQuery(userId: string) {
  return queryOptions({
    queryKey: runsKey(userId),
    queryFn: async ({ signal }): Promise<readonly RunSummary[]> => {
      const supabase = await getSupabase();
      const { data, error } = await supabase
        .from('simulation_runs')
        .select(LISTED)
        .eq('user_id', userId)
        .eq('simulation', HARDWARE_ID)
        .order('started_at', { ascending: false })
        .limit(MAX_RUNS)
        .retry(false)
        .abortSignal(signal);
      if (error) throw error;
      return z
        .array(runRow)
        .parse(data)
        .map((row) => summaryOf(row, serverNow()));
    },
  });
}

const recordRow = runRecordRow(labCommand);

/** One run that is over, with its report and its commands in order; null when there is none of this id in reach. */
export function runQuery(userId: string, runId: string) {
  return queryOptions({
    queryKey: [...runsKey(userId), runId],
    queryFn: async ({ signal }): Promise<RunRecord | null> => {
      const supabase = await getSupabase();
      const { data, error } = await supabase
        .from('simulation_runs')
        .select(`${LISTED}, seed, report, run_commands(seq, command)`)
        .eq('user_id', userId)
        .eq('simulation', HARDWARE_ID)
        .eq('id', runId)
        .neq('status', 'open')
        .order('seq', { referencedTable: 'run_commands' })
        .retry(false)
        .abortSignal(signal)
        .maybeSingle();
      if (error) throw error;
      return data === null ? null : recordOf(data);
    },
  });
}

function recordOf(data: unknown): RunRecord {
  const listed = runRow.parse(data);
  const summary = summaryOf(listed, serverNow());
  // Commands and reports of other rules may not even read as ours.
  if (listed.rules_version !== TEST_RULES_VERSION) return { ...summary, report: null, replay: null };
  const { scenario_id: scenarioId, seed, report, run_commands: commands } = recordRow.parse(data);
  return {
    ...summary,
    report: report === null ? null : labReport.parse(report),
    replay:
      scenarioId === null || seed === null
        ? null
        : {
            scenarioId,
            seed,
            rulesVersion: listed.rules_version,
            commands: commands.map(({ command }) => command),
          },
  };
}
