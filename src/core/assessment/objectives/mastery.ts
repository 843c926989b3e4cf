import { PASS_MARK } from '../pass-mark.ts';

/**
 * Pass rules of assessment.md 4.4, as pure functions: the caller supplies every date. The marks are placeholders until a
 * standard is set.
 */

/** An attempt's result for one objective. */
export interface ObjectiveAttempt {
  /** Scenario and seed, or the run's id when its seed is hidden. Passing the same task twice counts once. */
  readonly task: string;
  /** Milliseconds since 1970, UTC; by the server's clock where there is one. */
  readonly finishedAt: number;
  /** 0 to 100: the objective's own result (`objectiveResults`). */
  readonly score: number;
}

/** Points at which an attempt counts towards mastery. */
export const MASTERY_MARK = 80;
export const MASTERY_PASSES = 3;
export const MASTERY_SPACING_MS = 5 * 24 * 60 * 60 * 1000;
/** This many of the latest attempts must reach the pass mark. */
export const LATEST_PASSING = 2;

/** Conditions that an objective can still fail. */
type MasteryGap = 'passes' | 'spacing' | 'latest';

export interface ObjectiveMastery {
  readonly attempts: number;
  /** Different tasks passed at the mastery mark. */
  readonly passes: number;
  readonly passesNeeded: number;
  /** Earliest time (ms since 1970) of a pass that meets the spacing rule; null before the first pass and once the rule is met. */
  readonly spacedFrom: number | null;
  readonly gaps: readonly MasteryGap[];
  readonly mastered: boolean;
}

/**
 * Mastery takes three passes at 80 or more on different tasks, one of them at least five days after the first, and the latest
 * two attempts at or above `PASS_MARK`. Attempts may be given in any order.
 */
export function masteryOf(attempts: readonly ObjectiveAttempt[]): ObjectiveMastery {
  const inOrder = [...attempts].sort((left, right) => left.finishedAt - right.finishedAt);
  const passing = inOrder.filter(({ score }) => score >= MASTERY_MARK);
  const passes = new Set(passing.map(({ task }) => task)).size;
  const first = passing[0];
  const isSpaced = passing.some(
    (pass) =>
      first !== undefined &&
      pass.task !== first.task &&
      pass.finishedAt - first.finishedAt >= MASTERY_SPACING_MS,
  );
  const latest = inOrder.slice(-LATEST_PASSING);
  const isOpen: Readonly<Record<MasteryGap, boolean>> = {
    passes: passes < MASTERY_PASSES,
    spacing: !isSpaced,
    latest: latest.length < LATEST_PASSING || latest.some(({ score }) => score < PASS_MARK),
  };
  const gaps = (['passes', 'spacing', 'latest'] as const).filter((gap) => isOpen[gap]);
  return {
    attempts: attempts.length,
    passes,
    passesNeeded: MASTERY_PASSES,
    spacedFrom: first === undefined || isSpaced ? null : first.finishedAt + MASTERY_SPACING_MS,
    gaps,
    mastered: gaps.length === 0,
  };
}
