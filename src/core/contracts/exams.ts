import type { ColumnChecks } from './rows.ts';
import { z } from './zod.ts';

/** The exams of the certificate: what a page asks of them, and their rows as PostgREST returns them to whoever takes them. */

export const EXAM_TRACKS = ['hardware', 'service-desk'] as const;

/** The most that an answer in own words may hold. */
const MOST_ANSWER_CHARACTERS = 2000;

const examId = z.uuid();

export const examBody = z.discriminatedUnion('action', [
  /** Also moves an exam of the track that is booked and has not begun. */
  z.strictObject({
    action: z.literal('book'),
    track: z.enum(EXAM_TRACKS),
    /** When the learner's first day begins, ISO. */
    opensAt: z.iso.datetime(),
    /** Of a session. */
    minutes: z.int().positive(),
  }),
  z.strictObject({ action: z.literal('cancel'), examId }),
  /** Answers the attempt whose next session is to be played. */
  z.strictObject({ action: z.literal('begin'), examId }),
  /** After the last session, or the end of the exam's time: asks the questions, or concludes it. */
  z.strictObject({ action: z.literal('close'), examId }),
  z.strictObject({
    action: z.literal('answer'),
    examId,
    number: z.int().positive(),
    choice: z.int().nonnegative(),
    words: z.string().trim().min(1).max(MOST_ANSWER_CHARACTERS),
  }),
]);
export type ExamBody = z.infer<typeof examBody>;

/** What became of it; the rows say everything else. */
export const examAnswer = z.object({
  examId: z.uuid(),
  /** Of `begin`; null otherwise. */
  attemptId: z.uuid().nullable(),
});
export type ExamAnswer = z.infer<typeof examAnswer>;

/** Details of a refusal to book. */
export const BOOKING_REFUSALS = [
  'entry',
  'booked',
  'too-soon',
  'too-many-tries',
  'day',
  'length',
  'held',
] as const;

export const examRow = z.object({
  id: z.uuid(),
  track: z.enum(EXAM_TRACKS),
  form: z.string(),
  opens_at: z.string(),
  closes_at: z.string(),
  session_minutes: z.int(),
  attempt_id: z.uuid().nullable(),
  concluded_at: z.string().nullable(),
  mark: z.number().nullable(),
  passed: z.boolean().nullable(),
  faults: z
    .array(z.object({ kind: z.string(), group: z.string().nullish(), part: z.string().optional() }))
    .nullable(),
} satisfies ColumnChecks<'exams'>);

/** With the beginning of its attempt, which is null before the first session. */
export const ownExamRow = examRow.extend({ form_attempts: z.object({ begun_at: z.string() }).nullable() });

export const questionRow = z.object({
  exam_id: z.uuid(),
  number: z.int(),
  position: z.int(),
  case_number: z.int(),
  subject: z.string().nullable(),
  item_group: z.string().nullable(),
  decided_story: z.string().nullable(),
  decided_cause: z.string().nullable(),
  reasons: z.array(z.string()),
  choice: z.int().nullable(),
  words: z.string().nullable(),
} satisfies ColumnChecks<'exam_questions'>);

/** The sessions of an exam that is over, with the results of those that were taken, through its attempt. */
export const examMarksRow = z
  .object({
    forms: z.object({
      form_items: z.array(z.object({ position: z.int(), void_reason: z.string().nullable() })),
    }),
    form_results: z.array(
      z
        .object({
          position: z.int(),
          item_group: z.string().nullable(),
          score: z.int(),
          passed: z.boolean(),
          has_gate: z.boolean(),
          parts: z.record(z.string(), z.number().nullable()),
          objectives: z.array(z.object({ objective: z.string(), score: z.number() })),
        })
        .transform(({ item_group: group, has_gate: hasGate, ...result }) => ({ ...result, group, hasGate })),
    ),
  })
  .transform(({ forms, form_results: results }) => ({
    positions: forms.form_items.filter((item) => item.void_reason === null).map(({ position }) => position),
    results,
  }));

/** Of an award: what its exam was called, and until when its certificate counts. */
export const heldRow = z.object({
  exam_id: z.uuid(),
  track: z.string(),
  form: z.string(),
  /** ms since 1970. */
  valid_until: z.int(),
});

/** The award of a revoked certificate. */
export const revokedRow = z.object({ exam_id: z.uuid(), track: z.string() });
