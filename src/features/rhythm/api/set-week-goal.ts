import type { WeekGoal } from '../../../core/assessment/rhythm.ts';
import { getSupabase } from '../../../lib/supabase.ts';

/** Sets the person's goal from a week on, which must be the present one. Throws the error of the database. */
export async function setWeekGoal({ fromWeek, days }: WeekGoal): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.rpc('set_week_goal', {
    week_param: fromWeek,
    ...(days === null ? {} : { days_param: days }),
  });
  if (error) throw error;
}
