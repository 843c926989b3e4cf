import type { LoginForm } from '../../../core/contracts/auth-forms.ts';
import { getAuth } from '../../../lib/auth.ts';
import { type SessionUser, toSessionUser } from '../model/session-user.ts';

/** Signs in with a password. Throws the auth server's error. */
export async function signIn({ email, password }: LoginForm): Promise<SessionUser> {
  const auth = await getAuth();
  const { data, error } = await auth.signInWithPassword({ email, password });
  if (error) throw error;
  return toSessionUser(data.user, data.session.access_token);
}

/** Whether sign-in failed because the email address is not confirmed yet. */
export function isEmailUnconfirmed(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'email_not_confirmed';
}
