import { FunctionError } from './call-function.ts';

/** The server's own sentence, where it answered with one; the fallback for a network that failed or an answer nobody wrote. */
export function failureText(cause: unknown, fallback: string): string {
  if (cause instanceof FunctionError) return cause.reason === 'refused' ? cause.message : fallback;
  if (typeof cause !== 'object' || cause === null || !('message' in cause)) return fallback;
  // PostgREST's answers carry a code; a fetch that failed carries none, and its message is the browser's.
  const isAnswer = 'code' in cause && typeof cause.code === 'string' && cause.code !== '';
  return isAnswer && typeof cause.message === 'string' && cause.message !== '' ? cause.message : fallback;
}
