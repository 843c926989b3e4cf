import type { z } from 'zod';
import type { SchemaIssue } from '../../../src/core/kernel/play.ts';
import { parseJson, readText } from './body.ts';
import { corsHeaders, isOriginAllowed, preflightHeaders } from './cors.ts';
import { HttpError } from './http-error.ts';

export type Handler = (request: Request) => Promise<Response>;

const BODY_LIMIT_BYTES = 64 * 1024;

export interface EndpointOptions<Schema extends z.ZodType, Admitted> {
  readonly name: string;
  readonly siteUrl: string;
  readonly methods?: readonly string[];
  /** Who asks, found before a byte of the body is read. Throws `HttpError` for someone who may not. */
  readonly admit: (request: Request) => Promise<Admitted>;
  readonly body: Schema;
  /** Returns the answer's JSON. Throws `HttpError` for an answer that says no. */
  readonly answer: (admitted: Admitted, body: z.output<Schema>) => Promise<unknown>;
}

/**
 * A function that the product's pages call: origin, method, caller, size and shape are checked, in this order, before
 * `answer` runs. Whatever goes wrong unforeseen is logged here and answered without a word of it.
 */
export function endpoint<Schema extends z.ZodType, Admitted>(
  options: EndpointOptions<Schema, Admitted>,
): Handler {
  const { name, siteUrl, methods = ['POST'] } = options;
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
      const parsed = options.body.safeParse(parseJson(await readText(request, BODY_LIMIT_BYTES)));
      if (!parsed.success) throw invalidRequest(parsed.error);
      return json(200, await options.answer(admitted, parsed.data), cors);
    } catch (error) {
      return failureResponse(name, error, cors);
    }
  };
}

/** The answer to a failure: a refusal's own words, or nothing but that it went wrong. */
export function failureResponse(name: string, error: unknown, headers: Record<string, string>): Response {
  if (error instanceof HttpError) return json(error.status, error.body, { ...headers, ...error.headers });
  if (isStripeError(error)) {
    console.error(`${name}: ${error.type} ${error.requestId ?? ''} ${error.message}`);
    return json(502, { error: 'The payment provider did not answer. Please try again.' }, headers);
  }
  console.error(`${name}:`, error);
  return json(500, { error: 'Something went wrong on our side. Please try again.' }, headers);
}

/** Told by its shape: functions that have nothing to do with Stripe do not load its client for this. */
function isStripeError(error: unknown): error is Error & { type: string; requestId?: string } {
  return error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe');
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...headers, 'content-type': 'application/json', 'cache-control': 'no-store' },
  });
}

/** The answer to a body, or a part of one, that is not what the function takes. */
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
