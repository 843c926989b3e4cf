import { getSupabase } from '../../../lib/supabase.ts';
import { authFailureOf } from '../model/auth-failure.ts';

/** Asks for the email with the reset link, which leads to the absolute address `returnTo`. Throws `AuthFailure`. */
export async function requestPasswordReset(email: string, returnTo: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.resetPasswordForEmail(email, { redirectTo: returnTo });
  if (error) throw authFailureOf(error);
}

/** Sets the password of the person who is signed in. Throws `AuthFailure`. */
export async function updatePassword(password: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.updateUser({ password });
  if (error) throw authFailureOf(error);
}

/** Ends the person's sessions on all other devices. Throws `AuthFailure`. */
export async function endOtherSessions(): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.signOut({ scope: 'others' });
  if (error) throw authFailureOf(error);
}
