import { type Card, createEmptyCard, fsrs } from 'ts-fsrs';
import { type CardReview, RATINGS, type Rating } from './review.ts';

/** How a card stands after the answers to it. */
export interface CardStanding {
  /** When it comes back, ms since 1970. */
  readonly due: number;
  readonly lastRating: Rating;
  readonly firstAt: number;
  readonly lastAt: number;
  /** What FSRS keeps of it. */
  readonly memory: Card;
}

/**
 * FSRS-6 with its default parameters: a card comes back when the chance to remember it has fallen to 90 % (assessment.md 4.7).
 * No random spread, so that the same answers make the same schedule everywhere; no steps of minutes, because a forgotten card
 * is asked again in the same round (due-cards.ts).
 */
const FSRS = fsrs({
  request_retention: 0.9,
  enable_fuzz: false,
  enable_short_term: true,
  learning_steps: [],
  relearning_steps: [],
});

/**
 * The standing of each card that was answered, by fact. Answers may be given in any order, and more than once.
 *
 * @param before the standings after earlier answers, none of which is given again
 */
export function scheduleOf(
  reviews: readonly CardReview[],
  before: ReadonlyMap<string, CardStanding> = new Map(),
): ReadonlyMap<string, CardStanding> {
  const schedule = new Map(before);
  const taken = new Set<string>();
  for (const { id, fact, rating, at } of [...reviews].sort(inOrder)) {
    if (taken.has(id)) continue;
    taken.add(id);
    schedule.set(fact, standingAfter(schedule.get(fact), rating, at));
  }
  return schedule;
}

/** By time, then by id. Rows of one id are alike; if they are not, the order still does not depend on their arrival. */
function inOrder(one: CardReview, other: CardReview): number {
  return (
    one.at - other.at ||
    compare(one.id, other.id) ||
    compare(one.fact, other.fact) ||
    one.rating - other.rating
  );
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/**
 * The standing of a card after one more answer.
 * @param before undefined for a card that was never answered. @param at ms since 1970, not before the last answer.
 */
function standingAfter(before: CardStanding | undefined, rating: Rating, at: number): CardStanding {
  const { card } = FSRS.next(before?.memory ?? createEmptyCard(at), at, rating);
  return {
    due: card.due.getTime(),
    lastRating: rating,
    firstAt: before?.firstAt ?? at,
    lastAt: at,
    memory: card,
  };
}

/** When a card would come back after each answer, ms since 1970. @param nowMs ms since 1970. */
export function dueAfterEach(
  before: CardStanding | undefined,
  nowMs: number,
): Readonly<Record<Rating, number>> {
  const at = Math.max(nowMs, before?.lastAt ?? nowMs);
  const due = (rating: Rating): number => standingAfter(before, rating, at).due;
  return {
    [RATINGS.forgot]: due(RATINGS.forgot),
    [RATINGS.hard]: due(RATINGS.hard),
    [RATINGS.knew]: due(RATINGS.knew),
    [RATINGS.easy]: due(RATINGS.easy),
  };
}
