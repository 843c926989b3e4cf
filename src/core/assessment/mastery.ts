import { PASS_MARK } from './pass-mark.ts';

/**
 * Pass rules of assessment.md 4.4, as pure functions: every date is given by the caller. The marks are placeholders
 * until a standard is set.
 */

/** An attempt's result for one objective. */
export interface ObjectiveAttempt {
  /** Scenario and seed, or the id of a run whose seed is kept hidden: the same task again is not another pass. */
  readonly task: string;
  /** Milliseconds since 1970, UTC; by the server's clock where there is one. */
  readonly finishedAt: number;
  /** 0 to 100: the objective's own result (`objectiveResults`). */
  readonly score: number;
}

/** Points at which an attempt counts towards mastery. */
export const MASTERY_MARK = 80;
const MASTERY_PASSES = 3;
export const MASTERY_SPACING_MS = 5 * 24 * 60 * 60 * 1000;
/** So many of the latest attempts must be passes. */
const LATEST_PASSING = 2;

/** What keeps an objective from being mastered. */
type MasteryGap = 'passes' | 'spacing' | 'latest';

export interface ObjectiveMastery {
  readonly attempts: number;
  /** Different tasks passed at the mastery mark. */
  readonly passes: number;
  readonly passesNeeded: number;
  /** From when on a pass is late enough after the first; null before the first pass and once there was one. */
  readonly spacedFrom: number | null;
  readonly gaps: readonly MasteryGap[];
  readonly mastered: boolean;
}

/**
 * Three passes at 80 or more on different seeds, one of them at least five days after the first, and the latest two
 * attempts passes. Attempts may come in any order.
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
