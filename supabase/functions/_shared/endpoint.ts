import type { z } from 'zod';
import type { SchemaIssue } from '../../../src/core/kernel/play.ts';
import { parseJson, readText } from './body.ts';
import { corsHeaders, isOriginAllowed, preflightHeaders } from './cors.ts';
import { HttpError } from './http-error.ts';

export type Handler = (request: Request) => Promise<Response>;

/** Enough for everything but a log. */
const BODY_LIMIT_BYTES = 64 * 1024;

export interface EndpointOptions<Schema extends z.ZodType, Admitted> {
  readonly name: string;
  readonly siteUrl: string;
  readonly methods?: readonly string[];
  /** The largest body; 64 KiB when left out. */
  readonly bodyLimitBytes?: number;
  /** Identifies the caller before the body is read. Throws `HttpError` for a caller without permission. */
  readonly admit: (request: Request) => Promise<Admitted>;
  readonly body: Schema;
  /** Returns the JSON of the response. Throws `HttpError` to refuse. */
  readonly answer: (admitted: Admitted, body: z.output<Schema>) => Promise<unknown>;
}

/**
 * A function that the product's pages call. Origin, method, caller, body size and body schema are checked in this order before
 * `answer` runs. Unexpected errors are logged here and answered without details.
 */
export function endpoint<Schema extends z.ZodType, Admitted>(
  options: EndpointOptions<Schema, Admitted>,
): Handler {
  const { name, siteUrl, methods = ['POST'], bodyLimitBytes = BODY_LIMIT_BYTES } = options;
  return async (request) => {
    const origin = request.headers.get('origin');
    const cors = corsHeaders(origin, siteUrl);
    try {
      if (!isOriginAllowed(origin, siteUrl)) throw new HttpError(403, 'Origin not allowed');
      if (request.method === 'OPTIONS') {
        return new Response(null, { status: 204, headers: { ...cors, ...preflightHeaders(methods) } });
      }
      if (!methods.includes(request.method)) {
        return json(405, { error: 'Method not allowed' }, { ...cors, allow: methods.join(', ') });
      }
      const admitted = await options.admit(request);
      const parsed = options.body.safeParse(parseJson(await readText(request, bodyLimitBytes)));
      if (!parsed.success) throw invalidRequest(parsed.error);
      return json(200, await options.answer(admitted, parsed.data), cors);
    } catch (error) {
      return failureResponse(name, error, cors);
    }
  };
}

/** The response to an error: the body of an `HttpError`, or a general message. */
export function failureResponse(name: string, error: unknown, headers: Record<string, string>): Response {
  if (error instanceof HttpError) return json(error.status, error.body, { ...headers, ...error.headers });
  if (isStripeError(error)) {
    console.error(`${name}: ${error.type} ${error.requestId ?? ''} ${error.message}`);
    return json(502, { error: 'The payment provider did not answer. Please try again.' }, headers);
  }
  console.error(`${name}:`, error);
  return json(500, { error: 'Something went wrong on our side. Please try again.' }, headers);
}

/** Checks the shape instead of the class, so that functions without Stripe do not load its client. */
function isStripeError(error: unknown): error is Error & { type: string; requestId?: string } {
  return error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe');
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...headers, 'content-type': 'application/json', 'cache-control': 'no-store' },
  });
}

/** The 400 response to a body that does not match its schema. */
export function invalidRequest({ issues }: { readonly issues: readonly SchemaIssue[] }): HttpError {
  return new HttpError(400, 'Invalid request', formatIssues(issues));
}

const MAX_ISSUES_NAMED = 5;

function formatIssues(issues: readonly SchemaIssue[]): string {
  return issues
    .slice(0, MAX_ISSUES_NAMED)
    .map((issue) => (issue.path.length === 0 ? issue.message : `${issue.path.join('.')}: ${issue.message}`))
    .join('; ');
}
