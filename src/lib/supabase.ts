import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../core/contracts/database.ts';
import { backendFetch } from './backend-fetch.ts';
import { backendAddress } from './env.ts';
import { STORAGE_KEYS } from './storage.ts';

/** A backend that has not answered by now will not: the screen says so instead of waiting on. */
const READ_TIMEOUT_MS = 20_000;

let client: Promise<SupabaseClient<Database>> | null = null;

/**
 * The one client of this page. Its code is loaded at the first call, so that public pages do without it; a load that
 * failed (offline, a new deployment) is tried again by the next call.
 */
export function getSupabase(): Promise<SupabaseClient<Database>> {
  client ??= openClient().catch((cause: unknown) => {
    client = null;
    throw cause;
  });
  return client;
}

async function openClient(): Promise<SupabaseClient<Database>> {
  const { createClient } = await import('@supabase/supabase-js');
  const { url, publishableKey } = backendAddress();
  return createClient<Database>(url, publishableKey, {
    // The recovery link answers in the hash (`type=recovery`, spec section 2), which is the implicit flow.
    auth: { flowType: 'implicit', storageKey: STORAGE_KEYS.session, detectSessionInUrl: true },
    db: { timeout: READ_TIMEOUT_MS },
    global: { fetch: backendFetch },
  });
}
