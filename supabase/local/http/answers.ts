/** A JSON response that must not be cached. */
export function json(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}

/** CORS of the platform's own refusals, so that a browser on another origin can read them. */
const OPEN_TO_ALL = { 'access-control-allow-origin': '*' };

/** The 503 response of an unavailable part of the stack, with the time to retry. */
export function unavailable(message: string): Response {
  return Response.json({ error: message }, { status: 503, headers: { ...OPEN_TO_ALL, 'retry-after': '1' } });
}

/**
 * One of the stack's own pages: no script, no foreign asset, styles inline. Forms may only go where `formAction` says.
 */
export function page(html: string, options: { status?: number; formAction?: string } = {}): Response {
  const { status = 200, formAction = "'none'" } = options;
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; form-action ${formAction}; base-uri 'none'; frame-ancestors 'self'`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    },
  });
}
