import { closeAccountAnswer } from '../../../core/contracts/functions.ts';
import type { Role } from '../../../core/contracts/vocabulary.ts';
import { callFunction } from '../../../lib/call-function.ts';
import { getSupabase } from '../../../lib/supabase.ts';

/** Changes a person's role. Throws the database's error; its rules raise sentences for people. */
export function changeRole(personId: string, role: Role): Promise<void> {
  return change(personId, { role });
}

/**
 * Activates an account, or deactivates it and cancels its subscription. Throws the error of the database or the
 * function.
 */
export async function changeStatus(personId: string, isActive: boolean): Promise<void> {
  if (isActive) await change(personId, { status: true });
  else await callFunction('close-account', { userId: personId }, closeAccountAnswer);
}

async function change(personId: string, values: { role: Role } | { status: true }): Promise<void> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.from('profiles').update(values).eq('id', personId).select('id');
  if (error) throw error;
  // Row security answers a forbidden update with no rows.
  if (data.length === 0) throw new Error('No profile was changed');
}
