import { getAuth } from '../../../lib/auth.ts';
import { noteRefusedSession } from '../../../lib/refused-session.ts';
import { getSupabase } from '../../../lib/supabase.ts';

/**
 * Saves the person's name at the auth server (spec section 7) and in their profile. The product reads the profile,
 * because the auth server overwrites its own copy at every sign-in with Google. Throws the backend's error.
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
