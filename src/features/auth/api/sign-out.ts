import { getAuth } from '../../../lib/auth.ts';
import { backendMessage } from '../../../lib/backend-message.ts';
import { removeStored, STORAGE_KEYS } from '../../../lib/storage.ts';

/**
 * Ends the session in every tab of this browser; other devices keep theirs. Also works while the auth server is
 * unreachable, so that a shared computer is always signed out; the tokens then expire by themselves. Throws if the
 * server refuses.
 */
export async function signOut(): Promise<void> {
  const auth = await getAuth();
  const { error } = await auth.signOut({ scope: 'local' });
  if (!error) return;
  if (backendMessage(error) !== null) throw error;
  removeStored(STORAGE_KEYS.session);
}
