import { queryOptions } from '@tanstack/react-query';
import { z } from '../../../core/contracts/zod.ts';
import { getSupabase } from '../../../lib/supabase.ts';

const instant = z.string().transform((iso) => Date.parse(iso));

const storedCredential = z
  .object({
    jwt: z.string().nullable(),
    name: z.string().nullable(),
    issued_at: instant,
    expires_at: instant,
    revoked_at: instant.nullable(),
    revoked_reason: z.string().nullable(),
    is_withdrawn: z.boolean(),
  })
  .transform((row) => ({
    /** The signed badge; null for a certificate that its holder has withdrawn. */
    jwt: row.jwt,
    /** Null where the holder shows none. */
    name: row.name,
    issuedAt: row.issued_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    revokedReason: row.revoked_reason,
    isWithdrawn: row.is_withdrawn,
  }));

/** What anybody may know of a certificate. Times are ms since 1970. */
export type StoredCredential = z.output<typeof storedCredential>;

/** The certificate of a number; null when there is none. */
export function credentialQuery(number: string) {
  return queryOptions({
    queryKey: ['credential', number],
    queryFn: async ({ signal }): Promise<StoredCredential | null> => {
      const supabase = await getSupabase();
      const { data, error } = await supabase.rpc('read_credential', { id_param: number }).abortSignal(signal);
      if (error) throw error;
      return storedCredential.nullable().parse(data);
    },
  });
}
