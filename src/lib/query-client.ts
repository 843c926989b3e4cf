import { QueryClient } from '@tanstack/react-query';
import { retryPause } from './retry-pause.ts';

/** A mounting screen refetches data older than this. */
const STALE_AFTER_MS = 30_000;
/**
 * The only retries: queries disable those of the Supabase client (`.retry(false)`), which would multiply with these.
 */
const MAX_RETRIES = 2;

let shared: QueryClient | null = null;

/** The page's one query cache. */
export function sharedQueryClient(): QueryClient {
  shared ??= createQueryClient();
  return shared;
}

/** The query client's rules: a failed read is retried twice unless the server refused it; a write is never retried. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Calls fail at once while offline; by default they would be paused silently until the network returns.
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: STALE_AFTER_MS,
        retryDelay: retryPause,
        retry: (failures, error) => failures < MAX_RETRIES && !isRefusal(error),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

/**
 * A 4xx response will not change on a retry; supabase-js errors carry `status`, PostgREST's a five-character `code`.
 */
function isRefusal(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('status' in error && typeof error.status === 'number') return error.status >= 400 && error.status < 500;
  return 'code' in error && typeof error.code === 'string' && /^(PGRST\d+|[0-9A-Z]{5})$/.test(error.code);
}
