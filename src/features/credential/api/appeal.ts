import { queryOptions } from '@tanstack/react-query';
import { type OwnDispute, ownDispute } from '../../../core/contracts/reviews.ts';
import { getSupabase } from '../../../lib/supabase.ts';

/** What the holder wrote against the revocation of a certificate, and what came of it; null for nothing. */
export function appealQuery(personId: string, number: string) {
  return queryOptions({
    queryKey: ['appeal', personId, number],
    queryFn: async ({ signal }): Promise<OwnDispute | null> => {
      const supabase = await getSupabase();
      const { data, error } = await supabase
        .rpc('read_appeal', { id_param: number })
        .retry(false)
        .abortSignal(signal);
      if (error) throw error;
      return ownDispute.parse(data);
    },
  });
}

/** Appeals against the revocation of the holder's own certificate. Throws the error of the database. */
export async function sendAppeal({ number, reason }: { number: string; reason: string }): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.rpc('appeal_revocation', { id_param: number, reason_param: reason });
  if (error) throw error;
}
