import { queryOptions } from '@tanstack/react-query';
import { runRecordRow, runRow } from '../../core/contracts/run-rows.ts';
import { z } from '../../core/contracts/zod.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { type RunRecord, type RunSummary, summaryOf } from '../past-run.ts';
import type { RunClient } from '../run-client.ts';
import { runsKey } from './runs-key.ts';

const LISTED = Object.keys(runRow.shape).join(', ');
/** The most recent runs to list; enough for years of practice. */
const MAX_RUNS = 500;

/** The person's runs of a simulation, newest first, including an open one. */
export function runsQuery(simulation: string, userId: string) {
  return queryOptions({
    queryKey: [...runsKey(userId), simulation],
    queryFn: async ({ signal }): Promise<readonly RunSummary[]> => {
      const supabase = await getSupabase();
      const { data, error } = await supabase
        .from('simulation_runs')
        .select(LISTED)
        .eq('user_id', userId)
        .eq('simulation', simulation)
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

/** A finished run with its report and its commands in order; null if no run with this id is accessible. */
export function runQuery<Command, View, Event, Refusal, Report>(
  client: RunClient<Command, View, Event, Refusal, Report>,
  userId: string,
  runId: string,
) {
  return queryOptions({
    queryKey: [...runsKey(userId), client.simulation, runId],
    queryFn: async ({ signal }): Promise<RunRecord<Command, Report> | null> => {
      const supabase = await getSupabase();
      const { data, error } = await supabase
        .from('simulation_runs')
        .select(`${LISTED}, seed, report, run_commands(seq, command)`)
        .eq('user_id', userId)
        .eq('simulation', client.simulation)
        .eq('id', runId)
        .neq('status', 'open')
        .order('seq', { referencedTable: 'run_commands' })
        .retry(false)
        .abortSignal(signal)
        .maybeSingle();
      if (error) throw error;
      return data === null ? null : recordOf(client, data);
    },
  });
}

function recordOf<Command, View, Event, Refusal, Report>(
  client: RunClient<Command, View, Event, Refusal, Report>,
  data: unknown,
): RunRecord<Command, Report> {
  const listed = runRow.parse(data);
  const summary = summaryOf(listed, serverNow());
  // Commands and reports of another rules version may not match the current schemas.
  if (listed.rules_version !== client.rulesVersion) return { ...summary, report: null, replay: null };
  const {
    scenario_id: scenarioId,
    seed,
    report,
    run_commands: commands,
  } = runRecordRow(client.payload.command).parse(data);
  return {
    ...summary,
    report: report === null ? null : client.report.parse(report),
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
