import { endSessions, findByEmail, hasPassword } from './accounts.ts';
import type { AuthParts } from './auth.ts';
import { AuthRefusal } from './errors.ts';

interface ErrorBody {
  readonly error_code?: string;
}

/**
 * Password sign-in. Lite answers 'Email not confirmed' for any password, which reveals who has signed up; hosted Supabase does
 * so only for the correct password.
 */
export async function signInWithPassword(request: Request, parts: AuthParts): Promise<Response> {
  const copy = request.clone();
  const answer = await parts.lite(request);
  if (answer.status !== 400) return answer;
  const { error_code } = (await answer.clone().json()) as ErrorBody;
  if (error_code !== 'email_not_confirmed') return answer;
  const { email, password } = (await copy.json()) as { email: string; password: string };
  const account = await findByEmail(parts.database.query, email);
  if (account !== null && (await hasPassword(parts.database.query, account.id, password))) return answer;
  throw new AuthRefusal(400, 'invalid_credentials', 'Invalid login credentials');
}

/** The session id in an access token. Only for a token that Lite has just verified. */
function sessionOf(request: Request): string | null {
  const payload = request.headers.get('authorization')?.split('.')[1];
  if (payload === undefined) return null;
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { session_id?: string };
  return claims.session_id ?? null;
}

/**
 * Updates the caller's user. As on hosted Supabase, a new password ends every other session of the person and sends them an
 * email.
 */
export async function changePassword(request: Request, parts: AuthParts): Promise<Response> {
  const copy = request.clone();
  const answer = await parts.lite(request);
  if (!answer.ok) return answer;
  const { password } = (await copy.json()) as { password?: string };
  if (password === undefined) return answer;
  const { id, email } = (await answer.clone().json()) as { id: string; email: string };
  await endSessions(parts.database.query, id, sessionOf(copy));
  await parts.mailer.sendPasswordChanged(email);
  return answer;
}
