import { describe, expect, it } from 'vitest';
import { cardRounds } from '../../../../src/core/assessment/facts/card-rounds.ts';
import { type Day, dueCards, type Met } from '../../../../src/core/assessment/facts/due-cards.ts';
import type { CardReview } from '../../../../src/core/assessment/facts/review.ts';
import { MS_PER_DAY, MS_PER_MINUTE } from '../../../../src/core/kernel/time.ts';

const MIDNIGHT = Date.UTC(2026, 10, 23);
const dayAt = (ms: number): Day => {
  const start = MIDNIGHT + MS_PER_DAY * Math.floor((ms - MIDNIGHT) / MS_PER_DAY);
  return { start, end: start + MS_PER_DAY };
};
const PORTS: Met = { objectives: new Set(['C1 2.1']), hasBegun: true };
const NOTHING: Met = { objectives: new Set(), hasBegun: false };

/** The answers before, and so many cards answered on a day, all that there are when left out. */
function answered(
  before: readonly CardReview[],
  day: number,
  count = Number.POSITIVE_INFINITY,
): readonly CardReview[] {
  const reviews = [...before];
  const start = MIDNIGHT + day * MS_PER_DAY;
  for (let at = 0; at < count; at += 1) {
    const [card] = dueCards(reviews, PORTS, dayAt(start)).cards;
    if (card === undefined) break;
    reviews.push({ id: `${day}-${at}`, fact: card.id, rating: 3, at: start + (600 + at) * MS_PER_MINUTE });
  }
  return reviews;
}

const roundsOf = (reviews: readonly CardReview[]) => cardRounds(reviews, () => PORTS, dayAt);

describe('a round of cards', () => {
  it('is finished with the last card of a day, on each day on which it was', () => {
    const first = answered([], 0);
    const both = answered(first, 5);
    expect(roundsOf(first)).toEqual([first.at(-1)?.at]);
    expect(roundsOf(both)).toEqual([first.at(-1)?.at, both.at(-1)?.at]);
  });

  it('is none where some of the cards of a day are left', () => {
    expect(roundsOf(answered([], 0, 7))).toEqual([]);
    expect(roundsOf(answered(answered([], 0), 1, 1))).toHaveLength(1);
    expect(roundsOf([])).toEqual([]);
  });

  it('is as long as what was met until then: what is met later makes no earlier round incomplete', () => {
    const [one] = answered([], 0, 1);
    if (one === undefined) throw new Error('No card was asked.');
    const tomorrow = dayAt(MIDNIGHT + MS_PER_DAY);
    expect(cardRounds([one], (ms) => (ms > tomorrow.start ? PORTS : NOTHING), dayAt)).toEqual([one.at]);
    expect(cardRounds([one], () => PORTS, dayAt)).toEqual([]);
  });

  it('is the same in whatever order the answers arrive, and however often', () => {
    const reviews = answered(answered([], 0), 1);
    expect(roundsOf([...reviews, ...reviews].toReversed())).toEqual(roundsOf(reviews));
  });
});
