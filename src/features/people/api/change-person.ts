import type { Role } from '../../../core/contracts/vocabulary.ts';
import { getSupabase } from '../../../lib/supabase.ts';

/** Gives somebody another role. Throws what the database answers; its rules speak in sentences. */
export function changeRole(personId: string, role: Role): Promise<void> {
  return change(personId, { role });
}

/** Opens or closes somebody's account. Throws what the database answers. */
export function changeStatus(personId: string, isActive: boolean): Promise<void> {
  return change(personId, { status: isActive });
}

async function change(personId: string, values: { role: Role } | { status: boolean }): Promise<void> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.from('profiles').update(values).eq('id', personId).select('id');
  if (error) throw error;
  // Row security answers a change out of reach with nothing.
  if (data.length === 0) throw new Error('No profile was changed');
}
