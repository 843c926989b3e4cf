import type { ExamTrack } from '../../../core/assessment/certificate/award.ts';
import {
  EXAM_RULES,
  type ExamKind,
  RETAKE_AFTER_DAYS,
  TRIES,
  TRIES_DAYS,
} from '../../../core/assessment/certificate/tracks.ts';

/** The marks of an exam by the names that its texts have for them. */
export function passMarks(track: ExamTrack, kind: ExamKind): Readonly<Record<string, number | null>> {
  const { pass, sessions } = EXAM_RULES[track][kind];
  const { overall, itemsPassed, itemFloor, groupFloor, partFloors } = pass;
  return {
    overall,
    itemsPassed,
    itemFloor,
    groupFloor,
    ...partFloors,
    items: sessions,
    retakeDays: RETAKE_AFTER_DAYS,
    tries: TRIES,
    triesDays: TRIES_DAYS,
  };
}
