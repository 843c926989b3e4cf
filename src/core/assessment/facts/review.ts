/** How well somebody knew a fact, from the worst to the best, as the numbers that the database and FSRS use. */
export const RATINGS = { forgot: 1, hard: 2, knew: 3, easy: 4 } as const;
export type RatingName = keyof typeof RATINGS;
export type Rating = (typeof RATINGS)[RatingName];

/** An answer to a card. Rows are only ever added; everything else is computed from them. */
export interface CardReview {
  /** A uuid that the browser gave: the same row may arrive twice. */
  readonly id: string;
  /** May be one that this version does not know (any more). */
  readonly fact: string;
  readonly rating: Rating;
  /** When it was answered, ms since 1970. */
  readonly at: number;
}
