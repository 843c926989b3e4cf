import { getSupabase } from '../../../lib/supabase.ts';
import { authRefusalOf } from './auth-refusal.ts';

/** Writes the person's name at the auth server (spec section 7); the database copies it into the profile. Throws `UserFacingError` for a refusal. */
export async function updateName(fullName: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.updateUser({ data: { full_name: fullName } });
  if (error) throw authRefusalOf(error);
}
