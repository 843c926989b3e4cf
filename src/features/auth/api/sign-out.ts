import { getSupabase } from '../../../lib/supabase.ts';
import { authFailureOf } from '../model/auth-failure.ts';

/** Ends the session in every tab of this browser; other devices keep theirs. Throws `AuthFailure`. */
export async function signOut(): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.signOut({ scope: 'local' });
  if (error) throw authFailureOf(error);
}
