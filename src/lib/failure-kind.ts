import { FunctionError } from './function-error.ts';

/** Names of what `fetch` throws where no answer came. */
const NO_ANSWER: readonly string[] = ['TypeError', 'AbortError', 'TimeoutError'];

/**
 * Whether the server was not reached, or answered and failed. The auth client says the first by the status 0, the database's
 * by an empty code; what an answer of a gateway leaves there is neither.
 */
export function failureKind(cause: unknown): 'unreachable' | 'failed' {
  if (cause instanceof FunctionError) return cause.reason === 'unreachable' ? 'unreachable' : 'failed';
  if (typeof cause !== 'object' || cause === null) return 'failed';
  const isUnanswered =
    ('status' in cause && cause.status === 0) ||
    ('code' in cause && cause.code === '') ||
    ('name' in cause && NO_ANSWER.includes(String(cause.name)));
  return isUnanswered ? 'unreachable' : 'failed';
}
