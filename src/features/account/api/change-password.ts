import { backendFetch } from '../../../lib/backend-fetch.ts';
import { backendAddress } from '../../../lib/env.ts';
import { noteRefusedSession } from '../../../lib/refused-session.ts';
import { getSupabase } from '../../../lib/supabase.ts';

/** The auth server's name for a password that is not the person's. */
const WRONG_PASSWORD = 'invalid_credentials';

/**
 * Whether this is the person's password, found out by a fresh sign-in (design/security.md) in a session of its own, which
 * is closed again: the one of this page stays as it is. Throws any other refusal.
 */
export async function isPassword(email: string, password: string): Promise<boolean> {
  const { createClient } = await import('@supabase/supabase-js');
  const { url, publishableKey } = backendAddress();
  const { auth } = createClient(url, publishableKey, {
    auth: {
      // Of its own, so that no other client of this page hears of it.
      storageKey: `benchready-password-check-${crypto.randomUUID()}`,
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
    global: { fetch: backendFetch },
  });
  const { error } = await auth.signInWithPassword({ email, password });
  if (error?.code === WRONG_PASSWORD) return false;
  if (error) throw error;
  await auth.signOut({ scope: 'local' });
  return true;
}

/** Sets the password of whoever is signed in; their other sessions end. Throws what the auth server answers. */
export async function setPassword(password: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.updateUser({ password });
  if (error) {
    if (error.name === 'AuthSessionMissingError') noteRefusedSession();
    throw error;
  }
}
