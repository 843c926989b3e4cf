import { LEVELS, levelOf, type ObjectiveLevel, type ObjectiveRun } from './level.ts';

/** What a run changed in one objective. `lower`: less is expected of the next run; the level stays. */
export interface ObjectiveChange {
  readonly objective: string;
  readonly direction: 'up' | 'same' | 'lower';
  readonly before: ObjectiveLevel;
  readonly after: ObjectiveLevel;
}

/** Fewer points than this are no change of what is expected. */
const NOTICEABLE_POINTS = 3;

/**
 * What one run changed in an objective.
 * @param runs those of the objective, in any order; later ones than the run are left aside.
 */
export function changeBy(
  objective: string,
  run: ObjectiveRun,
  runs: readonly ObjectiveRun[],
): ObjectiveChange {
  const earlier = runs.filter(({ finishedAt }) => finishedAt < run.finishedAt);
  const before = levelOf(earlier, run.finishedAt);
  const after = levelOf([...earlier, run], run.finishedAt);
  return { objective, direction: directionOf(before, after), before, after };
}

function directionOf(before: ObjectiveLevel, after: ObjectiveLevel): ObjectiveChange['direction'] {
  if (LEVELS.indexOf(after.level) > LEVELS.indexOf(before.level)) return 'up';
  if (before.isDue && !after.isDue) return 'up';
  const fell = middleOf(before) - middleOf(after);
  return before.expected !== null && fell >= NOTICEABLE_POINTS ? 'lower' : 'same';
}

function middleOf({ expected }: ObjectiveLevel): number {
  return expected === null ? 0 : (expected.from + expected.to) / 2;
}
