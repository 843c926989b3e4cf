import { reopenAccountAnswer } from '../../../core/contracts/functions.ts';
import { z } from '../../../core/contracts/zod.ts';
import { callFunction } from '../../../lib/call-function.ts';
import { getSupabase } from '../../../lib/supabase.ts';

/** Requests an email for a closed account: the link that reopens it, or whom to contact. Throws `FunctionError`. */
export async function requestReopening(email: string): Promise<void> {
  await callFunction('reopen-account', { email }, reopenAccountAnswer);
}

/** Reopens the signed-in person's account; false if an administrator closed it. Throws the database's error. */
export async function reopenOwnAccount(): Promise<boolean> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('reopen_own_account');
  if (error) throw error;
  return z.boolean().parse(data);
}
