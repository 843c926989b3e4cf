import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../core/contracts/database.ts';
import { backendFetch } from './backend-fetch.ts';
import { backendAddress } from './env.ts';
import type { Auth } from './open-auth.ts';

/** A backend that has not answered by now will not: the screen says so instead of waiting on. */
const READ_TIMEOUT_MS = 20_000;

/** A client for data and functions, as the person of the session. It has no `auth` of its own. */
export function openData(auth: Auth): Omit<SupabaseClient<Database>, 'auth'> {
  const { url, publishableKey } = backendAddress();
  return createClient<Database>(url, publishableKey, {
    accessToken: async () => (await auth.getSession()).data.session?.access_token ?? null,
    db: { timeout: READ_TIMEOUT_MS },
    global: { fetch: backendFetch },
  });
}
