import type { AccountType } from '../../../core/contracts/vocabulary.ts';
import { getSupabase } from '../../../lib/supabase.ts';

/**
 * Writes the account type of a person who came without one, as after signing up with Google. The database lets it be
 * set once; a row that has one already stays as it is. Throws what the database answers.
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
