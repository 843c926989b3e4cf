import type { EXAM_TRACKS } from '../../contracts/exams.ts';
import type { PointRange } from '../objectives/level.ts';

/**
 * The certificate 'Experienced Technician' (learning.md 7). Full has no exam of its own: it comes to whoever holds the other two.
 */
export type ExamTrack = (typeof EXAM_TRACKS)[number];
export type CertificateTrack = ExamTrack | 'full';

/** Jobs or tickets of one kind in an exam. */
export interface GroupResult {
  /** A family of faults at the bench, such as `F1`, or of tickets at the desk, such as `mail`. */
  readonly group: string;
  /** The exam objectives that its cases showed, such as `C1 5.1`, in order. */
  readonly objectives: readonly string[];
  readonly cases: number;
  readonly passed: number;
}

/** How safely the jobs at the bench were done. */
export interface BenchSafety {
  readonly jobs: number;
  /** Breaches that no job may have: none, in an exam that was passed. */
  readonly serious: number;
  /** Id of a smaller breach -> how often it happened. */
  readonly minor: Readonly<Record<string, number>>;
  /** Mean of the part Safety, 0 to 100, with two decimals. */
  readonly mean: number;
}

/** How safely people were dealt with at the desk. */
export interface DeskSafety {
  readonly shifts: number;
  /** Requests by the person who was named. */
  readonly genuine: { readonly checks: number; readonly helped: number };
  /** Requests in somebody else's name. */
  readonly impostors: { readonly checks: number; readonly refused: number };
  /** Mean of the part Security, 0 to 100, with two decimals. */
  readonly mean: number;
}

/**
 * What a passed exam says, and what a credential is made from. The functions compute it from the stored logs and keep it in
 * `public.exam_awards`; no browser sends any of it. Times are ms since 1970.
 */
export interface Award {
  readonly track: CertificateTrack;
  /** When the first session began and the last one ended. */
  readonly takenFrom: number;
  readonly takenTo: number;
  /** Form of the exam with its version, such as `HW 2026.1`; both of them for Full. */
  readonly forms: readonly string[];
  /** Rules of the simulations that judged it, such as `lab-18`. */
  readonly rules: readonly string[];
  /** Mean of the sessions, 0 to 100, with two decimals; of both exams for Full. */
  readonly mark: number;
  /** What another exam of this form would be expected to come to: the mean with one standard error on either side. */
  readonly range: PointRange;
  readonly groups: readonly GroupResult[];
  /** Null for what the track does not test. */
  readonly safety: { readonly bench: BenchSafety | null; readonly desk: DeskSafety | null };
  /** Questions about own decisions, and how many were answered with the reason that the log supports. */
  readonly viva: { readonly questions: number; readonly supported: number };
  readonly validUntil: number;
}
