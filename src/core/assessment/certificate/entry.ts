import { OBJECTIVES, type ObjectiveId } from '../objectives/catalogue.ts';
import type { Level } from '../objectives/level.ts';
import type { ExamTrack } from './award.ts';
import { ENTRY_SHARE, EXAM_RULES } from './tracks.ts';

/** How far somebody is on the way to an exam. */
export interface Entry {
  readonly objectives: readonly { readonly id: ObjectiveId; readonly level: Level }[];
  /** Solid or proven ones. */
  readonly reached: number;
  readonly needed: number;
  readonly isOpen: boolean;
}

/** The objectives that jobs or tickets of the track's simulation can show. */
export function objectivesOfTrack(track: ExamTrack): readonly ObjectiveId[] {
  const { workplace } = EXAM_RULES[track];
  return OBJECTIVES.filter(({ shownAt }) => shownAt.includes(workplace)).map(({ id }) => id as ObjectiveId);
}

function countsForEntry(level: Level): boolean {
  return level === 'solid' || level === 'proven';
}

/** @param levelOf the person's level in an objective. */
export function entryOf(track: ExamTrack, levelOf: (objective: ObjectiveId) => Level): Entry {
  const objectives = objectivesOfTrack(track).map((id) => ({ id, level: levelOf(id) }));
  const reached = objectives.filter(({ level }) => countsForEntry(level)).length;
  const needed = Math.ceil(ENTRY_SHARE * objectives.length);
  return { objectives, reached, needed, isOpen: reached >= needed };
}
