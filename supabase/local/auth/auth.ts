import type { Database } from '../database/database.ts';
import type { Handler } from '../gateway.ts';
import type { StackMailer } from '../mailbox/mailer.ts';
import { answerAdminUsers } from './admin-users.ts';
import { resendConfirmation } from './confirmation.ts';
import { AuthRefusal } from './errors.ts';
import { changePassword, signInWithPassword } from './password.ts';
import { allowedRedirect } from './redirect.ts';
import { signUp } from './sign-up.ts';

export interface AuthParts {
  /** Lite's own Auth. */
  readonly lite: (request: Request) => Promise<Response>;
  readonly database: Database;
  readonly mailer: StackMailer;
  readonly siteUrl: string;
}

/** A call of Auth in which Lite differs from hosted Supabase, and what answers it instead. */
type Correction = (request: Request, parts: AuthParts) => Promise<Response>;

const CORRECTIONS: Readonly<Record<string, Correction>> = {
  'POST /auth/v1/signup': signUp,
  'POST /auth/v1/token': signInWithPassword,
  'POST /auth/v1/resend': resendConfirmation,
  'PUT /auth/v1/user': changePassword,
};

const AUTH_PATH = /^\/auth\/v1(?:\/|$)/;

/** Answers `/auth/v1/*`: Lite's Auth, corrected where hosted Supabase answers differently. */
export function answerAuth(parts: AuthParts): Handler {
  const admin = answerAdminUsers(parts.database);
  return async (request) => {
    const url = new URL(request.url);
    if (!AUTH_PATH.test(url.pathname)) return null;
    const redirectTo = allowedRedirect(url.searchParams.get('redirect_to'), parts.siteUrl);
    try {
      const correction = CORRECTIONS[`${request.method} ${url.pathname}`] ?? ((passed) => parts.lite(passed));
      return await parts.mailer.during(redirectTo, async () => {
        return (await admin(request)) ?? correction(request, parts);
      });
    } catch (error) {
      if (error instanceof AuthRefusal) return error.toResponse();
      throw error;
    }
  };
}
