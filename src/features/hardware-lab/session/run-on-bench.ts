import { queryOptions, useQuery } from '@tanstack/react-query';
import { z } from '../../../core/contracts/zod.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { readStored } from '../../../lib/storage.ts';
import { getSupabase } from '../../../lib/supabase.ts';
import { runsKey } from '../api/runs-key.ts';
import { shelfKey } from './shelf-key.ts';

/** What somebody left on the bench; a test comes before practice, because it is the server's. */
export type LeftRun = 'testing' | 'practice';

const openRow = z.object({ expires_at: z.string() });
/** As much of the shelf as says whether a job is open; the lab itself reads and checks the rest. */
const openShelf = z.object({ open: z.object({ scenarioId: z.string() }).nullable() });

/** When the person's open test ends, ISO; null without one. */
function openTestQuery(personId: string) {
  return queryOptions({
    queryKey: [...runsKey(personId), 'open'],
    queryFn: async ({ signal }): Promise<string | null> => {
      const supabase = await getSupabase();
      const { data, error } = await supabase
        .from('simulation_runs')
        .select('expires_at')
        .eq('user_id', personId)
        .eq('status', 'open')
        .limit(1)
        .retry(false)
        .abortSignal(signal);
      if (error) throw error;
      return z.array(openRow).parse(data)[0]?.expires_at ?? null;
    },
    // A run may have been opened or ended since: it is asked for whenever the page is come to.
    staleTime: 0,
  });
}

/** What is left on somebody's bench; null when it is clear, and while nobody knows. */
export function useLeftRun(personId: string): LeftRun | null {
  const { data: expiresAt } = useQuery(openTestQuery(personId));
  if (expiresAt != null && Date.parse(expiresAt) > serverNow()) return 'testing';
  return readStored(shelfKey(personId), openShelf, { open: null }).open === null ? null : 'practice';
}
