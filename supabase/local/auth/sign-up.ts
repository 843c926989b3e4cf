import { randomUUID } from 'node:crypto';
import { findByEmail, toUserJson } from './accounts.ts';
import type { AuthParts } from './auth.ts';
import { confirmAgain } from './confirmation.ts';
import { authJson } from './errors.ts';

const KNOWN_ADDRESS_STATUS = 429;

/** A made-up user, so that the response for a known address is the same as for an unknown one. */
function decoy(email: string): Record<string, unknown> {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}

/**
 * Sign-up. Lite refuses a known address as 'too many emails'. Hosted Supabase answers a confirmed one with a made-up
 * person, and sends an unconfirmed one the email again.
 */
export async function signUp(request: Request, parts: AuthParts): Promise<Response> {
  const copy = request.clone();
  const answer = await parts.lite(request);
  if (answer.status !== KNOWN_ADDRESS_STATUS) return answer;
  const { email } = (await copy.json()) as { email: string };
  const account = await findByEmail(parts.database.query, email);
  if (account === null) return answer;
  if (account.email_confirmed_at !== null) return authJson(decoy(email.toLowerCase()));
  await confirmAgain(account, parts);
  return authJson(toUserJson({ ...account, confirmation_sent_at: new Date().toISOString() }));
}
