import { FunctionError } from '../../../lib/function-error.ts';

/** Why nobody was added, as spec section 8 tells the cases apart. `message` is null where the screen has the words. */
export type CreateFailure =
  | { readonly kind: 'not-admin' }
  | { readonly kind: 'connection' }
  | { readonly kind: 'unreadable'; readonly isServerError: boolean }
  | { readonly kind: 'configuration'; readonly isServerError: boolean }
  | { readonly kind: 'refused'; readonly isServerError: boolean; readonly message: string };

const SERVER_ERROR = 500;
/** The function's word for a caller who is no administrator. */
const NOT_ADMIN = 'not_admin';
/** How the platform and the function name the key that opens the project to the service, and what is wrong with it. */
const SERVICE_KEY = /api key|service[ _]?(role)?[ _]?key|secret[ _]?key/i;
const KEY_TROUBLE = /invalid|missing|\bno\b|not (set|configured|found)/i;

/** What a failed call of `create-user` means. */
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
