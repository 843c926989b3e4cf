import type { LoginForm } from '../../../core/contracts/auth-forms.ts';
import { getSupabase } from '../../../lib/supabase.ts';
import { authFailureOf } from '../model/auth-failure.ts';
import { type SessionUser, toSessionUser } from '../model/session-user.ts';

/** Password sign-in. Throws `AuthFailure`. */
export async function signIn({ email, password }: LoginForm): Promise<SessionUser> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.auth.signInWithPassword({ email, password });
  if (error) throw authFailureOf(error);
  return toSessionUser(data.user);
}
