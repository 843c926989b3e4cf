/** supabase-js sends these, so a preflight has to allow them. */
const ALLOWED_HEADERS = 'authorization, x-client-info, apikey, content-type';
const PREFLIGHT_MAX_AGE_S = 600;
const LOOPBACK_HOSTS = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Whether a page of this origin may call the functions: only the product's own. A product that runs on this very
 * machine goes by several names there, so then every loopback origin is its own. No origin at all means that no
 * browser page is asking.
 */
export function isOriginAllowed(origin: string | null, siteUrl: string): boolean {
  if (origin === null || origin === siteUrl) return true;
  return isLoopback(siteUrl) && isLoopback(origin);
}

/** The headers that let that page, and no other, read the answer. */
export function corsHeaders(origin: string | null, siteUrl: string): Record<string, string> {
  const shared = { vary: 'origin' };
  return origin === null || !isOriginAllowed(origin, siteUrl)
    ? shared
    : { ...shared, 'access-control-allow-origin': origin };
}

/** What a preflight answers on top of `corsHeaders`. */
export function preflightHeaders(methods: readonly string[]): Record<string, string> {
  return {
    'access-control-allow-methods': methods.join(', '),
    'access-control-allow-headers': ALLOWED_HEADERS,
    'access-control-max-age': String(PREFLIGHT_MAX_AGE_S),
  };
}

function isLoopback(origin: string): boolean {
  return URL.canParse(origin) && LOOPBACK_HOSTS.includes(new URL(origin).hostname);
}
