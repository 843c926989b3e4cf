import { SpokenRefusal } from '../../../lib/spoken-refusal.ts';
import { getSupabase } from '../../../lib/supabase.ts';

/** The database's code for what a rule forbids; its message is a sentence (migration profile_guard). */
const FORBIDDEN = '42501';

/** Sets the person's own status to false (spec section 4). Throws `SpokenRefusal` where a rule forbids it. */
export async function deactivateAccount(userId: string): Promise<void> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('profiles')
    .update({ status: false })
    .eq('id', userId)
    .select('status')
    .maybeSingle();
  if (error) throw error.code === FORBIDDEN ? new SpokenRefusal(error.message) : error;
  if (data === null) throw new Error('No profile was changed');
}
