import { queryOptions } from '@tanstack/react-query';
import { type ProfileRow, profileRow } from '../../../core/contracts/rows.ts';
import { getSupabase } from '../../../lib/supabase.ts';

const PROFILE_COLUMNS = 'id, role, status, full_name, email, account_type, active_plan, plan_status';

/** The person's own profile row; null if there is none. */
export function profileQuery(userId: string) {
  return queryOptions({
    queryKey: ['profile', userId],
    // Several screens use it: a newly mounted one must not repeat a query that has just failed.
    retryOnMount: false,
    queryFn: async ({ signal }): Promise<ProfileRow | null> => {
      const supabase = await getSupabase();
      const { data, error } = await supabase
        .from('profiles')
        .select(PROFILE_COLUMNS)
        .eq('id', userId)
        .retry(false)
        .abortSignal(signal)
        .maybeSingle();
      if (error) throw error;
      return data === null ? null : profileRow.parse(data);
    },
  });
}
