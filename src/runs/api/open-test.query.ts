import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '../../lib/supabase.ts';
import { runsKey } from './runs-key.ts';

/** When the person's open plain test in a simulation ends (ISO); null without one. Runs of forms are resumed by their own pages. */
export function openTestQuery(simulation: string, personId: string) {
  return queryOptions({
    queryKey: [...runsKey(personId), simulation, 'open'],
    queryFn: async ({ signal }): Promise<string | null> => {
      const supabase = await getSupabase();
      const { data, error } = await supabase
        .from('simulation_runs')
        .select('expires_at')
        .eq('user_id', personId)
        .eq('simulation', simulation)
        .eq('status', 'open')
        .is('form_attempt_id', null)
        .limit(1)
        .retry(false)
        .abortSignal(signal);
      if (error) throw error;
      return data[0]?.expires_at ?? null;
    },
    // A run may have started or ended since, so every mount refetches.
    staleTime: 0,
  });
}
