import { FunctionError } from './function-error.ts';

/** Error codes with which our database raises a sentence written for people; other messages are about SQL. */
const RAISED = /^(PT4\d\d|P0001|42501)$/;

/**
 * The sentence with which the backend refused, unchanged (spec section 8); null if there is none: no network, a
 * server error, a bug of ours. All errors reach the screen through this function; `?? t(…)` supplies the screen's
 * own text.
 */
export function backendMessage(cause: unknown): string | null {
  const message = isRefusal(cause) ? cause.message : cause;
  return typeof message === 'string' && message.trim() !== '' ? message : null;
}

/** Database errors are plain objects, so this checks their shape. */
function isRefusal(cause: unknown): cause is { readonly message: unknown } {
  if (typeof cause !== 'object' || cause === null || !('message' in cause)) return false;
  // A FunctionError has a message only if the function wrote one, whatever the status.
  if (cause instanceof FunctionError) return true;
  // Errors of the auth server carry a status, those of the database only a code.
  if ('status' in cause) {
    return typeof cause.status === 'number' && cause.status >= 400 && cause.status < 500;
  }
  return 'code' in cause && typeof cause.code === 'string' && RAISED.test(cause.code);
}
