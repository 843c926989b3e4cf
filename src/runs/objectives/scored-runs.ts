import { changeBy, type ObjectiveChange } from '../../core/assessment/objectives/changes.ts';
import type { ObjectiveRun } from '../../core/assessment/objectives/level.ts';
import type { SimulationId } from '../../core/simulation-ids.ts';
import type { RunSummary } from '../past-run.ts';

/** A run that the server judged, with what it says of each objective. */
export interface ScoredRun extends Pick<RunSummary, 'id' | 'story' | 'task' | 'objectives'> {
  readonly simulation: SimulationId;
  readonly mode: 'practice' | 'testing';
  /** Milliseconds since 1970, by the server's clock. */
  readonly finishedAt: number;
  readonly score: number;
  readonly hasPassed: boolean;
}

/** A run as one objective sees it. */
export interface ObjectiveEvidence extends ObjectiveRun {
  readonly run: ScoredRun;
}

/** The runs that have a score. */
export function scoredRuns(
  simulation: SimulationId,
  mode: ScoredRun['mode'],
  runs: readonly RunSummary[],
): readonly ScoredRun[] {
  return runs.flatMap(({ id, story, task, objectives, endedAt, score, passed }) =>
    score === null
      ? []
      : [
          {
            ...{ simulation, mode, id, story, task, objectives, score },
            finishedAt: Date.parse(endedAt),
            hasPassed: passed === true,
          },
        ],
  );
}

/** The runs that have a result in an objective, newest first. */
export function evidenceOf(objective: string, runs: readonly ScoredRun[]): readonly ObjectiveEvidence[] {
  return runs
    .flatMap((run) =>
      run.objectives
        .filter((result) => result.objective === objective)
        .map(({ score }) => ({
          run,
          score,
          task: run.task,
          finishedAt: run.finishedAt,
          isMixed: run.mode === 'testing',
        })),
    )
    .sort((left, right) => right.finishedAt - left.finishedAt);
}

/** What a run changed in each objective that it has a result in; nothing for a run without a score. */
export function changesBy(runId: string, runs: readonly ScoredRun[]): readonly ObjectiveChange[] {
  const run = runs.find(({ id }) => id === runId);
  if (run === undefined) return [];
  return run.objectives.flatMap(({ objective }) => {
    const evidence = evidenceOf(objective, runs);
    const own = evidence.find((one) => one.run.id === runId);
    return own === undefined ? [] : [changeBy(objective, own, evidence)];
  });
}
