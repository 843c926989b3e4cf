import { renewableFrom } from '../../../core/assessment/certificate/booking.ts';
import type { examRow, questionRow } from '../../../core/contracts/exams.ts';
import type { AttemptStanding } from '../../../core/contracts/forms.ts';
import type { z } from '../../../core/contracts/zod.ts';

type ExamRow = z.infer<typeof examRow>;
type QuestionRow = z.infer<typeof questionRow>;

/** A question after the last session. */
export interface Question extends Pick<QuestionRow, 'number' | 'position' | 'subject' | 'reasons'> {
  readonly caseNumber: number;
  readonly isAnswered: boolean;
}

/** An exam that somebody booked. Times are ms since 1970. */
export interface Exam extends Pick<ExamRow, 'id' | 'track' | 'form' | 'mark' | 'passed'> {
  readonly opensAt: number;
  readonly closesAt: number;
  readonly minutes: number;
  readonly attemptId: string | null;
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
    concludedAt: row.concluded_at === null ? null : Date.parse(row.concluded_at),
    faults: row.faults ?? [],
    isPlayed: sessions.length > 0 && sessions.every((isOver) => isOver),
    questions: questions.map(({ number, position, case_number: caseNumber, subject, reasons, choice }) => ({
      ...{ number, position, caseNumber, subject, reasons },
      isAnswered: choice !== null,
    })),
  };
}

/** How somebody stands with the exam of a track. */
export type Standing =
  /** None to take or to renew, or none yet. */
  | { readonly kind: 'none' }
  /** `booked`: no session has begun. `running`: some has. */
  | { readonly kind: 'booked' | 'running' }
  /** `held`: passed and not yet to be taken again. `renewable`: it may be. Times are ms since 1970. */
  | { readonly kind: 'held' | 'renewable'; readonly passedAt: number };

/** @param exams of one track, the newest first. */
export function standingOf(exams: readonly Exam[], nowMs: number): Standing {
  const open = exams.find(({ concludedAt }) => concludedAt === null);
  if (open !== undefined) return { kind: open.attemptId === null ? 'booked' : 'running' };
  const passedAt = exams.find(({ passed }) => passed === true)?.concludedAt ?? null;
  if (passedAt === null) return { kind: 'none' };
  return { kind: nowMs < renewableFrom(passedAt) ? 'held' : 'renewable', passedAt };
}
