import type { Account } from './accounts.ts';
import { findByEmail, renewConfirmation } from './accounts.ts';
import type { AuthParts } from './auth.ts';
import { AuthRefusal, authJson, readJsonObject } from './errors.ts';

/** Minimum time between two emails to one person; a minute on hosted Supabase (`supabase/config.toml`). */
const EMAIL_INTERVAL_MS = 1000;

/**
 * Sends the confirmation email once more; the former link stops working.
 *
 * @throws AuthRefusal 429 when the last one went out less than a second ago.
 */
export async function confirmAgain(account: Account, { database, mailer }: AuthParts): Promise<void> {
  const sentAt = account.confirmation_sent_at === null ? 0 : Date.parse(account.confirmation_sent_at);
  const wait = sentAt + EMAIL_INTERVAL_MS - Date.now();
  if (wait > 0) {
    const seconds = Math.ceil(wait / 1000);
    throw new AuthRefusal(
      429,
      'over_email_send_rate_limit',
      `For security purposes, you can only request this after ${seconds} seconds.`,
    );
  }
  await mailer.sendConfirmation(account.email, await renewConfirmation(database.query, account.id));
}

/** Answers `auth.resend({ type: 'signup' })`, which Lite refuses. The response does not reveal whether the address is known. */
export async function resendConfirmation(request: Request, parts: AuthParts): Promise<Response> {
  const { type, email } = await readJsonObject(request.clone());
  if (type !== 'signup' || typeof email !== 'string') return parts.lite(request);
  const checked = await parts.lite(keyCheck(request));
  if (!checked.ok) return checked;
  const account = await findByEmail(parts.database.query, email);
  if (account !== null && account.email_confirmed_at === null) await confirmAgain(account, parts);
  return authJson({});
}

/** A request by which Lite checks the API key of `request`: 200 for a valid key, the usual refusal otherwise. */
function keyCheck(request: Request): Request {
  const headers = new Headers(request.headers);
  for (const name of ['authorization', 'content-length', 'content-type']) headers.delete(name);
  return new Request(new URL('/auth/v1/settings', request.url), { headers });
}
