import type { Caller } from '../../kernel/judge.ts';
import type { FormPassRules } from '../forms/form.ts';
import type { ExamTrack } from './award.ts';

/** `whole`: what a certificate takes. `renewal`: what its holder takes near its end, which is shorter. */
export type ExamKind = 'whole' | 'renewal';

/** What one kind of exam asks for (learning.md 7 over assessment.md 4.5). The marks are placeholders until a standard is set. */
interface KindRules {
  /** Name and version of the form; a change of what an exam asks for or of its marks is another version. */
  readonly form: string;
  /** Jobs or shifts. */
  readonly sessions: number;
  readonly pass: FormPassRules;
  /** Requests in somebody's own name and in another's; so many of the genuine ones may be refused. */
  readonly callers: Readonly<Record<Caller, number>>;
  readonly refusedAtMost: number;
}

/** The numbers of a track. */
interface TrackRules extends Readonly<Record<ExamKind, KindRules>> {
  /** Real minutes of a session where its holder asks for no more. */
  readonly sessionMinutes: number;
}

/** Jobs of the Hardware exam in each family of faults: dead, no self-test, storage and start, heat, picture, network. */
export const JOBS_OF_FAMILY = { F1: 2, F2: 3, F3: 3, F4: 3, F5: 2, F6: 1 } as const;
export const TICKETS_A_SHIFT = 4;

const NOBODY_CALLS = { callers: { genuine: 0, impostor: 0 }, refusedAtMost: 0 } as const;

const JOB_MARKS = {
  overall: 75,
  itemFloor: null,
  groupFloor: 60,
  partFloors: { safety: 90, verify: 70 },
  withoutGates: true,
} as const;

const SHIFT_MARKS = {
  overall: 75,
  itemFloor: 65,
  groupFloor: null,
  partFloors: { security: 90, communication: 65 },
  withoutGates: true,
} as const;

export const EXAM_RULES: Readonly<Record<ExamTrack, TrackRules>> = {
  hardware: {
    sessionMinutes: 20,
    whole: {
      form: 'HW 2026.1',
      sessions: Object.values(JOBS_OF_FAMILY).reduce<number>((sum, jobs) => sum + jobs, 0),
      pass: { ...JOB_MARKS, itemsPassed: 12 },
      ...NOBODY_CALLS,
    },
    renewal: {
      form: 'HW-R 2026.1',
      sessions: 4,
      pass: { ...JOB_MARKS, itemsPassed: 3 },
      ...NOBODY_CALLS,
    },
  },
  'service-desk': {
    sessionMinutes: 10,
    whole: {
      form: 'SD 2026.1',
      sessions: 5,
      pass: { ...SHIFT_MARKS, itemsPassed: 4 },
      callers: { genuine: 3, impostor: 3 },
      refusedAtMost: 1,
    },
    renewal: {
      form: 'SD-R 2026.1',
      sessions: 1,
      pass: { ...SHIFT_MARKS, itemsPassed: 1 },
      callers: { genuine: 1, impostor: 1 },
      refusedAtMost: 0,
    },
  },
};

/** Which kind of exam a form is, in any of its versions. */
export function kindOfForm(form: string): ExamKind {
  return form.split(' ', 1)[0]?.endsWith('-R') === true ? 'renewal' : 'whole';
}

/** What the form of an exam asks for. */
export function rulesOf(track: ExamTrack, form: string): KindRules {
  return EXAM_RULES[track][kindOfForm(form)];
}

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

/** How long a certificate is valid. */
export const VALID_MONTHS = 24;
/** So many days before its end a certificate may be renewed, so that the next one follows without a gap. */
export const RENEW_DAYS = 180;

/** Real minutes of a session for each of the choices. */
export function sessionMinutes(track: ExamTrack): readonly number[] {
  return TIME_FACTORS.map((factor) => factor * EXAM_RULES[track].sessionMinutes);
}
