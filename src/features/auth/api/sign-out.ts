import { getAuth } from '../../../lib/auth.ts';
import { backendMessage } from '../../../lib/backend-message.ts';
import { removeStored, STORAGE_KEYS } from '../../../lib/storage.ts';

/**
 * Ends the session in every tab of this browser; other devices keep theirs. Whoever leaves a shared computer is out even
 * where the auth server cannot be reached: what it has handed out then ends by itself. Throws a refusal.
 */
export async function signOut(): Promise<void> {
  const auth = await getAuth();
  const { error } = await auth.signOut({ scope: 'local' });
  if (!error) return;
  if (backendMessage(error) !== null) throw error;
  removeStored(STORAGE_KEYS.session);
}
