import { getSupabase } from '../../../lib/supabase.ts';

/** Writes the person's name at the auth server (spec section 7); the database copies it into the profile. Throws what the auth server answers. */
export async function updateName(fullName: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.updateUser({ data: { full_name: fullName } });
  if (error) throw error;
}
