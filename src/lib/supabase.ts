import { getAuth } from './auth.ts';
import { once } from './once.ts';

/**
 * The page's client for data and functions; it authenticates with the session of `getAuth`. Its code loads on the
 * first call, so that public pages and sign-in do without it.
 */
export const getSupabase = once(async () => {
  const [{ openData }, auth] = await Promise.all([import('./open-data.ts'), getAuth()]);
  return openData(auth);
});
