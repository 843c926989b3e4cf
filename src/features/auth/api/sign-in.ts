import type { LoginForm } from '../../../core/contracts/auth-forms.ts';
import { getAuth } from '../../../lib/auth.ts';
import { type SessionUser, toSessionUser } from '../model/session-user.ts';

/** Password sign-in. Throws what the auth server answers. */
export async function signIn({ email, password }: LoginForm): Promise<SessionUser> {
  const auth = await getAuth();
  const { data, error } = await auth.signInWithPassword({ email, password });
  if (error) throw error;
  return toSessionUser(data.user, data.session.access_token);
}

/** Whether the auth server waits for the person to open the confirmation link. */
export function isEmailUnconfirmed(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'email_not_confirmed';
}
