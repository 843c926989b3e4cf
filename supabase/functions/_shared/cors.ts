/** Headers that supabase-js sends, so a preflight has to allow them. */
const ALLOWED_HEADERS = 'authorization, x-client-info, apikey, content-type';
const PREFLIGHT_MAX_AGE_S = 600;
const LOOPBACK_HOSTS = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Whether a page of this origin may call the functions: only the product's own. On a local machine the product has several
 * host names, so every loopback origin is allowed there. A request without an origin does not come from a browser page.
 */
export function isOriginAllowed(origin: string | null, siteUrl: string): boolean {
  if (origin === null || origin === siteUrl) return true;
  return isLoopback(siteUrl) && isLoopback(origin);
}

/** The headers that let an allowed page, and no other, read the response. */
export function corsHeaders(origin: string | null, siteUrl: string): Record<string, string> {
  const shared = { vary: 'origin' };
  return origin === null || !isOriginAllowed(origin, siteUrl)
    ? shared
    : { ...shared, 'access-control-allow-origin': origin };
}

/** Headers of a preflight response in addition to `corsHeaders`. */
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
