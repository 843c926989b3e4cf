import { FunctionError } from './function-error.ts';

/** Names of the errors that `fetch` throws when there was no response. */
const NO_RESPONSE: readonly string[] = ['TypeError', 'AbortError', 'TimeoutError'];

/**
 * Whether the server was unreachable, or answered with an error. Without a response, auth errors have the status 0
 * and database errors an empty code; a gateway's error response has neither.
 */
export function failureKind(cause: unknown): 'unreachable' | 'failed' {
  if (cause instanceof FunctionError) return cause.reason === 'unreachable' ? 'unreachable' : 'failed';
  if (typeof cause !== 'object' || cause === null) return 'failed';
  const hasNoResponse =
    ('status' in cause && cause.status === 0) ||
    ('code' in cause && cause.code === '') ||
    ('name' in cause && NO_RESPONSE.includes(String(cause.name)));
  return hasNoResponse ? 'unreachable' : 'failed';
}
