import type { BOOKING_REFUSALS } from '../../contracts/exams.ts';
import { MS_PER_DAY } from '../../kernel/time.ts';
import type { ExamTrack } from './award.ts';
import {
  BOOK_AHEAD_DAYS,
  EXAM_DAYS,
  EXAM_RULES,
  type ExamKind,
  RENEW_DAYS,
  RETAKE_AFTER_DAYS,
  sessionMinutes,
  TRIES,
  TRIES_DAYS,
  VALID_MONTHS,
} from './tracks.ts';

/** An exam that somebody booked. Times are ms since 1970. */
export interface BookedExam {
  readonly opensAt: number;
  readonly closesAt: number;
  /** Null: no session has begun. */
  readonly begunAt: number | null;
  /** When its last session and the questions after it were over, or its time was; null: it goes on. */
  readonly overAt: number | null;
}

/** When an exam that opens then is over, whatever was done. */
export function closesAt(opensAt: number): number {
  return opensAt + EXAM_DAYS * MS_PER_DAY;
}

/** A certificate of a track that counts, or counted until it ended. */
export interface HeldCertificate {
  /** Form of the exam that it was awarded for. */
  readonly form: string;
  /** ms since 1970. */
  readonly validUntil: number;
}

/** Why an exam cannot be booked: no entry, one of the track on already, a day that has passed or is too far away, ... */
type BookingRefusal = (typeof BOOKING_REFUSALS)[number];

/** What somebody wants to book. */
export interface Booking {
  readonly track: ExamTrack;
  readonly opensAt: number;
  /** Of one session. */
  readonly minutes: number;
}

/**
 * From when on the next exam of a track may open: a week after the last, and three begun ones at most within 90 days. Exams that
 * nobody began are no tries.
 */
export function nextTryFrom(earlier: readonly BookedExam[]): number {
  const ends = earlier.flatMap(({ begunAt, overAt }) => (begunAt === null || overAt === null ? [] : overAt));
  const begun = earlier.flatMap(({ begunAt }) => begunAt ?? []).sort((left, right) => right - left);
  const third = begun[TRIES - 1];
  return Math.max(
    0,
    ...ends.map((end) => end + RETAKE_AFTER_DAYS * MS_PER_DAY),
    third === undefined ? 0 : third + TRIES_DAYS * MS_PER_DAY,
  );
}

/** What somebody has of a track. */
export interface Background {
  readonly isEntryOpen: boolean;
  readonly earlier: readonly BookedExam[];
  /** The newest that was not revoked; null for none. */
  readonly held: HeldCertificate | null;
}

/**
 * What an exam that opens then is: `held` for none, because the certificate is far from its end. A new version of the exam may be taken
 * as a whole at any time (assessment.md 4.5).
 */
export function examFor(track: ExamTrack, held: HeldCertificate | null, opensAt: number): ExamKind | 'held' {
  if (held === null || held.validUntil <= opensAt) return 'whole';
  if (versionOf(held.form) !== versionOf(EXAM_RULES[track].whole.form)) return 'whole';
  return opensAt < renewableFrom(held.validUntil) ? 'held' : 'renewal';
}

/** The last word of a form. */
function versionOf(form: string): string {
  return form.slice(form.lastIndexOf(' ') + 1);
}

/** Whether this person may book; null where they may. A day may have begun up to a day ago: it is the learner's, not UTC's. */
export function bookingRefusal(
  { track, opensAt, minutes }: Booking,
  { isEntryOpen, earlier, held }: Background,
  nowMs: number,
): BookingRefusal | null {
  const kind = examFor(track, held, opensAt);
  if (kind === 'held') return 'held';
  // Who renews has shown once what the entry asks for.
  if (kind === 'whole' && !isEntryOpen) return 'entry';
  if (earlier.some(({ overAt }) => overAt === null)) return 'booked';
  if (!sessionMinutes(track).includes(minutes)) return 'length';
  const isDay = opensAt > nowMs - MS_PER_DAY && opensAt <= nowMs + BOOK_AHEAD_DAYS * MS_PER_DAY;
  if (!isDay) return 'day';
  const from = nextTryFrom(earlier);
  if (opensAt >= from) return null;
  const begun = earlier.filter(
    ({ begunAt }) => begunAt !== null && opensAt - begunAt < TRIES_DAYS * MS_PER_DAY,
  );
  return begun.length >= TRIES ? 'too-many-tries' : 'too-soon';
}

/** The end of a certificate's validity: the same day two years later, in UTC; 28 February for a leap day. ms since 1970. */
export function validUntil(passedAt: number): number {
  const end = new Date(passedAt);
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + VALID_MONTHS);
  // 29 February of an ordinary year is 1 March to Date.
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  return end.getTime();
}

/** From when on a certificate that ends then may be renewed. ms since 1970. */
export function renewableFrom(endsAt: number): number {
  return endsAt - RENEW_DAYS * MS_PER_DAY;
}
