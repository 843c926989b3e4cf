import { OBJECTIVES, type ObjectiveId, type Workplace } from '../objectives/catalogue.ts';
import type { Level } from '../objectives/level.ts';
import type { ExamTrack } from './award.ts';

/** Share of a track's objectives that have to be solid or proven before its exam. */
export const ENTRY_SHARE = 0.8;

/** Where the exam of a track is taken. Here and not with its marks: the learner's home asks for nothing else of an exam. */
export const WORKPLACE_OF: Readonly<Record<ExamTrack, Workplace>> = {
  hardware: 'bench',
  'service-desk': 'desk',
};

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
  return OBJECTIVES.filter(({ shownAt }) => shownAt.includes(WORKPLACE_OF[track])).map(
    ({ id }) => id as ObjectiveId,
  );
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
