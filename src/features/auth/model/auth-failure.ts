/** Why an operation of this feature did not happen. */
export type AuthFailureReason =
  /** No answer, or an answer that says nothing to a person: the screen uses its own words. */
  | 'unreachable'
  /** The auth server refused and said why. */
  | 'refused'
  | 'email-not-confirmed'
  | 'account-missing'
  | 'account-deactivated'
  | 'account-unverifiable';

/** `message` is the server's own sentence for `refused`, and empty otherwise. */
export class AuthFailure extends Error {
  readonly reason: AuthFailureReason;

  constructor(reason: AuthFailureReason, message = '') {
    super(message);
    this.name = 'AuthFailure';
    this.reason = reason;
  }
}

interface AuthServerError {
  readonly name?: string;
  readonly message?: string;
  readonly code?: string | undefined;
  readonly status?: number | undefined;
}

const CLIENT_ERROR = 400;
const SERVER_ERROR = 500;

/** An error of the auth server as a failure; only refusals (4xx) carry a sentence written for people. */
export function authFailureOf(error: AuthServerError): AuthFailure {
  if (error.code === 'email_not_confirmed') return new AuthFailure('email-not-confirmed');
  const status = error.status ?? 0;
  const isSaid =
    (status >= CLIENT_ERROR && status < SERVER_ERROR) || error.name === 'AuthSessionMissingError';
  return isSaid && error.message ? new AuthFailure('refused', error.message) : new AuthFailure('unreachable');
}

/** Anything that was thrown, as a failure: a chunk that did not load counts as unreachable. */
export function toAuthFailure(cause: unknown): AuthFailure {
  return cause instanceof AuthFailure ? cause : new AuthFailure('unreachable');
}
