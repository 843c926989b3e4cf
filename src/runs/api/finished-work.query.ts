import { queryOptions } from '@tanstack/react-query';
import { type BenchNote, benchNoteIn } from '../../core/contracts/bench-stories.ts';
import { z } from '../../core/contracts/zod.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { runsKey } from './runs-key.ts';

/** Practice that was judged, as another simulation may tell of it. */
export interface FinishedWork {
  readonly run: string;
  readonly passed: boolean;
  /** 0 to 100. */
  readonly score: number;
  /** What was written down in it; null where nothing was. */
  readonly note: BenchNote | null;
}

const begun = z.object({ dealt_at: z.string() });
const finished = z.array(
  z.object({ id: z.uuid(), score: z.int(), passed: z.boolean(), commands: z.array(z.unknown()) }).transform(
    ({ id, score, passed, commands }): FinishedWork => ({
      run: id,
      score,
      passed,
      note: benchNoteIn(commands),
    }),
  ),
);

const MOST = 5;

/**
 * A person's practice of a story that was judged after another job was dealt, the newest first. The same is asked by the judge
 * of that job, who takes no word of it from a browser.
 */
export function finishedWorkQuery({
  personId,
  since,
  simulation,
  story,
}: {
  readonly personId: string;
  /** Id of the other job. */
  readonly since: string;
  readonly simulation: string;
  readonly story: string;
}) {
  return queryOptions({
    queryKey: [...runsKey(personId), simulation, 'finished', story, since],
    queryFn: async ({ signal }): Promise<readonly FinishedWork[]> => {
      const supabase = await getSupabase();
      const job = await supabase
        .from('practice_runs')
        .select('dealt_at')
        .eq('id', since)
        .limit(1)
        .retry(false)
        .abortSignal(signal);
      if (job.error) throw job.error;
      const [other] = z.array(begun).parse(job.data);
      if (other === undefined) return [];
      const { data, error } = await supabase
        .from('practice_runs')
        .select('id, score, passed, commands')
        .eq('user_id', personId)
        .eq('simulation', simulation)
        .eq('story', story)
        .eq('status', 'finished')
        .gte('finished_at', other.dealt_at)
        .order('finished_at', { ascending: false })
        .limit(MOST)
        .retry(false)
        .abortSignal(signal);
      if (error) throw error;
      return finished.parse(data);
    },
    // The person may come from the bench at this moment.
    staleTime: 0,
  });
}
