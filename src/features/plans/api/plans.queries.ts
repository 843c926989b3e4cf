import { queryOptions } from '@tanstack/react-query';
import { type PlanRow, planRow } from '../../../core/contracts/rows.ts';
import { z } from '../../../core/contracts/zod.ts';
import { getSupabase } from '../../../lib/supabase.ts';

const PLANS_FRESH_MS = 5 * 60_000;

/** All plans on offer, cheapest first (spec section 9). */
export function plansQuery() {
  return queryOptions({
    queryKey: ['plans'],
    staleTime: PLANS_FRESH_MS,
    queryFn: async ({ signal }): Promise<readonly PlanRow[]> => {
      const supabase = await getSupabase();
      const { data, error } = await supabase
        .from('plans')
        .select('*')
        .order('price', { ascending: true })
        .retry(false)
        .abortSignal(signal);
      if (error) throw error;
      return z.array(planRow).parse(data);
    },
  });
}
