import { setTimeout as sleep } from 'node:timers/promises';
import type { Handler } from '../gateway.ts';
import { unavailable } from '../http/answers.ts';
import { FUNCTIONS_PATH, LOCAL_HOST } from '../settings.ts';
import type { FunctionsProcess } from './functions-process.ts';

/** Hop-by-hop headers, which are not forwarded. */
const HOP_HEADERS = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'host',
  'content-length',
  'expect',
];

/** A call that takes this long waits for Stripe or for a frozen process. */
const SLOW_AFTER_MS = 5_000;

/** Attempts to reach a process that died: until its end is noticed, calls go to its old port. */
const MAX_TRIES = 50;
const RETRY_AFTER_MS = 100;

/**
 * Forwards `/functions/v1/*` to the process of the functions. Calls wait while it starts. A call that was running when the
 * process died is answered with 503 and not repeated, because its effects are unknown.
 */
export function proxyFunctions(functions: FunctionsProcess | null, slowAfterMs = SLOW_AFTER_MS): Handler {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    if (!pathname.startsWith(FUNCTIONS_PATH)) return null;
    if (functions === null) return unavailable('The edge functions are not running.');
    const headers = new Headers(request.headers);
    for (const name of HOP_HEADERS) headers.delete(name);
    // A kept-alive connection could lead to a process that has died.
    headers.set('connection', 'close');
    const body = request.body === null ? null : await request.arrayBuffer();
    const init = { method: request.method, headers, body, redirect: 'manual' } as const;
    const slow = setTimeout(() => void functions.prove(), slowAfterMs);
    try {
      return withoutHopHeaders(await callInTurn(functions, `${pathname}${search}`, init));
    } catch {
      return unavailable('The edge functions did not answer. Please try again.');
    } finally {
      clearTimeout(slow);
    }
  };
}

async function callInTurn(functions: FunctionsProcess, path: string, init: RequestInit): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const port = await functions.port();
    try {
      return await fetch(`http://${LOCAL_HOST}:${port}${path}`, init);
    } catch (error) {
      if (tries === MAX_TRIES || !wasNeverTaken(error)) throw error;
      await sleep(RETRY_AFTER_MS);
    }
  }
}

function wasNeverTaken(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === 'ECONNREFUSED';
}

function withoutHopHeaders(answer: Response): Response {
  const headers = new Headers(answer.headers);
  // fetch has already decompressed the body.
  for (const name of [...HOP_HEADERS, 'content-encoding']) headers.delete(name);
  return new Response(answer.body, { status: answer.status, headers });
}
