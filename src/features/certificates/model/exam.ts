import type { ExamTrack } from '../../../core/assessment/certificate/award.ts';
import { examFor, type HeldCertificate } from '../../../core/assessment/certificate/booking.ts';
import type { ownExamRow, questionRow } from '../../../core/contracts/exams.ts';
import type { AttemptStanding } from '../../../core/contracts/forms.ts';
import type { z } from '../../../core/contracts/zod.ts';

type ExamRow = z.infer<typeof ownExamRow>;
type QuestionRow = z.infer<typeof questionRow>;

/** A question after the last session. */
export interface Question extends Pick<QuestionRow, 'number' | 'position' | 'subject' | 'reasons'> {
  readonly caseNumber: number;
  /** Kind of the case; null where it was not kept. */
  readonly group: string | null;
  /** What the learner decided that it was; null where it was not kept. */
  readonly decided: { readonly story: string; readonly cause: string } | null;
  readonly isAnswered: boolean;
}

/** An exam that somebody booked. Times are ms since 1970. */
export interface Exam extends Pick<ExamRow, 'id' | 'track' | 'form' | 'mark' | 'passed'> {
  readonly opensAt: number;
  readonly closesAt: number;
  readonly minutes: number;
  readonly attemptId: string | null;
  /** When its first session began; null before that. */
  readonly begunAt: number | null;
  readonly concludedAt: number | null;
  /** The conditions that it did not meet. */
  readonly faults: NonNullable<ExamRow['faults']>;
  /** Whether each of its sessions has been played, in their order; empty before the first. */
  readonly sessions: readonly boolean[];
  /** Whether nothing of its sessions is left. */
  readonly isPlayed: boolean;
  readonly questions: readonly Question[];
}

export function examOf(
  row: ExamRow,
  standing: AttemptStanding | null,
  questions: readonly QuestionRow[],
): Exam {
  const { id, track, form, mark, passed } = row;
  const sessions = (standing?.items ?? [])
    .filter(({ isVoid }) => !isVoid)
    .map(({ state }) => state === 'over');
  return {
    ...{ id, track, form, mark, passed, sessions },
    opensAt: Date.parse(row.opens_at),
    closesAt: Date.parse(row.closes_at),
    minutes: row.session_minutes,
    attemptId: row.attempt_id,
    begunAt: row.form_attempts === null ? null : Date.parse(row.form_attempts.begun_at),
    concludedAt: row.concluded_at === null ? null : Date.parse(row.concluded_at),
    faults: row.faults ?? [],
    isPlayed: sessions.length > 0 && sessions.every((isOver) => isOver),
    questions: questions.map(
      ({
        number,
        position,
        case_number: caseNumber,
        item_group: group,
        subject,
        reasons,
        choice,
        ...row
      }) => ({
        ...{ number, position, caseNumber, group, subject, reasons },
        decided:
          row.decided_story === null || row.decided_cause === null
            ? null
            : { story: row.decided_story, cause: row.decided_cause },
        isAnswered: choice !== null,
      }),
    ),
  };
}

/** How somebody stands with the exam of a track. */
export type Standing =
  /** None to take or to renew, or none yet. */
  | { readonly kind: 'none' }
  /** `booked`: no session has begun. `running`: some has. */
  | { readonly kind: 'booked' | 'running' }
  /** `held`: passed and not yet to be renewed. `renewable`: it may be. */
  | { readonly kind: 'held' | 'renewable'; readonly validUntil: number };

/**
 * @param exams of the track, the newest first.
 * @param held the certificate of the track; null for none that counts.
 */
export function standingOf(
  track: ExamTrack,
  exams: readonly Exam[],
  held: HeldCertificate | null,
  nowMs: number,
): Standing {
  const open = exams.find(({ concludedAt }) => concludedAt === null);
  if (open !== undefined) return { kind: open.attemptId === null ? 'booked' : 'running' };
  const next = examFor(track, held, nowMs);
  if (held === null || next === 'whole') return { kind: 'none' };
  return { kind: next === 'held' ? 'held' : 'renewable', validUntil: held.validUntil };
}
