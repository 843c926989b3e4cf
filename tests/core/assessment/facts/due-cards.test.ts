import { describe, expect, it } from 'vitest';
import { FACTS, type FactId } from '../../../../src/core/assessment/facts/catalogue.ts';
import {
  CARDS_A_DAY,
  type Day,
  dueCards,
  type Met,
  NEW_CARDS_A_DAY,
} from '../../../../src/core/assessment/facts/due-cards.ts';
import type { CardReview, Rating } from '../../../../src/core/assessment/facts/review.ts';
import { MS_PER_DAY, MS_PER_MINUTE } from '../../../../src/core/kernel/time.ts';

const MIDNIGHT = Date.UTC(2026, 10, 23);
/** A day, the first being 0. */
const onDay = (day: number): Day => {
  const start = MIDNIGHT + day * MS_PER_DAY;
  return { start, end: start + MS_PER_DAY };
};
/** Ten o'clock on it. */
const tenOn = (day: number): number => onDay(day).start + 600 * MS_PER_MINUTE;
const met = (...objectives: readonly string[]): Met => ({ objectives: new Set(objectives), hasBegun: true });
const NOTHING_MET: Met = { objectives: new Set(), hasBegun: false };
const PORTS = met('C1 2.1');

/** Answers what is asked until nothing is, a minute apart. */
function answerAll(
  before: readonly CardReview[],
  learner: Met,
  day: number,
  rate: (fact: FactId, times: number) => Rating,
): { readonly reviews: readonly CardReview[]; readonly asked: readonly FactId[] } {
  const reviews = [...before];
  const asked: FactId[] = [];
  for (;;) {
    const [card] = dueCards(reviews, learner, onDay(day)).cards;
    if (card === undefined || asked.length > 2 * CARDS_A_DAY) return { reviews, asked };
    asked.push(card.id);
    reviews.push({
      id: `${day}-${asked.length}`,
      fact: card.id,
      rating: rate(card.id, asked.filter((id) => id === card.id).length),
      at: tenOn(day) + asked.length * MS_PER_MINUTE,
    });
  }
}

describe('the cards of a day', () => {
  it('are none for somebody who has met nothing', () => {
    expect(dueCards([], NOTHING_MET, onDay(0))).toMatchObject({
      cards: [],
      emptyBecause: 'not-met',
      nextDue: null,
    });
  });

  it('are the starters alone after a run that had a result in no objective', () => {
    const { cards } = dueCards([], met(), onDay(0));
    expect(cards.length).toBe(NEW_CARDS_A_DAY);
    expect(cards.every(({ isStarter }) => isStarter)).toBe(true);
  });

  it('are about what the learner has met, and nothing else', () => {
    const learner: Met = { ...PORTS, hasBegun: false };
    const seen = new Set<FactId>();
    let reviews: readonly CardReview[] = [];
    for (let day = 0; day < 12; day += 1) {
      const round = answerAll(reviews, learner, day, () => 3);
      for (const id of round.asked) seen.add(id);
      reviews = round.reviews;
    }
    const wanted = FACTS.filter(({ objectives }) => objectives.includes('C1 2.1')).map(({ id }) => id);
    expect([...seen].sort()).toEqual([...wanted].sort());
  });

  it('take five minutes at most, and no more than eight new ones', () => {
    let reviews: readonly CardReview[] = [];
    const learner = met(...FACTS.flatMap(({ objectives }) => objectives));
    for (let day = 0; day < 10; day += 1) {
      const known = new Set(reviews.map(({ fact }) => fact));
      expect(dueCards(reviews, learner, onDay(day)).secondsLeft).toBeLessThanOrEqual(300);
      const round = answerAll(reviews, learner, day, (_fact, times) =>
        times === 1 && day % 2 === 0 ? 1 : 2,
      );
      expect(round.asked.length).toBeLessThanOrEqual(CARDS_A_DAY);
      expect(new Set(round.asked.filter((id) => !known.has(id))).size).toBeLessThanOrEqual(NEW_CARDS_A_DAY);
      reviews = round.reviews;
      expect(dueCards(reviews, learner, onDay(day))).toMatchObject({ cards: [], emptyBecause: 'day-done' });
    }
  });

  it('bring a forgotten card once more at the end of the round', () => {
    const first = dueCards([], PORTS, onDay(0)).cards[0]?.id;
    const { asked } = answerAll([], PORTS, 0, (fact, times) => (fact === first && times === 1 ? 1 : 3));
    expect(asked.length).toBe(NEW_CARDS_A_DAY + 1);
    expect(asked.at(-1)).toBe(first);
  });

  it('bring what is due before anything new, the longest due first', () => {
    const due = [
      { id: '1', fact: 'port-22', rating: 2, at: tenOn(0) },
      { id: '2', fact: 'port-53', rating: 2, at: tenOn(-3) },
    ] as const;
    const { cards } = dueCards(due, PORTS, onDay(1));
    expect(cards.slice(0, 2).map(({ id }) => id)).toEqual(['port-53', 'port-22']);
    expect(cards.length).toBe(2 + NEW_CARDS_A_DAY);
  });

  it('bring a card that falls due in the evening already in the morning', () => {
    const evening = onDay(0).end - MS_PER_MINUTE;
    const reviews = [{ id: '1', fact: 'port-22', rating: 2, at: evening }] as const;
    expect(dueCards(reviews, NOTHING_MET, onDay(1)).cards.map(({ id }) => id)).toEqual(['port-22']);
  });

  it('say when the next one comes back while none is due', () => {
    const reviews = [{ id: '1', fact: 'port-22', rating: 4, at: tenOn(0) }] as const;
    const today = dueCards(reviews, NOTHING_MET, onDay(1));
    expect(today).toMatchObject({ cards: [], emptyBecause: 'none-due', nextDue: tenOn(8) });
  });

  it('leave out a fact that this version does not know', () => {
    const reviews = [{ id: '1', fact: 'a-fact-of-tomorrow', rating: 1, at: tenOn(0) }] as const;
    expect(dueCards(reviews, NOTHING_MET, onDay(2)).cards).toEqual([]);
  });
});
