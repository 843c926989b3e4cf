import { QueryClient } from '@tanstack/react-query';

/** Reads stay fresh this long before a screen that mounts asks again. */
const STALE_AFTER_MS = 30_000;
/** Ours are the only retries: queries switch the client's own off (`.retry(false)`), which would multiply with these. */
const MAX_RETRIES = 2;

let shared: QueryClient | null = null;

/** The one cache of this page. */
export function sharedQueryClient(): QueryClient {
  shared ??= createQueryClient();
  return shared;
}

/** Server state: a failed read is tried twice more unless the server has refused it; a write is never repeated unasked. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Offline, a call fails and says so at once; the default would hold it back without a word until the network returns.
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: STALE_AFTER_MS,
        retry: (failures, error) => failures < MAX_RETRIES && !isRefusal(error),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

/** A 4xx answer will be the same the next time; supabase-js errors carry `status`, PostgREST's a five-character `code`. */
function isRefusal(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('status' in error && typeof error.status === 'number') return error.status >= 400 && error.status < 500;
  return 'code' in error && typeof error.code === 'string' && /^(PGRST\d+|[0-9A-Z]{5})$/.test(error.code);
}
