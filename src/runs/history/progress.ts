import { masteryOf, type ObjectiveMastery } from '../../core/assessment/mastery.ts';
import { type ObjectiveResult, objectiveResults } from '../../core/assessment/objectives.ts';
import {
  type PracticeCase,
  type PracticeProposal,
  proposePractice,
} from '../../core/assessment/practice-next.ts';
import type { RunSummary } from '../past-run.ts';
import type { PastRun } from './use-run-history.ts';

/** How somebody stands in one objective of Annex A.9. */
export interface ObjectiveStanding extends ObjectiveMastery {
  readonly objective: string;
}

/** Every objective that the cases cover, by its name. Runs that were not scored say nothing. */
export function standings(
  cases: readonly PracticeCase[],
  runs: readonly PastRun[],
): readonly ObjectiveStanding[] {
  const objectives = [...new Set(cases.flatMap((one) => one.objectives))].sort();
  return objectives.map((objective) => {
    const attempts = runs.flatMap(({ task, endedAt, objectives: results }) => {
      const own = results.find((result) => result.objective === objective);
      return own === undefined ? [] : [{ task, finishedAt: Date.parse(endedAt), score: own.score }];
    });
    return { objective, ...masteryOf(attempts) };
  });
}

/**
 * What to practise next.
 *
 * @param storyOf the case under which another one is practised.
 * @param nowMs by the server's clock.
 */
export function nextPractice(
  cases: readonly PracticeCase[],
  runs: readonly PastRun[],
  storyOf: (scenarioId: string) => string,
  nowMs: number,
): PracticeProposal | null {
  const attempts = runs.flatMap(({ scenarioId, endedAt, score }) =>
    scenarioId === null || score === null
      ? []
      : [{ scenarioId: storyOf(scenarioId), finishedAt: Date.parse(endedAt), score }],
  );
  return proposePractice(cases, attempts, nowMs);
}

/** What a test says of each objective of its case, by the figures that the list has of it. */
export function objectivesOfTest(
  { scenarioId, score, parts }: RunSummary,
  objectivesOf: (scenarioId: string) => readonly string[],
): readonly ObjectiveResult[] {
  if (scenarioId === null || score === null || parts === null) return [];
  const { safety, document } = parts;
  return objectiveResults(objectivesOf(scenarioId), {
    score,
    parts: { safety: safety ?? 0, document: document ?? null },
  });
}
