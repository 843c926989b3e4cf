import type { Handler } from '../gateway.ts';
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

/** CORS of the platform's own refusals, so that a browser on another origin can read them. */
const OPEN_TO_ALL = { 'access-control-allow-origin': '*' };

function unavailable(message: string): Response {
  return Response.json({ error: message }, { status: 503, headers: { ...OPEN_TO_ALL, 'retry-after': '1' } });
}

/** Passes `/functions/v1/*` on to the functions' process: the method, body, headers and answer as they are. */
export function proxyFunctions(functions: FunctionsProcess | null): Handler {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    if (!pathname.startsWith(FUNCTIONS_PATH)) return null;
    if (functions === null) return unavailable('The edge functions are not running.');
    const port = await functions.port().catch(() => null);
    if (port === null) return unavailable('The edge functions are starting. Please try again.');
    const headers = new Headers(request.headers);
    for (const name of HOP_HEADERS) headers.delete(name);
    const init = {
      method: request.method,
      headers,
      body: request.body,
      redirect: 'manual',
      duplex: 'half',
    } as const;
    try {
      const answer = await fetch(`http://${LOCAL_HOST}:${port}${pathname}${search}`, init);
      // fetch has taken the compression off already.
      const answerHeaders = new Headers(answer.headers);
      for (const name of [...HOP_HEADERS, 'content-encoding']) answerHeaders.delete(name);
      return new Response(answer.body, { status: answer.status, headers: answerHeaders });
    } catch {
      return unavailable('The edge functions did not answer. Please try again.');
    }
  };
}
