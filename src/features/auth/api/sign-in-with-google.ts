import { getAuth } from '../../../lib/auth.ts';

/**
 * The address of Google's consent page, which comes back to the absolute address `returnTo`. The auth server is asked
 * first whether it would go there: a provider that is switched off or a server out of reach is a message here, not a
 * bare error page there. Throws what the auth server answers.
 */
export async function googleSignInUrl(returnTo: string): Promise<string> {
  const auth = await getAuth();
  const { data, error } = await auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: returnTo, skipBrowserRedirect: true },
  });
  if (error) throw error;
  const answer = await fetch(data.url, { redirect: 'manual' });
  if (answer.type === 'opaqueredirect' || (answer.status >= 300 && answer.status < 400)) return data.url;
  const { AuthApiError } = await import('../../../lib/open-auth.ts');
  throw new AuthApiError(await sentenceOf(answer), answer.status, undefined);
}

/** The auth server writes its refusals under one of these names. */
async function sentenceOf(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => null);
  if (typeof body !== 'object' || body === null) return '';
  const message = 'msg' in body ? body.msg : 'message' in body ? body.message : null;
  return typeof message === 'string' ? message : '';
}
