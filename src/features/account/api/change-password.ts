import { getAuth } from '../../../lib/auth.ts';
import { openAuth } from '../../../lib/open-auth.ts';
import { noteRefusedSession } from '../../../lib/refused-session.ts';

/** The auth server's error code for a wrong password. */
const WRONG_PASSWORD = 'invalid_credentials';

/**
 * Whether this is the person's password. Checked by a fresh sign-in (design/security.md) in a separate session,
 * which is closed afterwards; the page's session is unchanged. Throws any other error of the auth server.
 */
export async function isPassword(email: string, password: string): Promise<boolean> {
  // A unique key, so that no other client of this page receives its events.
  const storageKey = `benchready-password-check-${crypto.randomUUID()}`;
  const auth = openAuth({ storageKey, isKept: false });
  const { error } = await auth.signInWithPassword({ email, password });
  if (error?.code === WRONG_PASSWORD) return false;
  if (error) throw error;
  await auth.signOut({ scope: 'local' });
  return true;
}

/** Sets the password of the signed-in person and ends their other sessions. Throws the auth server's error. */
export async function setPassword(password: string): Promise<void> {
  const auth = await getAuth();
  const { error } = await auth.updateUser({ password });
  if (error) {
    if (error.name === 'AuthSessionMissingError') noteRefusedSession();
    throw error;
  }
}
