import { describe, expect, it } from 'vitest';
import {
  type CompetitionAttempt,
  competitionStandings,
} from '../../../../src/core/assessment/competition/ranking.ts';
import {
  competitionState,
  practiceFrom,
  reviewedUntil,
} from '../../../../src/core/assessment/competition/state.ts';
import { fc } from '../../../support/fixed-seeds.ts';

describe('a competition', () => {
  const window = { opensAt: Date.parse('2026-12-05T09:00Z'), closesAt: Date.parse('2026-12-06T21:00Z') };

  it.each([
    ['announced', '2026-11-28T08:59:59Z'],
    ['practice', '2026-11-28T09:00:00Z'],
    ['practice', '2026-12-05T08:59:59Z'],
    ['open', '2026-12-05T09:00:00Z'],
    ['open', '2026-12-06T20:59:59Z'],
    ['closed', '2026-12-06T21:00:00Z'],
  ])('is %s at %s', (state, at) => {
    expect(competitionState(window, Date.parse(at))).toBe(state);
  });

  it('gives out its practice pack a week before it opens, and is reviewed for three days after it closes', () => {
    expect(new Date(practiceFrom(window)).toISOString()).toBe('2026-11-28T09:00:00.000Z');
    expect(new Date(reviewedUntil(window)).toISOString()).toBe('2026-12-09T21:00:00.000Z');
  });
});

const itemsOf = (size: number, voided: readonly number[] = []) =>
  Array.from({ length: size }, (_, index) => ({
    position: index + 1,
    simulation: 'hardware',
    seeds: 'shared' as const,
    isVoid: voided.includes(index + 1),
  }));

/** Somebody with these scores from the first item on, each in so many seconds. */
const attemptOf = (
  id: string,
  scores: readonly number[],
  simSeconds = 600,
  isVoid = false,
): CompetitionAttempt => ({
  id,
  isVoid,
  results: scores.map((score, index) => ({
    position: index + 1,
    group: null,
    score,
    passed: score >= 70,
    hasGate: false,
    parts: {},
    simSeconds,
    finishedAt: index,
  })),
});

const placesOf = (...given: Parameters<typeof competitionStandings>) =>
  competitionStandings(...given).map(({ id, place, score }) => [id, place, score]);

describe('the list of a competition', () => {
  const people = [
    attemptOf('slow', [90, 80], 900),
    attemptOf('half', [100]),
    attemptOf('quick', [80, 90], 300),
    attemptOf('twin', [85, 85], 900),
    attemptOf('absent', []),
  ];

  it('goes by the mean of all items, then by simulated time; equals share a place', () => {
    expect(placesOf(itemsOf(2), people)).toEqual([
      ['quick', 1, 85],
      ['slow', 2, 85],
      ['twin', 2, 85],
      ['half', 4, 50],
    ]);
  });

  it('is worked out anew for everybody when an item is voided', () => {
    expect(placesOf(itemsOf(2, [2]), people)).toEqual([
      ['half', 1, 100],
      ['slow', 2, 90],
      ['twin', 3, 85],
      ['quick', 4, 80],
    ]);
  });

  it('moves everybody up who was behind an entry that is voided', () => {
    const [slow, half, , twin] = people;
    const voided = [slow, half, attemptOf('quick', [80, 90], 300, true), twin].flatMap((one) => one ?? []);
    expect(placesOf(itemsOf(2), voided)).toEqual([
      ['slow', 1, 85],
      ['twin', 1, 85],
      ['half', 3, 50],
    ]);
  });

  it('puts nobody before somebody with more points, whatever the order in which attempts come', () => {
    const attempts = fc.array(
      fc.record({
        id: fc.uuid(),
        scores: fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 3 }),
        seconds: fc.integer({ min: 1, max: 3 }),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(attempts, (drawn) => {
        const given = drawn.map(({ id, scores, seconds }) => attemptOf(id, scores, seconds));
        const list = competitionStandings(itemsOf(3), given);
        const backwards = competitionStandings(itemsOf(3), given.toReversed());
        const placeOf = new Map(backwards.map(({ id, place }) => [id, place]));
        for (const [index, { id, place, score }] of list.entries()) {
          const before = list[index - 1];
          expect(placeOf.get(id)).toBe(place);
          expect(before === undefined || before.score >= score).toBe(true);
          // The place is one more than the people who are ahead.
          expect(place).toBeLessThanOrEqual(index + 1);
        }
      }),
    );
  });
});
