import { queryOptions } from '@tanstack/react-query';
import { type OwnDispute, ownDispute } from '../../core/contracts/reviews.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { runsKey } from './runs-key.ts';

/** What the person disputed in a run, and what came of it; null for nothing. */
export function disputeQuery(personId: string, runId: string) {
  return queryOptions({
    queryKey: [...runsKey(personId), 'dispute', runId],
    queryFn: async ({ signal }): Promise<OwnDispute | null> => {
      const supabase = await getSupabase();
      const { data, error } = await supabase
        .rpc('read_dispute', { run_id_param: runId })
        .retry(false)
        .abortSignal(signal);
      if (error) throw error;
      return ownDispute.parse(data);
    },
  });
}

/** Says what is wrong with a run of the person. Throws the error of the database. */
export async function disputeRun(runId: string, reason: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.rpc('dispute_run', { run_id_param: runId, reason_param: reason });
  if (error) throw error;
}
