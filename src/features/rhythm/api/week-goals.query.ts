import { queryOptions } from '@tanstack/react-query';
import type { WeekGoal } from '../../../core/assessment/rhythm.ts';
import { z } from '../../../core/contracts/zod.ts';
import { getSupabase } from '../../../lib/supabase.ts';

/** A goal changes with a week at most: enough for years. */
const MAX_GOALS = 200;

const weekGoals = z.array(
  z
    .object({ from_week: z.iso.date(), days: z.int().min(1).max(7).nullable() })
    .transform(({ from_week, days }): WeekGoal => ({ fromWeek: from_week, days })),
);

/** What the person picked, the newest first. */
export function weekGoalsQuery(personId: string) {
  return queryOptions({
    queryKey: ['week-goals', personId],
    queryFn: async ({ signal }): Promise<readonly WeekGoal[]> => {
      const supabase = await getSupabase();
      const { data, error } = await supabase
        .from('week_goals')
        .select('from_week, days')
        .eq('user_id', personId)
        .order('from_week', { ascending: false })
        .limit(MAX_GOALS)
        .retry(false)
        .abortSignal(signal);
      if (error) throw error;
      return weekGoals.parse(data);
    },
  });
}
