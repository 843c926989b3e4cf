import type { PracticeProposal } from '../../../core/assessment/practice-next.ts';
import {
  fetchOrder,
  nextPractice,
  type ObjectiveStanding,
  standings,
} from '../../../runs/history/progress.ts';
import type { PastRun } from '../../../runs/history/use-run-history.ts';
import { practiceCases } from './practice-cases.ts';

/** The standing in every objective that the jobs cover. */
export function labStandings(runs: readonly PastRun[]): readonly ObjectiveStanding[] {
  return standings(practiceCases(), runs);
}

/** What to practise next at the bench. @param nowMs by the server's clock. */
export function nextLabPractice(runs: readonly PastRun[], nowMs: number): PracticeProposal | null {
  return nextPractice(practiceCases(), runs, nowMs);
}

/** Stories in the order in which they are worth having at hand: the proposed one, then the others, the easiest first. */
export function storiesToFetch(runs: readonly PastRun[], nowMs: number): readonly string[] {
  return fetchOrder(practiceCases(), nextLabPractice(runs, nowMs));
}
