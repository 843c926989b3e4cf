import { getSupabase } from '../../../lib/supabase.ts';

/** Whether the auth server still knows this browser's session. Throws where nobody can tell. */
export async function isSessionAlive(): Promise<boolean> {
  const supabase = await getSupabase();
  const { data } = await supabase.auth.getSession();
  if (data.session === null) return false;
  const { error } = await supabase.auth.getUser();
  if (error === null) return true;
  if (error.name === 'AuthSessionMissingError' || error.status === 401 || error.status === 403) return false;
  throw error;
}
