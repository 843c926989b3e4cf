import { getAuth } from '../../../lib/auth.ts';
import { noteRefusedSession } from '../../../lib/refused-session.ts';

/** The auth server's name for a password that is not the person's. */
const WRONG_PASSWORD = 'invalid_credentials';

/**
 * Whether this is the person's password, found out by a fresh sign-in (design/security.md) in a session of its own, which
 * is closed again: the one of this page stays as it is. Throws any other refusal.
 */
export async function isPassword(email: string, password: string): Promise<boolean> {
  const { openAuth } = await import('../../../lib/open-auth.ts');
  // Of its own, so that no other client of this page hears of it.
  const storageKey = `benchready-password-check-${crypto.randomUUID()}`;
  const auth = openAuth({ storageKey, isKept: false });
  const { error } = await auth.signInWithPassword({ email, password });
  if (error?.code === WRONG_PASSWORD) return false;
  if (error) throw error;
  await auth.signOut({ scope: 'local' });
  return true;
}

/** Sets the password of whoever is signed in; their other sessions end. Throws what the auth server answers. */
export async function setPassword(password: string): Promise<void> {
  const auth = await getAuth();
  const { error } = await auth.updateUser({ password });
  if (error) {
    if (error.name === 'AuthSessionMissingError') noteRefusedSession();
    throw error;
  }
}
