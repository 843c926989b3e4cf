/** `2026-11-21 06:50:15.194+00`, as PostgreSQL writes a moment. */
const POSTGRES_MOMENT = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)\+00$/;

function toIso(key: string, value: unknown): unknown {
  if (!key.endsWith('_at') || typeof value !== 'string') return value;
  return value.replace(POSTGRES_MOMENT, '$1T$2Z');
}

/** Auth's answer with its dates in ISO 8601, as GoTrue writes them and every browser reads them. */
export async function withIsoDates(response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('application/json')) return response;
  const text = await response.text();
  const body = text === '' ? text : JSON.stringify(JSON.parse(text, toIso));
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(body, { status: response.status, headers });
}
