/**
 * Elo-style ratings of people and cases on one scale (assessment.md 4.7): both move with every first attempt, the less
 * the more is known of them.
 */
export interface Rating {
  /** Logits; 0 is an average learner, and a case that such a learner half solves. */
  readonly value: number;
  readonly attempts: number;
}

export const UNRATED: Rating = { value: 0, attempts: 0 };

/** A step's size for the n-th attempt: our decision, until logs tell better (corrections 21). */
const STEP = 0.4;
const STEP_DECAY = 0.05;
/** Logits between two steps of a case's difficulty, 1 to 5; 3 is average. Our decision. */
const LOGITS_PER_DIFFICULTY = 0.8;

/** What a case is rated before anybody met it. */
export function ratingOfDifficulty(difficulty: number): Rating {
  return { value: (difficulty - 3) * LOGITS_PER_DIFFICULTY, attempts: 0 };
}

/** The share of the points to expect, from 0 to 1. */
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
