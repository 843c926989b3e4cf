import { getAuth } from '../../../lib/auth.ts';

/** Whether the auth server still accepts this browser's session. Throws if it cannot be determined. */
export async function isSessionAlive(): Promise<boolean> {
  const auth = await getAuth();
  const { data } = await auth.getSession();
  if (data.session === null) return false;
  const { error } = await auth.getUser();
  if (error === null) return true;
  if (error.name === 'AuthSessionMissingError' || error.status === 401 || error.status === 403) return false;
  throw error;
}
