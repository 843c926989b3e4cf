import type { FormItem } from '../forms/form.ts';
import { formResult, type ItemResult } from '../forms/result.ts';
import { COMPETITION_RULES } from './rules.ts';

/** One person's attempt at a competition. */
export interface CompetitionAttempt {
  readonly id: string;
  readonly results: readonly ItemResult[];
  /** A reviewer decided that it does not count. */
  readonly isVoid: boolean;
}

/** What an attempt came to, and its place. */
export interface CompetitionStanding {
  readonly id: string;
  /** From 1. Whoever came to the same has the same place, and the places after it are skipped. */
  readonly place: number;
  /** Mean of the items that count, 0 to 100, with two decimals. */
  readonly score: number;
  readonly simSeconds: number;
}

/**
 * The list of a competition: more points first, then less simulated time. When somebody played does not matter within the window,
 * so that equal score and time share a place. An attempt that was voided, or of which nothing was played, is not on it.
 */
export function competitionStandings(
  items: readonly FormItem[],
  attempts: readonly CompetitionAttempt[],
): readonly CompetitionStanding[] {
  const counted = attempts
    .filter(({ isVoid }) => !isVoid)
    .map(({ id, results }) => ({ id, ...formResult({ ...COMPETITION_RULES, items }, results) }))
    .filter(({ played }) => played > 0)
    .map(({ id, score, simSeconds }) => ({ id, score, simSeconds }));
  const isAhead = (one: Figures, other: Figures): boolean =>
    one.score > other.score || (one.score === other.score && one.simSeconds < other.simSeconds);
  return counted
    .map((own) => ({ ...own, place: counted.filter((other) => isAhead(other, own)).length + 1 }))
    .sort((left, right) => left.place - right.place);
}

type Figures = Pick<CompetitionStanding, 'score' | 'simSeconds'>;
