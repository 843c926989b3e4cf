import { queryOptions } from '@tanstack/react-query';
import type { ExamTrack } from '../../../core/assessment/certificate/award.ts';
import type { HeldCertificate } from '../../../core/assessment/certificate/booking.ts';
import {
  EXAM_TRACKS,
  examRow,
  heldRow,
  ownExamRow,
  questionRow,
  revokedRow,
} from '../../../core/contracts/exams.ts';
import { attemptStanding } from '../../../core/contracts/forms.ts';
import { z } from '../../../core/contracts/zod.ts';
import { getSupabase } from '../../../lib/supabase.ts';
import { type Exam, examOf } from '../model/exam.ts';

/** Exams that a person can have taken: three in 90 days of each track, for years. */
const MAX_EXAMS = 100;

/** What a person has to do with exams. */
export interface OwnExams {
  /** The newest first. */
  readonly exams: readonly Exam[];
  /** The newest certificate of a track; none that was revoked. */
  readonly held: ReadonlyMap<ExamTrack, HeldCertificate>;
}

/** The person's exams with their questions and how the open ones stand, and what they hold. */
export function examsQuery(personId: string) {
  return queryOptions({
    queryKey: ['exams', personId],
    queryFn: async ({ signal }): Promise<OwnExams> => {
      const [exams, held] = await Promise.all([readExams(personId, signal), readHeld(personId, signal)]);
      return { exams, held };
    },
    // Sessions are played on other pages and in other tabs.
    staleTime: 0,
  });
}

async function readExams(personId: string, signal: AbortSignal): Promise<readonly Exam[]> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('exams')
    .select(`${Object.keys(examRow.shape).join(', ')}, form_attempts(begun_at)`)
    .eq('user_id', personId)
    .order('booked_at', { ascending: false })
    .limit(MAX_EXAMS)
    .retry(false)
    .abortSignal(signal);
  if (error) throw error;
  const rows = z.array(ownExamRow).parse(data);
  return Promise.all(
    rows.map(async (row) => {
      if (row.concluded_at !== null || row.attempt_id === null) return examOf(row, null, []);
      const [standing, questions] = await Promise.all([
        supabase.rpc('read_attempt', { attempt_id_param: row.attempt_id }).retry(false).abortSignal(signal),
        supabase
          .from('exam_questions')
          .select(Object.keys(questionRow.shape).join(', '))
          .eq('exam_id', row.id)
          .order('number')
          .retry(false)
          .abortSignal(signal),
      ]);
      if (standing.error) throw standing.error;
      if (questions.error) throw questions.error;
      return examOf(
        row,
        attemptStanding.nullable().parse(standing.data),
        z.array(questionRow).parse(questions.data),
      );
    }),
  );
}

async function readHeld(
  personId: string,
  signal: AbortSignal,
): Promise<ReadonlyMap<ExamTrack, HeldCertificate>> {
  const supabase = await getSupabase();
  const [awarded, revoked] = await Promise.all([
    supabase
      .from('exam_awards')
      .select('exam_id, track, form:award->forms->>0, valid_until:award->validUntil')
      .eq('user_id', personId)
      .order('awarded_at', { ascending: false })
      .limit(MAX_EXAMS)
      .retry(false)
      .abortSignal(signal),
    supabase
      .from('credentials')
      .select('exam_id, track')
      .eq('user_id', personId)
      .not('revoked_at', 'is', null)
      .limit(MAX_EXAMS)
      .retry(false)
      .abortSignal(signal),
  ]);
  if (awarded.error) throw awarded.error;
  if (revoked.error) throw revoked.error;
  const awards = z.array(heldRow).parse(awarded.data);
  const gone = z.array(revokedRow).parse(revoked.data);
  const held = new Map<ExamTrack, HeldCertificate>();
  for (const track of EXAM_TRACKS) {
    const newest = awards.find((one) => one.track === track);
    const isGone = gone.some((one) => one.exam_id === newest?.exam_id && one.track === track);
    if (newest !== undefined && !isGone)
      held.set(track, { form: newest.form, validUntil: newest.valid_until });
  }
  return held;
}
