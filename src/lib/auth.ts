import { once } from './once.ts';
import { type Auth, openAuth } from './open-auth.ts';
import { STORAGE_KEYS } from './storage.ts';

/** The auth client of this page, opened by the first call. */
export const getAuth: () => Promise<Auth> = once(async () =>
  openAuth({ storageKey: STORAGE_KEYS.session, isKept: true }),
);
