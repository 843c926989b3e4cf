import { once } from './once.ts';
import type { Auth } from './open-auth.ts';
import { STORAGE_KEYS } from './storage.ts';

/** The auth client of this page. Its code loads on the first call, so that public pages do without it. */
export const getAuth: () => Promise<Auth> = once(async () => {
  const { openAuth } = await import('./open-auth.ts');
  return openAuth({ storageKey: STORAGE_KEYS.session, isKept: true });
});
