import type { RegistrationForm } from '../../../core/contracts/auth-forms.ts';
import type { AccountType } from '../../../core/contracts/vocabulary.ts';
import type { Language } from '../../../i18n/languages.ts';
import { getAuth } from '../../../lib/auth.ts';

export interface SignUpRequest extends Omit<RegistrationForm, 'confirmPassword'> {
  readonly accountType: AccountType;
  /** The language of emails to this person. */
  readonly language: Language;
  /** The absolute address of the confirmation link. */
  readonly returnTo: string;
}

/**
 * Registers a person. The auth server gives the same answer for a known address as for a new one, so that nobody can
 * find out who is registered; if its account is closed, an email says how to reopen it. Returns whether the address
 * must be confirmed first. Throws the auth server's error.
 */
export async function signUp(request: SignUpRequest): Promise<{ readonly awaitsConfirmation: boolean }> {
  const auth = await getAuth();
  const { data, error } = await auth.signUp({
    email: request.email,
    password: request.password,
    options: {
      data: { full_name: request.name, account_type: request.accountType, language: request.language },
      emailRedirectTo: request.returnTo,
    },
  });
  if (error) throw error;
  // For a known address Auth returns a made-up user without identities. If the email fails, the next screen offers to
  // request it again.
  if (data.user?.identities?.length === 0) await askToReopen(request.email).catch(() => undefined);
  return { awaitsConfirmation: data.session === null };
}

/** Sends the email again that confirms an address or reopens its closed account. Throws the server's error. */
export async function resendConfirmation(email: string, returnTo: string): Promise<void> {
  const auth = await getAuth();
  const { error } = await auth.resend({
    type: 'signup',
    email,
    options: { emailRedirectTo: returnTo },
  });
  if (error) throw error;
  await askToReopen(email);
}

/** Imported on demand: rarely needed, and it loads the client for data and functions. */
async function askToReopen(email: string): Promise<void> {
  const { requestReopening } = await import('./reopen-account.ts');
  await requestReopening(email);
}
