import type { RegistrationForm } from '../../../core/contracts/auth-forms.ts';
import type { AccountType } from '../../../core/contracts/vocabulary.ts';
import type { Language } from '../../../i18n/languages.ts';
import { getAuth } from '../../../lib/auth.ts';

export interface SignUpRequest extends Omit<RegistrationForm, 'confirmPassword'> {
  readonly accountType: AccountType;
  /** Which language the letters to this person are in. */
  readonly language: Language;
  /** Where the confirmation link leads: an absolute address. */
  readonly returnTo: string;
}

/**
 * Registers a person. An address that is known already gets the same answer as a new one from the auth server, so that
 * nobody can find out who is registered; where its account is closed, a letter says how it is opened again. Answers whether the address
 * has to be confirmed first. Throws what the auth server answers.
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
  // The person that Auth makes up for a known address has no identity. A letter that fails is asked for again on the next screen.
  if (data.user?.identities?.length === 0) await askToReopen(request.email).catch(() => undefined);
  return { awaitsConfirmation: data.session === null };
}

/** Sends the link once more that confirms an address, or opens its closed account again. Throws what the server answers. */
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

/** Few people need it, and it brings the client for data and functions. */
async function askToReopen(email: string): Promise<void> {
  const { requestReopening } = await import('./reopen-account.ts');
  await requestReopening(email);
}
