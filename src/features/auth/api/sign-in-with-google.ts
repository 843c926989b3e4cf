import { getAuth } from '../../../lib/auth.ts';
import { AuthApiError } from '../../../lib/open-auth.ts';

/**
 * The address of Google's consent page, which returns to the absolute address `returnTo`. The auth server is called
 * first, so that a disabled provider or an unreachable server becomes a message here instead of a bare error page.
 * Throws the auth server's error.
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
  throw new AuthApiError(await errorMessageOf(answer), answer.status, undefined);
}

/** The message of the auth server's error response, which it stores under one of these keys. */
async function errorMessageOf(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => null);
  if (typeof body !== 'object' || body === null) return '';
  const message = 'msg' in body ? body.msg : 'message' in body ? body.message : null;
  return typeof message === 'string' ? message : '';
}
