import type { PracticeProposal } from '../../../core/assessment/practice-next.ts';
import { nextPractice, type ObjectiveStanding, standings } from '../../../runs/history/progress.ts';
import type { PastRun } from '../../../runs/history/use-run-history.ts';
import { storyOf } from '../practice-judge.ts';
import { practiceCases } from './practice-cases.ts';

/** The standing in every objective that the jobs cover. */
export function labStandings(runs: readonly PastRun[]): readonly ObjectiveStanding[] {
  return standings(practiceCases(), runs);
}

/** What to practise next at the bench. @param nowMs by the server's clock. */
export function nextLabPractice(runs: readonly PastRun[], nowMs: number): PracticeProposal | null {
  return nextPractice(practiceCases(), runs, storyOf, nowMs);
}
