import { getAuth } from './auth.ts';
import { once } from './once.ts';

/**
 * The one client of this page for data and functions; it asks as the person of the session (`getAuth`). Its code is
 * loaded at the first call, so that public pages and sign-in do without it.
 */
export const getSupabase = once(async () => {
  const [{ openData }, auth] = await Promise.all([import('./open-data.ts'), getAuth()]);
  return openData(auth);
});
