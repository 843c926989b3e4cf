import { FunctionError } from './function-error.ts';

/** Codes with which our database raises a sentence for people; whatever else it answers speaks of SQL. */
const RAISED = /^(PT4\d\d|P0001|42501)$/;

/**
 * The sentence with which the backend said no, as it is (spec section 8); null where nobody wrote one: no network, a
 * server that stumbled, a fault of ours. The one way from anything thrown to a person's words: `?? t(…)` gives the
 * screen's own.
 */
export function backendMessage(cause: unknown): string | null {
  const message = isRefusal(cause) ? cause.message : cause;
  return typeof message === 'string' && message.trim() !== '' ? message : null;
}

/** The database's answers are thrown as they came, so this looks at the shape. */
function isRefusal(cause: unknown): cause is { readonly message: unknown } {
  if (typeof cause !== 'object' || cause === null || !('message' in cause)) return false;
  // A function's error has a message only where the function wrote one, whatever the status.
  if (cause instanceof FunctionError) return true;
  // The auth server's errors carry a status, the database's a code alone.
  if ('status' in cause) {
    return typeof cause.status === 'number' && cause.status >= 400 && cause.status < 500;
  }
  return 'code' in cause && typeof cause.code === 'string' && RAISED.test(cause.code);
}
