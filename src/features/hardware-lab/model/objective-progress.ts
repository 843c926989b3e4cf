import { PASS_MARK } from '../../../core/hardware/pass-mark.ts';
import type { PastRun } from '../history/use-lab-history.ts';
import { type PracticeCase, storyOf } from './practice-cases.ts';

/** How somebody stands in one objective of Annex A.9. */
export interface ObjectiveProgress {
  readonly objective: string;
  /** Mean of the latest three jobs that speak for it, 0 to 100; null before the first. */
  readonly score: number | null;
  readonly runs: number;
}

const LATEST = 3;

/** Every objective that the jobs cover, by its name, with what the latest jobs say of it. Runs come newest first. */
export function objectiveProgress(
  cases: readonly PracticeCase[],
  runs: readonly PastRun[],
): readonly ObjectiveProgress[] {
  const objectives = [...new Set(cases.flatMap((one) => one.objectives))].sort();
  return objectives.map((objective) => {
    const covering = new Set(cases.filter((one) => one.objectives.includes(objective)).map(({ id }) => id));
    const scores = runs.flatMap((run) =>
      run.score !== null && run.scenarioId !== null && covering.has(storyOf(run.scenarioId))
        ? [run.score]
        : [],
    );
    const latest = scores.slice(0, LATEST);
    const score =
      latest.length === 0 ? null : Math.round(latest.reduce((sum, one) => sum + one, 0) / latest.length);
    return { objective, score, runs: scores.length };
  });
}

/** The job to practise next: it covers what is weakest, and of those the easiest that was not passed yet. Null when all are. */
export function nextCase(cases: readonly PracticeCase[], runs: readonly PastRun[]): PracticeCase | null {
  const progress = new Map(objectiveProgress(cases, runs).map((one) => [one.objective, one.score ?? 0]));
  const passed = new Set(
    runs.flatMap(({ score, scenarioId }) =>
      score !== null && score >= PASS_MARK && scenarioId !== null ? [storyOf(scenarioId)] : [],
    ),
  );
  const weakness = ({ objectives }: PracticeCase): number =>
    Math.min(...objectives.map((objective) => progress.get(objective) ?? 0));
  const open = cases.filter(({ id }) => !passed.has(id));
  return (
    [...open].sort(
      (left, right) => weakness(left) - weakness(right) || left.difficulty - right.difficulty,
    )[0] ?? null
  );
}
