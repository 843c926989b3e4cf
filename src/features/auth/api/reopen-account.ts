import { reopenAccountAnswer } from '../../../core/contracts/functions.ts';
import { z } from '../../../core/contracts/zod.ts';
import { callFunction } from '../../../lib/call-function.ts';
import { getSupabase } from '../../../lib/supabase.ts';

/** Has a letter sent to the address where its account is closed: the link that opens it again, or whom to ask. Throws `FunctionError`. */
export async function requestReopening(email: string): Promise<void> {
  await callFunction('reopen-account', { email }, reopenAccountAnswer);
}

/** Opens the signed-in person's account again; false where an administrator closed it. Throws what the database answers. */
export async function reopenOwnAccount(): Promise<boolean> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('reopen_own_account');
  if (error) throw error;
  return z.boolean().parse(data);
}
