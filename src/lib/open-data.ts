import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../core/contracts/database.ts';
import { backendFetch } from './backend-fetch.ts';
import { backendAddress } from './env.ts';
import type { Auth } from './open-auth.ts';

/** A read that takes longer fails, so that the screen shows an error instead of waiting on. */
const READ_TIMEOUT_MS = 20_000;

/** A client for data and functions that authenticates with the session of `auth`. It has no `auth` of its own. */
export function openData(auth: Auth): Omit<SupabaseClient<Database>, 'auth'> {
  const { url, publishableKey } = backendAddress();
  return createClient<Database>(url, publishableKey, {
    accessToken: async () => (await auth.getSession()).data.session?.access_token ?? null,
    db: { timeout: READ_TIMEOUT_MS },
    global: { fetch: backendFetch },
  });
}
