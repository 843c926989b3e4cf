/** An error response in GoTrue's shape, which supabase-js parses. */
export class AuthRefusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    code: string,
    message: string,
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }

  toResponse(): Response {
    return authJson(
      { code: this.status, error_code: this.code, msg: this.message, ...this.details },
      this.status,
      { 'x-sb-error-code': this.code },
    );
  }
}

/** A response of Auth that any origin may read, as Lite's own. */
export function authJson(
  body: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const shared = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' };
  return body === null
    ? new Response(null, { status, headers: { ...shared, ...headers } })
    : Response.json(body, { status, headers: { ...shared, ...headers } });
}

/** The JSON object in a request's body. Throws `AuthRefusal` for anything else. */
export async function readJsonObject(request: Request): Promise<Record<string, unknown>> {
  const text = await request.text();
  try {
    const value: unknown = text === '' ? {} : JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return value as Record<string, unknown>;
    }
  } catch {
    // Refused below.
  }
  throw new AuthRefusal(400, 'bad_json', 'Could not parse request body as JSON');
}
