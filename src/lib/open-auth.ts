import { AuthClient } from '@supabase/supabase-js';
import { backendFetch } from './backend-fetch.ts';
import { backendAddress } from './env.ts';

export { AuthApiError } from '@supabase/supabase-js';

export type Auth = InstanceType<typeof AuthClient>;

export interface AuthOptions {
  readonly storageKey: string;
  /** False for a session that only answers one question: it is neither kept, renewed nor read from the address. */
  readonly isKept: boolean;
}

/** A client of the auth server alone: signing in needs neither data nor realtime nor storage, which weigh as much again. */
export function openAuth({ storageKey, isKept }: AuthOptions): Auth {
  const { url, publishableKey } = backendAddress();
  return new AuthClient({
    url: `${url.replace(/\/+$/, '')}/auth/v1`,
    headers: { Authorization: `Bearer ${publishableKey}`, apikey: publishableKey },
    // The recovery link answers in the hash (`type=recovery`, spec section 2), which is the implicit flow.
    flowType: 'implicit',
    storageKey,
    persistSession: isKept,
    autoRefreshToken: isKept,
    detectSessionInUrl: isKept,
    fetch: backendFetch,
  });
}
