import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '../../../lib/supabase.ts';

/** How often the person has used the demo; 0 if the answer is not a number (spec section 7). */
export function demoUsageQuery(userId: string) {
  return queryOptions({
    queryKey: ['demo-usage', userId],
    // Several screens use it: a newly mounted one must not repeat a query that has just failed.
    retryOnMount: false,
    queryFn: async ({ signal }): Promise<number> => {
      const supabase = await getSupabase();
      const { data, error } = await supabase
        .rpc('get_demo_usage_count', { user_id_param: userId })
        .retry(false)
        .abortSignal(signal);
      if (error) throw error;
      return countOf(data);
    },
  });
}

/** Counts one more use and returns the new count. */
export async function incrementDemoUsage(userId: string): Promise<number> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('increment_demo_usage', { user_id_param: userId });
  if (error) throw error;
  return countOf(data);
}

/** Whether the database refused because no use is left (`increment_demo_usage` raises PT409). */
export function isLimitReached(cause: unknown): boolean {
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === 'PT409';
}

function countOf(data: unknown): number {
  return typeof data === 'number' ? data : 0;
}
