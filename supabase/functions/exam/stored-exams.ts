import { z } from 'zod';
import type { BookedExam } from '../../../src/core/assessment/certificate/booking.ts';
import { EXAM_TRACKS } from '../../../src/core/contracts/exams.ts';
import { HttpError } from '../_shared/http-error.ts';
import { callRpc } from '../_shared/rpc.ts';
import type { Platform } from '../_shared/services.ts';

/** ISO, as ms since 1970. */
const moment = z.string().transform((iso) => Date.parse(iso));

const storedExam = z.object({
  id: z.uuid(),
  track: z.enum(EXAM_TRACKS),
  form: z.string(),
  opens_at: moment,
  closes_at: moment,
  session_minutes: z.int(),
  /** When its first session began; null before that. */
  begun_at: moment.nullable(),
  /** Every session has been played. */
  is_over: z.boolean(),
  /** By the database's clock. */
  is_time_up: z.boolean(),
  concluded_at: moment.nullable(),
  items: z.array(z.object({ position: z.int(), is_void: z.boolean() })),
  open_runs: z.array(z.uuid()),
  questions: z.array(z.object({ number: z.int(), is_answered: z.boolean(), is_supported: z.boolean() })),
});
export type StoredExam = z.output<typeof storedExam>;

/** A person's exams, newest first. */
export function readExams(platform: Platform, userId: string): Promise<readonly StoredExam[]> {
  return callRpc(platform, 'read_exams', { user_id_param: userId }, z.array(storedExam));
}

/** @throws HttpError 404 when this person has no such exam. */
export async function readExam(platform: Platform, userId: string, examId: string): Promise<StoredExam> {
  const exam = (await readExams(platform, userId)).find(({ id }) => id === examId);
  if (exam === undefined) throw new HttpError(404, 'There is no such exam.');
  return exam;
}

export function bookedExam({ opens_at, closes_at, begun_at, concluded_at }: StoredExam): BookedExam {
  return { opensAt: opens_at, closesAt: closes_at, begunAt: begun_at, overAt: concluded_at };
}
