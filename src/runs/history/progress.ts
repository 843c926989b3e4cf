import { masteryOf, type ObjectiveMastery } from '../../core/assessment/objectives/mastery.ts';
import {
  type PracticeCase,
  type PracticeProposal,
  proposePractice,
} from '../../core/assessment/practice-next.ts';
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
    const attempts = counted(runs).flatMap(({ task, endedAt, objectives: results }) => {
      const own = results.find((result) => result.objective === objective);
      return own === undefined ? [] : [{ task, finishedAt: Date.parse(endedAt), score: own.score }];
    });
    return { objective, ...masteryOf(attempts) };
  });
}

/** What to practise next. @param nowMs by the server's clock. */
export function nextPractice(
  cases: readonly PracticeCase[],
  runs: readonly PastRun[],
  nowMs: number,
): PracticeProposal | null {
  const attempts = counted(runs).flatMap(({ story, endedAt, score }) =>
    story === null || score === null ? [] : [{ scenarioId: story, finishedAt: Date.parse(endedAt), score }],
  );
  return proposePractice(cases, attempts, nowMs);
}

/** Ids of cases in the order in which they are worth having at hand: the proposed one, then the others, the easiest first. */
export function fetchOrder(
  cases: readonly PracticeCase[],
  proposal: PracticeProposal | null,
): readonly string[] {
  const proposed = proposal?.scenarioId;
  const others = cases
    .toSorted((one, other) => one.difficulty - other.difficulty)
    .map(({ id }) => id)
    .filter((id) => id !== proposed);
  return proposed === undefined ? others : [proposed, ...others];
}

/** What the server judged; the rest is listed only. */
function counted(runs: readonly PastRun[]): readonly PastRun[] {
  return runs.filter(({ origin }) => origin === 'server');
}
