import { queryOptions } from '@tanstack/react-query';
import { practiceRow, runRow } from '../../core/contracts/run-rows.ts';
import { z } from '../../core/contracts/zod.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { type RunSummary, summaryOf, summaryOfPractice } from '../past-run.ts';
import { runsKey } from './runs-key.ts';

/** What a list reads of a test: columns, and two figures of its report. */
const TEST_COLUMNS = [
  ...Object.keys(runRow.shape).filter((column) => column !== 'story' && column !== 'objectives'),
  'story:report->>story',
  'objectives:report->objectives',
].join(', ');
const PRACTICE_COLUMNS = Object.keys(practiceRow.shape).join(', ');
/** The most recent runs to list; enough for years of practice. */
const MAX_RUNS = 500;

/** The person's tests of a simulation, newest first, including an open one; of forms those whose case may be shown. */
export function testsQuery(simulation: string, userId: string) {
  return queryOptions({
    queryKey: [...runsKey(userId), simulation],
    queryFn: async ({ signal }): Promise<readonly RunSummary[]> => {
      const supabase = await getSupabase();
      const { data, error } = await supabase
        .from('simulation_runs')
        .select(TEST_COLUMNS)
        .eq('user_id', userId)
        .eq('simulation', simulation)
        .or('form_attempt_id.is.null,status.neq.open')
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

/** The person's practice of a simulation that was judged, newest first. */
export function practiceQuery(simulation: string, userId: string) {
  return queryOptions({
    queryKey: [...runsKey(userId), simulation, 'practice'],
    queryFn: async ({ signal }): Promise<readonly RunSummary[]> => {
      const supabase = await getSupabase();
      const { data, error } = await supabase
        .from('practice_runs')
        .select(PRACTICE_COLUMNS)
        .eq('user_id', userId)
        .eq('simulation', simulation)
        .neq('status', 'open')
        .order('dealt_at', { ascending: false })
        .limit(MAX_RUNS)
        .retry(false)
        .abortSignal(signal);
      if (error) throw error;
      return z.array(practiceRow).parse(data).map(summaryOfPractice);
    },
  });
}
