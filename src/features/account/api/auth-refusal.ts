import { UserFacingError } from '../../../lib/user-facing-error.ts';

interface AuthServerError {
  readonly message: string;
  readonly status?: number | undefined;
}

/** What to throw for an error of the auth server: only its refusals (4xx) carry a sentence written for people. */
export function authRefusalOf(error: AuthServerError): unknown {
  const status = error.status ?? 0;
  return status >= 400 && status < 500 ? new UserFacingError(error.message) : error;
}
