import { setTimeout as sleep } from 'node:timers/promises';
import type { Handler } from '../gateway.ts';
import { unavailable } from '../http/answers.ts';
import { FUNCTIONS_PATH, LOCAL_HOST } from '../settings.ts';
import type { FunctionsProcess } from './functions-process.ts';

/** These belong to one connection and are not passed on. */
const HOP_HEADERS = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'host',
  'content-length',
  'expect',
];

/** Who waits this long for a function waits for Stripe, or for a process that is frozen. */
const SLOW_AFTER_MS = 5_000;

/** Between the end of a process and the word of it, nobody listens at the old port: so often another one is looked for. */
const MAX_TRIES = 50;
const RETRY_AFTER_MS = 100;

/**
 * Passes `/functions/v1/*` on to the functions' process: the method, body, headers and answer as they are. Calls wait while
 * it starts; one that was under way when it died is answered 503, because nobody knows how far it had come.
 */
export function proxyFunctions(functions: FunctionsProcess | null, slowAfterMs = SLOW_AFTER_MS): Handler {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    if (!pathname.startsWith(FUNCTIONS_PATH)) return null;
    if (functions === null) return unavailable('The edge functions are not running.');
    const headers = new Headers(request.headers);
    for (const name of HOP_HEADERS) headers.delete(name);
    // A connection kept from an earlier call could end at a process that has died since.
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
  // fetch has taken the compression off already.
  for (const name of [...HOP_HEADERS, 'content-encoding']) headers.delete(name);
  return new Response(answer.body, { status: answer.status, headers });
}
