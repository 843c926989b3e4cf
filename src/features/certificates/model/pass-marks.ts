import type { ExamTrack } from '../../../core/assessment/certificate/award.ts';
import {
  EXAM_RULES,
  JOBS_OF_FAMILY,
  RETAKE_AFTER_DAYS,
  SHIFTS,
  TRIES_DAYS,
} from '../../../core/assessment/certificate/tracks.ts';

const ITEMS: Readonly<Record<ExamTrack, number>> = {
  hardware: Object.values(JOBS_OF_FAMILY).reduce((sum, jobs) => sum + jobs, 0),
  'service-desk': SHIFTS,
};

/** The marks of an exam by the names that its texts have for them. */
export function passMarks(track: ExamTrack): Readonly<Record<string, number | null>> {
  const { overall, itemsPassed, itemFloor, groupFloor, partFloors } = EXAM_RULES[track].pass;
  return {
    overall,
    itemsPassed,
    itemFloor,
    groupFloor,
    ...partFloors,
    items: ITEMS[track],
    retakeDays: RETAKE_AFTER_DAYS,
    triesDays: TRIES_DAYS,
  };
}
