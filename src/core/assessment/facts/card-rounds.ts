import { cardsOf, type Day, type Met } from './due-cards.ts';
import type { CardReview } from './review.ts';
import { type CardStanding, scheduleOf } from './schedule.ts';

/**
 * When rounds of cards were finished: the last answer of each day on which nothing was left to answer in the end. A day that was
 * broken off is none.
 *
 * @param metBefore what the learner had met before a moment, ms since 1970
 * @param dayAt the learner's own day in which a moment lies
 * @returns ms since 1970, in order
 */
export function cardRounds(
  reviews: readonly CardReview[],
  metBefore: (ms: number) => Met,
  dayAt: (ms: number) => Day,
): readonly number[] {
  const once = [...new Map(reviews.map((review) => [review.id, review])).values()];
  const left = once.sort((one, other) => one.at - other.at);
  const rounds: number[] = [];
  let schedule: ReadonlyMap<string, CardStanding> = new Map();
  while (left[0] !== undefined) {
    const day = dayAt(left[0].at);
    const next = left.findIndex(({ at }) => at >= day.end);
    const answers = left.splice(0, next < 0 ? left.length : next);
    schedule = scheduleOf(answers, schedule);
    const { cards } = cardsOf(schedule, answers.length, metBefore(day.end), day);
    const last = answers.at(-1);
    if (cards.length === 0 && last !== undefined) rounds.push(last.at);
  }
  return rounds;
}
