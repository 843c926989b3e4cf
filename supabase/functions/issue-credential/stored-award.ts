import { z } from 'zod';
import type { Award, CertificateTrack } from '../../../src/core/assessment/certificate/award.ts';
import { CREDENTIAL_TRACKS } from '../../../src/core/assessment/credential/number.ts';
import { callRpc } from '../_shared/rpc.ts';
import type { Platform } from '../_shared/services.ts';

const count = z.int().nonnegative();
const points = z.number().min(0).max(100);

const benchSafety = z.object({
  jobs: count,
  serious: count,
  minor: z.record(z.string(), count),
  mean: points,
});

const deskSafety = z.object({
  shifts: count,
  genuine: z.object({ checks: count, helped: count }),
  impostors: z.object({ checks: count, refused: count }),
  mean: points,
});

const award = z.object({
  track: z.enum(CREDENTIAL_TRACKS),
  takenFrom: z.int(),
  takenTo: z.int(),
  forms: z.array(z.string()).min(1),
  rules: z.array(z.string()),
  mark: points,
  range: z.object({ from: points, to: points }),
  groups: z
    .array(z.object({ group: z.string(), objectives: z.array(z.string()), cases: count, passed: count }))
    .min(1),
  safety: z.object({ bench: benchSafety.nullable(), desk: deskSafety.nullable() }),
  viva: z.object({ questions: count, supported: count }),
  validUntil: z.int(),
}) satisfies z.ZodType<Award>;

const storedAward = z.object({
  award,
  /** What was issued for it; null before that. */
  credential: z.object({ id: z.string(), jwt: z.string(), kid: z.string() }).nullable(),
});
export type StoredAward = z.output<typeof storedAward>;

export interface AwardKey {
  readonly userId: string;
  readonly examId: string;
  readonly track: CertificateTrack;
}

/** What a person was awarded with an exam, as the exam's function kept it; null without such an award. */
export function readAward(
  platform: Platform,
  { userId, examId, track }: AwardKey,
): Promise<StoredAward | null> {
  return callRpc(
    platform,
    'read_award',
    { user_id_param: userId, exam_id_param: examId, track_param: track },
    storedAward.nullable(),
  );
}
