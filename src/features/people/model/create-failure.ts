import { FunctionError } from '../../../lib/function-error.ts';

/** Why no person was added, by the cases of spec section 8. `message` is null where the screen has its own text. */
export type CreateFailure =
  | { readonly kind: 'not-admin' }
  | { readonly kind: 'connection' }
  | { readonly kind: 'unreadable'; readonly isServerError: boolean }
  | { readonly kind: 'configuration'; readonly isServerError: boolean }
  | { readonly kind: 'refused'; readonly isServerError: boolean; readonly message: string };

const SERVER_ERROR = 500;
/** The function's error code for a caller who is no administrator. */
const NOT_ADMIN = 'not_admin';
/** Matches error messages of the platform and the function about a wrong service key. */
const SERVICE_KEY = /api key|service[ _]?(role)?[ _]?key|secret[ _]?key/i;
const KEY_TROUBLE = /invalid|missing|\bno\b|not (set|configured|found)/i;

/** The kind of failure of a `create-user` call. */
export function createFailureOf(cause: unknown): CreateFailure {
  if (!(cause instanceof FunctionError) || cause.reason === 'unreachable') return { kind: 'connection' };
  const isServerError = cause.status === SERVER_ERROR;
  if (cause.reason === 'unreadable') return { kind: 'unreadable', isServerError };
  if (cause.message === NOT_ADMIN) return { kind: 'not-admin' };
  const message = cause.details === null ? cause.message : `${cause.message}: ${cause.details}`;
  return SERVICE_KEY.test(message) && KEY_TROUBLE.test(message)
    ? { kind: 'configuration', isServerError }
    : { kind: 'refused', isServerError, message };
}
