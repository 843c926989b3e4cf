import { queryOptions } from '@tanstack/react-query';
import type { CertificateTrack } from '../../../core/assessment/certificate/award.ts';
import { CREDENTIAL_TRACKS } from '../../../core/assessment/credential/number.ts';
import { issueCredentialAnswer } from '../../../core/contracts/credentials.ts';
import { z } from '../../../core/contracts/zod.ts';
import { callFunction } from '../../../lib/call-function.ts';
import { getSupabase } from '../../../lib/supabase.ts';

/** Three tracks, renewed every two years: enough for a working life. */
const MAX_AWARDS = 100;

const instant = z.string().transform((iso) => Date.parse(iso));

const awards = z.array(
  z.object({ exam_id: z.uuid(), track: z.enum(CREDENTIAL_TRACKS), awarded_at: instant }),
);

const certificates = z.array(
  z
    .object({
      id: z.string(),
      exam_id: z.uuid(),
      track: z.enum(CREDENTIAL_TRACKS),
      jwt: z.string(),
      issued_at: instant,
      expires_at: instant,
      shown_name: z.string().nullable(),
      revoked_at: instant.nullable(),
      revoked_reason: z.string().nullable(),
    })
    .transform((row) => ({
      number: row.id,
      examId: row.exam_id,
      track: row.track,
      jwt: row.jwt,
      issuedAt: row.issued_at,
      expiresAt: row.expires_at,
      /** What its page shows; null for no name. */
      shownName: row.shown_name,
      revokedAt: row.revoked_at,
      revokedReason: row.revoked_reason,
    })),
);

/** A certificate as its holder sees it. Times are ms since 1970. */
export type OwnCertificate = z.output<typeof certificates>[number];

/** What an exam was passed for, and the certificate of it. */
export interface OwnAward {
  readonly examId: string;
  readonly track: CertificateTrack;
  /** ms since 1970. */
  readonly awardedAt: number;
  /** Null until it was issued. */
  readonly certificate: OwnCertificate | null;
}

const CERTIFICATE = 'id, exam_id, track, jwt, issued_at, expires_at, shown_name, revoked_at, revoked_reason';

/** A person's awards with their certificates, the newest first. */
export function ownCertificatesQuery(personId: string) {
  return queryOptions({
    queryKey: ['own-certificates', personId],
    queryFn: async ({ signal }): Promise<readonly OwnAward[]> => {
      const supabase = await getSupabase();
      const [awarded, issued] = await Promise.all([
        supabase
          .from('exam_awards')
          .select('exam_id, track, awarded_at')
          .eq('user_id', personId)
          .order('awarded_at', { ascending: false })
          .limit(MAX_AWARDS)
          .retry(false)
          .abortSignal(signal),
        supabase
          .from('credentials')
          .select(CERTIFICATE)
          .eq('user_id', personId)
          .limit(MAX_AWARDS)
          .retry(false)
          .abortSignal(signal),
      ]);
      if (awarded.error) throw awarded.error;
      if (issued.error) throw issued.error;
      const own = certificates.parse(issued.data);
      return awards.parse(awarded.data).map(({ exam_id: examId, track, awarded_at: awardedAt }) => ({
        examId,
        track,
        awardedAt,
        certificate: own.find((one) => one.examId === examId && one.track === track) ?? null,
      }));
    },
  });
}

/** Has the certificate of an award signed; asked again it is the same one. Throws `FunctionError`. */
export async function issueCertificate({ examId, track }: Pick<OwnAward, 'examId' | 'track'>): Promise<void> {
  await callFunction('issue-credential', { examId, track }, issueCredentialAnswer);
}

/** Shows the holder's present name on the certificate's page, or takes it off. Throws the error of the database. */
export async function showName({ number, isShown }: { number: string; isShown: boolean }): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.rpc('show_credential_name', { id_param: number, shown_param: isShown });
  if (error) throw error;
}
