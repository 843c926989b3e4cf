import { getAuth } from '../../../lib/auth.ts';
import { noteRefusedSession } from '../../../lib/refused-session.ts';
import { getSupabase } from '../../../lib/supabase.ts';

/**
 * Writes the person's name at the auth server (spec section 7) and into their profile, which is where the product reads
 * it: the auth server puts Google's name over its own at every sign-in with Google. Throws what the backend answers.
 */
export async function updateName(fullName: string): Promise<void> {
  const auth = await getAuth();
  const { data, error } = await auth.updateUser({ data: { full_name: fullName } });
  if (error) {
    if (error.name === 'AuthSessionMissingError') noteRefusedSession();
    throw error;
  }
  const supabase = await getSupabase();
  const { error: refusal } = await supabase
    .from('profiles')
    .update({ full_name: fullName })
    .eq('id', data.user.id);
  if (refusal) throw refusal;
}
