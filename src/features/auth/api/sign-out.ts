import { removeStored, STORAGE_KEYS } from '../../../lib/storage.ts';
import { getSupabase } from '../../../lib/supabase.ts';
import { authFailureOf } from '../model/auth-failure.ts';

/**
 * Ends the session in every tab of this browser; other devices keep theirs. Whoever leaves a shared computer is out even
 * where the auth server cannot be reached: what it has handed out then ends by itself. Throws `AuthFailure` for a refusal.
 */
export async function signOut(): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.signOut({ scope: 'local' });
  if (!error) return;
  const failure = authFailureOf(error);
  if (failure.reason !== 'unreachable') throw failure;
  removeStored(STORAGE_KEYS.session);
}
