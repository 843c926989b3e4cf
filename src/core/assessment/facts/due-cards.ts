import { SECONDS_PER_MINUTE } from '../../kernel/time.ts';
import { FACTS, type Fact } from './catalogue.ts';
import { type CardReview, RATINGS } from './review.ts';
import { type CardStanding, scheduleOf } from './schedule.ts';

/** About what somebody takes for a card. Our estimate; the round is bounded by it, not by a clock. */
const SECONDS_A_CARD = 20;
/** Five minutes a day at most (learning.md 4). */
export const CARDS_A_DAY = (5 * SECONDS_PER_MINUTE) / SECONDS_A_CARD;
/** So many of them may be new: each comes back several times. */
export const NEW_CARDS_A_DAY = 8;

/** What the learner has met. */
export interface Met {
  /** Objectives that a run of theirs had a result in. */
  readonly objectives: ReadonlySet<string>;
  /** Whether they have done a run, or a tutorial. */
  readonly hasBegun: boolean;
}

/** The learner's own day, from its midnight to the next; ms since 1970. */
export interface Day {
  readonly start: number;
  readonly end: number;
}

export interface CardsOfDay {
  /** What is still to be answered today, in order. */
  readonly cards: readonly Fact[];
  /** Answers given today. */
  readonly answered: number;
  /** About how long the rest takes, seconds. */
  readonly secondsLeft: number;
  /**
   * Why there is nothing (left) to answer; null while there is. `not-met`: no fact was met yet. `day-done`: five minutes were.
   * `none-due`: each card that was met comes back later.
   */
  readonly emptyBecause: 'not-met' | 'day-done' | 'none-due' | null;
  /** When the first card comes back, ms since 1970; null where none does. */
  readonly nextDue: number | null;
  readonly schedule: ReadonlyMap<string, CardStanding>;
}

/**
 * The cards of a day: those that are due, the longest first; then new ones about what was met; at last those that were forgotten
 * today, once more. The same answers give the same cards, so that a round goes on where it was after a reload or on another device.
 */
export function dueCards(reviews: readonly CardReview[], met: Met, day: Day): CardsOfDay {
  const today = reviews.filter(({ at }) => at >= day.start && at < day.end);
  return cardsOf(scheduleOf(reviews), new Set(today.map(({ id }) => id)).size, met, day);
}

/** The same by the schedule that the answers make. @param answered how many of them were given on the day */
export function cardsOf(
  schedule: ReadonlyMap<string, CardStanding>,
  answered: number,
  met: Met,
  day: Day,
): CardsOfDay {
  const isToday = (at: number): boolean => at >= day.start && at < day.end;
  const left = Math.max(0, CARDS_A_DAY - answered);

  const begun = FACTS.flatMap((fact) => {
    const standing = schedule.get(fact.id);
    return standing === undefined ? [] : [{ fact, standing }];
  });
  const isForgottenToday = ({ lastAt, lastRating }: CardStanding): boolean =>
    lastRating === RATINGS.forgot && isToday(lastAt);
  const due = begun
    .filter(({ standing }) => standing.due < day.end && !isForgottenToday(standing))
    .sort((one, other) => one.standing.due - other.standing.due)
    .map(({ fact }) => fact)
    .slice(0, left);
  const forgotten = begun
    .filter(({ standing }) => isForgottenToday(standing))
    .sort((one, other) => one.standing.lastAt - other.standing.lastAt)
    .map(({ fact }) => fact)
    .slice(0, left - due.length);
  const begunToday = begun.filter(({ standing }) => isToday(standing.firstAt)).length;
  const fresh = inMixedOrder(FACTS.filter((fact) => !schedule.has(fact.id) && isMet(fact, met))).slice(
    0,
    Math.max(0, Math.min(NEW_CARDS_A_DAY - begunToday, left - due.length - forgotten.length)),
  );

  const cards = [...due, ...fresh, ...forgotten];
  return {
    cards,
    answered,
    secondsLeft: cards.length * SECONDS_A_CARD,
    emptyBecause: cards.length > 0 ? null : whyEmpty(begun.length, met, left, begunToday),
    nextDue: begun.length === 0 ? null : Math.min(...begun.map(({ standing }) => standing.due)),
    schedule,
  };
}

function whyEmpty(
  begun: number,
  met: Met,
  left: number,
  begunToday: number,
): NonNullable<CardsOfDay['emptyBecause']> {
  if (begun === 0 && !FACTS.some((fact) => isMet(fact, met))) return 'not-met';
  return left === 0 || begunToday >= NEW_CARDS_A_DAY ? 'day-done' : 'none-due';
}

function isMet({ objectives, isStarter }: Fact, met: Met): boolean {
  return (isStarter && met.hasBegun) || objectives.some((objective) => met.objectives.has(objective));
}

/** Starters first; then one of each topic in turn: what alternates is remembered better than blocks. */
function inMixedOrder(facts: readonly Fact[]): readonly Fact[] {
  const turns = new Map<Fact['topic'], number>();
  const turnOf = new Map<Fact, number>();
  for (const fact of facts) {
    const turn = (turns.get(fact.topic) ?? 0) + 1;
    turns.set(fact.topic, turn);
    turnOf.set(fact, fact.isStarter ? 0 : turn);
  }
  return [...facts].sort((one, other) => (turnOf.get(one) ?? 0) - (turnOf.get(other) ?? 0));
}
