import { masteryOf, type ObjectiveMastery } from '../../../core/assessment/mastery.ts';
import { type ObjectiveResult, objectiveResults } from '../../../core/assessment/objectives.ts';
import { type PracticeProposal, proposePractice } from '../../../core/assessment/practice-next.ts';
import type { RunSummary } from '../../../runs/past-run.ts';
import type { PastRun } from '../history/use-lab-history.ts';
import { objectivesOf, storyOf } from '../practice-judge.ts';
import { practiceCases } from './practice-cases.ts';

/** How somebody stands in one objective of Annex A.9. */
export interface ObjectiveStanding extends ObjectiveMastery {
  readonly objective: string;
}

/** Every objective that the jobs cover, by its name. Jobs that were not scored say nothing. */
export function standings(runs: readonly PastRun[]): readonly ObjectiveStanding[] {
  const objectives = [...new Set(practiceCases().flatMap((one) => one.objectives))].sort();
  return objectives.map((objective) => {
    const attempts = runs.flatMap(({ task, endedAt, objectives: results }) => {
      const own = results.find((result) => result.objective === objective);
      return own === undefined ? [] : [{ task, finishedAt: Date.parse(endedAt), score: own.score }];
    });
    return { objective, ...masteryOf(attempts) };
  });
}

/** What to practise next. @param nowMs by the server's clock. */
export function nextPractice(runs: readonly PastRun[], nowMs: number): PracticeProposal | null {
  const attempts = runs.flatMap(({ scenarioId, endedAt, score }) =>
    scenarioId === null || score === null
      ? []
      : [{ scenarioId: storyOf(scenarioId), finishedAt: Date.parse(endedAt), score }],
  );
  return proposePractice(practiceCases(), attempts, nowMs);
}

/** What a test says of each objective, by the figures that the list has of it. */
export function objectivesOfTest({ scenarioId, score, parts }: RunSummary): readonly ObjectiveResult[] {
  if (scenarioId === null || score === null || parts === null) return [];
  const { safety, document } = parts;
  return objectiveResults(objectivesOf(scenarioId), {
    score,
    parts: { safety: safety ?? 0, document: document ?? null },
  });
}
