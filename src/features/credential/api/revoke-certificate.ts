import type { RevocationForm } from '../../../core/assessment/credential/revocation.ts';
import { getSupabase } from '../../../lib/supabase.ts';

/** Revokes a certificate; an appeal may undo it. Throws the error of the database. */
export async function revokeCertificate({ number, reason }: RevocationForm): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.rpc('revoke_credential', { id_param: number, reason_param: reason });
  if (error) throw error;
}
