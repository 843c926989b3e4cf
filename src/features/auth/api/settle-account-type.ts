import type { AccountType } from '../../../core/contracts/vocabulary.ts';
import { getSupabase } from '../../../lib/supabase.ts';

/**
 * Sets the account type of a person without one, as after signing up with Google. The database accepts it only once;
 * a row that has one stays unchanged. Throws the database's error.
 */
export async function settleAccountType(userId: string, type: AccountType): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase
    .from('profiles')
    .update({ account_type: type })
    .eq('id', userId)
    .is('account_type', null);
  if (error) throw error;
}
