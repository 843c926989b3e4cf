import { z } from 'zod';
import type { Award, ExamTrack } from '../../../src/core/assessment/certificate/award.ts';
import type { HeldCertificate } from '../../../src/core/assessment/certificate/booking.ts';
import { callRpc } from '../_shared/rpc.ts';
import type { Platform } from '../_shared/services.ts';

const earlierAwards = z.array(
  z.object({
    track: z.string(),
    // What this very program stored.
    award: z.custom<Award>((value) => typeof value === 'object' && value !== null),
    is_revoked: z.boolean(),
  }),
);
type EarlierAward = z.output<typeof earlierAwards>[number];

/** The newest award of each track of a person, and whether its certificate was revoked. */
export function readAwards(platform: Platform, userId: string): Promise<readonly EarlierAward[]> {
  return callRpc(platform, 'read_awards', { user_id_param: userId }, earlierAwards);
}

/** The certificate of a track that an exam may renew; null for none, and for a revoked one. */
export function heldOf(awards: readonly EarlierAward[], track: ExamTrack): HeldCertificate | null {
  const own = awards.find((one) => one.track === track);
  if (own === undefined || own.is_revoked) return null;
  const [form = ''] = own.award.forms;
  return { form, validUntil: own.award.validUntil };
}
