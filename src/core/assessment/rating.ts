/**
 * Elo-style ratings of learners and cases on one scale (assessment.md 4.7). Every first attempt updates both, in smaller steps
 * the more attempts a rating has.
 */
export interface Rating {
  /** Logits; 0 is an average learner, and a case on which that learner is expected to get half the points. */
  readonly value: number;
  readonly attempts: number;
}

export const UNRATED: Rating = { value: 0, attempts: 0 };

/** Step size after n attempts: STEP / (1 + STEP_DECAY * n). Our decision until there is data (corrections 21). */
const STEP = 0.4;
const STEP_DECAY = 0.05;
/** Logits per level of difficulty (1 to 5; 3 is average). Our decision. */
const LOGITS_PER_DIFFICULTY = 0.8;

/** The initial rating of a case. */
export function ratingOfDifficulty(difficulty: number): Rating {
  return { value: (difficulty - 3) * LOGITS_PER_DIFFICULTY, attempts: 0 };
}

/** The share of the points that the learner is expected to get, 0 to 1. */
export function expectedShare(learner: Rating, item: Rating): number {
  return 1 / (1 + Math.exp(item.value - learner.value));
}

function moved(rating: Rating, surprise: number): Rating {
  const step = STEP / (1 + STEP_DECAY * rating.attempts);
  return { value: rating.value + step * surprise, attempts: rating.attempts + 1 };
}

/** Both ratings after a first attempt that earned `share` (0 to 1) of the points. */
export function rated(
  learner: Rating,
  item: Rating,
  share: number,
): { readonly learner: Rating; readonly item: Rating } {
  const surprise = share - expectedShare(learner, item);
  return { learner: moved(learner, surprise), item: moved(item, -surprise) };
}
