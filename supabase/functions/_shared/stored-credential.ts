import { z } from 'zod';
import type { CertificateTrack } from '../../../src/core/assessment/certificate/award.ts';
import { callRpc } from './rpc.ts';
import type { Platform } from './services.ts';

const readAnswer = z.object({ jwt: z.string().nullable(), is_withdrawn: z.boolean() }).nullable();

/** A certificate as anybody may read it: the signed badge, or null for one that its holder has withdrawn. Null for no certificate. */
export async function readBadge(
  platform: Platform,
  id: string,
): Promise<{ readonly jwt: string | null } | null> {
  return callRpc(platform, 'read_credential', { id_param: id }, readAnswer);
}

/** Certificates that do not count now; without a reason those that their holders withdrew. */
export function listRevoked(platform: Platform) {
  const answer = z.array(z.object({ id: z.string(), reason: z.string().nullable() }));
  return callRpc(platform, 'list_revoked_credentials', {}, answer);
}

export interface NewCredential {
  readonly id: string;
  readonly userId: string;
  readonly examId: string;
  readonly track: CertificateTrack;
  readonly jwt: string;
  readonly kid: string;
  /** ms since 1970. */
  readonly expiresAt: number;
}

/** Keeps a certificate, or the new signature of one; answers the number under which it is kept. */
export function storeCredential(platform: Platform, credential: NewCredential): Promise<string> {
  return callRpc(
    platform,
    'store_credential',
    {
      id_param: credential.id,
      user_id_param: credential.userId,
      exam_id_param: credential.examId,
      track_param: credential.track,
      jwt_param: credential.jwt,
      kid_param: credential.kid,
      expires_at_param: new Date(credential.expiresAt).toISOString(),
    },
    z.string(),
  );
}
