import type { ExamTrack } from '../../../core/assessment/certificate/award.ts';
import type { HeldCertificate } from '../../../core/assessment/certificate/booking.ts';
import { type Entry, entryOf } from '../../../core/assessment/certificate/entry.ts';
import { levelOf } from '../../../core/assessment/objectives/level.ts';
import { EXAM_TRACKS } from '../../../core/contracts/exams.ts';
import { evidenceOf, type ScoredRun } from '../../../runs/objectives/scored-runs.ts';
import type { OwnExams } from '../api/exams.query.ts';
import { type Exam, type Standing, standingOf } from './exam.ts';

/** A person's way to the certificate of a track. */
export interface TrackEntry {
  readonly track: ExamTrack;
  readonly entry: Entry;
  /** Of this track, the newest first. */
  readonly exams: readonly Exam[];
  readonly held: HeldCertificate | null;
  readonly standing: Standing;
}

/** @param nowMs ms since 1970. */
export function trackEntries(
  { exams, held }: OwnExams,
  runs: readonly ScoredRun[],
  nowMs: number,
): readonly TrackEntry[] {
  return EXAM_TRACKS.map((track) => {
    const own = exams.filter((exam) => exam.track === track);
    const certificate = held.get(track) ?? null;
    return {
      track,
      entry: entryOf(track, (objective) => levelOf(evidenceOf(objective, runs), nowMs).level),
      exams: own,
      held: certificate,
      standing: standingOf(track, own, certificate, nowMs),
    };
  });
}
