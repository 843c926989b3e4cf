import { parseJson } from '../../functions/_shared/body.ts';
import { HttpError } from '../../functions/_shared/http-error.ts';
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

/** Answers a call of Auth in which Lite differs from hosted Supabase. */
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
      await refuseUnstorable(request);
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

/** Refuses characters that PostgreSQL cannot store, on which Lite fails; invalid JSON is left to Lite. */
async function refuseUnstorable(request: Request): Promise<void> {
  if (request.body === null) return;
  try {
    parseJson(await request.clone().text());
  } catch (error) {
    if (error instanceof HttpError && error.details !== undefined) {
      throw new AuthRefusal(400, 'validation_failed', error.details);
    }
  }
}
