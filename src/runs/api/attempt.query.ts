import { queryOptions } from '@tanstack/react-query';
import { type AttemptStanding, attemptStanding } from '../../core/contracts/forms.ts';
import { RunVoidError } from '../../core/kernel/referee.ts';
import { getSupabase } from '../../lib/supabase.ts';
import type { PracticeClient } from '../run-client.ts';
import type { RunTypes } from '../store.ts';
import { finishRun } from './remote-referee.ts';
import { runsKey } from './runs-key.ts';

async function readAttempt(attemptId: string, signal: AbortSignal): Promise<AttemptStanding | null> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .rpc('read_attempt', { attempt_id_param: attemptId })
    .retry(false)
    .abortSignal(signal);
  if (error) throw error;
  return attemptStanding.nullable().parse(data);
}

/**
 * How an attempt of the person at a form stands; null for one that is not theirs. A run of this simulation whose time ran out
 * while nobody looked is ended first, and told like the rest.
 */
export function attemptQuery<Types extends RunTypes>(
  client: PracticeClient<Types>,
  personId: string,
  attemptId: string,
) {
  return queryOptions({
    queryKey: [...runsKey(personId), 'attempt', attemptId],
    queryFn: async ({ signal }): Promise<AttemptStanding | null> => {
      const read = await readAttempt(attemptId, signal);
      const lapsed = read?.items.find(
        ({ state, simulation }) => state === 'lapsed' && simulation === client.simulation,
      );
      if (lapsed?.runId == null) return read;
      await finishRun(client, lapsed.runId).catch(ignoreVoid);
      return readAttempt(attemptId, signal);
    },
    // Another tab may have played on, and windows close.
    staleTime: 0,
  });
}

/** A run of older rules ends without a result; its item can be played again. */
function ignoreVoid(cause: unknown): void {
  if (!(cause instanceof RunVoidError)) throw cause;
}
