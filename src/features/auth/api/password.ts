import { getAuth } from '../../../lib/auth.ts';

/**
 * Requests the email with the reset link, which leads to the absolute address `returnTo`. Throws the auth server's
 * error.
 */
export async function requestPasswordReset(email: string, returnTo: string): Promise<void> {
  const auth = await getAuth();
  const { error } = await auth.resetPasswordForEmail(email, { redirectTo: returnTo });
  if (error) throw error;
}

/** Sets the password of the signed-in person. Throws the auth server's error. */
export async function updatePassword(password: string): Promise<void> {
  const auth = await getAuth();
  const { error } = await auth.updateUser({ password });
  if (error) throw error;
}

/** Ends the person's sessions on all other devices. Throws the auth server's error. */
export async function endOtherSessions(): Promise<void> {
  const auth = await getAuth();
  const { error } = await auth.signOut({ scope: 'others' });
  if (error) throw error;
}
