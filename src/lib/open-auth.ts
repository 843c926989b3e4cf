import { AuthClient } from '@supabase/supabase-js';
import { backendFetch } from './backend-fetch.ts';
import { backendAddress } from './env.ts';

export { AuthApiError } from '@supabase/supabase-js';

export type Auth = InstanceType<typeof AuthClient>;

export interface AuthOptions {
  readonly storageKey: string;
  /** False for a temporary session that is neither stored, refreshed nor read from the address. */
  readonly isKept: boolean;
}

/** A client of the auth server only: sign-in needs no data, realtime or storage client, which double the code size. */
export function openAuth({ storageKey, isKept }: AuthOptions): Auth {
  const { url, publishableKey } = backendAddress();
  return new AuthClient({
    url: `${url.replace(/\/+$/, '')}/auth/v1`,
    headers: { Authorization: `Bearer ${publishableKey}`, apikey: publishableKey },
    // The recovery link returns its tokens in the hash (`type=recovery`, spec section 2), which is the implicit flow.
    flowType: 'implicit',
    storageKey,
    persistSession: isKept,
    autoRefreshToken: isKept,
    detectSessionInUrl: isKept,
    fetch: backendFetch,
  });
}
