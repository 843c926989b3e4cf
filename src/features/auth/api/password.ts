import { getSupabase } from '../../../lib/supabase.ts';

/** Asks for the email with the reset link, which leads to the absolute address `returnTo`. Throws what the auth server answers. */
export async function requestPasswordReset(email: string, returnTo: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.resetPasswordForEmail(email, { redirectTo: returnTo });
  if (error) throw error;
}

/** Sets the password of the person who is signed in. Throws what the auth server answers. */
export async function updatePassword(password: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.updateUser({ password });
  if (error) throw error;
}

/** Ends the person's sessions on all other devices. Throws what the auth server answers. */
export async function endOtherSessions(): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.signOut({ scope: 'others' });
  if (error) throw error;
}
