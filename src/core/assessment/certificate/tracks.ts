import type { FormPassRules } from '../forms/form.ts';
import type { Workplace } from '../objectives/catalogue.ts';
import type { ExamTrack } from './award.ts';

/** The numbers of an exam (learning.md 7 over assessment.md 4.5). The marks are placeholders until a standard is set. */
interface TrackRules {
  /** Which simulation it is taken in. */
  readonly workplace: Workplace;
  /** Name and version of the form; a change of what an exam asks for or of its marks is another version. */
  readonly form: string;
  /** Real minutes of a session where its holder asks for no more. */
  readonly sessionMinutes: number;
  readonly pass: FormPassRules;
}

export const EXAM_RULES: Readonly<Record<ExamTrack, TrackRules>> = {
  hardware: {
    workplace: 'bench',
    form: 'HW 2026.1',
    sessionMinutes: 20,
    pass: {
      overall: 75,
      itemsPassed: 12,
      itemFloor: null,
      groupFloor: 60,
      partFloors: { safety: 90, verify: 70 },
      withoutGates: true,
    },
  },
  'service-desk': {
    workplace: 'desk',
    form: 'SD 2026.1',
    sessionMinutes: 10,
    pass: {
      overall: 75,
      itemsPassed: 4,
      itemFloor: 65,
      groupFloor: null,
      partFloors: { security: 90, communication: 65 },
      withoutGates: true,
    },
  },
};

/** Jobs of the Hardware exam in each family of faults: dead, no self-test, storage and start, heat, picture, network. */
export const JOBS_OF_FAMILY = { F1: 2, F2: 3, F3: 3, F4: 3, F5: 2, F6: 1 } as const;

/** The Service Desk exam: shifts, tickets in each, and how many of them are asked for by whom. */
export const SHIFTS = 5;
export const TICKETS_A_SHIFT = 4;
export const CALLERS = { genuine: 3, impostor: 3 } as const;
/** So many genuine callers may be refused. */
export const REFUSED_AT_MOST = 1;

/** Days in which all sessions have to be over. */
export const EXAM_DAYS = 14;
/** The first day may be so many days away, today being 0. */
export const BOOK_AHEAD_DAYS = 60;
/** Lengths that a holder may choose for the sessions, as multiples; no reason is asked for and nothing tells of it later. */
const TIME_FACTORS = [1, 1.5, 2, 3] as const;

/** Days between the end of an exam and the next of the track, and how many may begin within how many days. */
export const RETAKE_AFTER_DAYS = 7;
export const TRIES = 3;
export const TRIES_DAYS = 90;

/** Share of a track's objectives that have to be solid or proven before its exam. */
export const ENTRY_SHARE = 0.8;

/** How long a certificate is valid. */
export const VALID_MONTHS = 24;
/** So many days before its end the exam may be taken again, so that the next certificate follows without a gap. */
export const RENEW_DAYS = 180;

/** Real minutes of a session for each of the choices. */
export function sessionMinutes(track: ExamTrack): readonly number[] {
  return TIME_FACTORS.map((factor) => factor * EXAM_RULES[track].sessionMinutes);
}
