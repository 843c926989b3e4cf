import { describe, expect, it } from 'vitest';
import { formResult } from '../../../../src/core/assessment/forms/result.ts';
import { bandRating } from '../../../../src/core/assessment/ranking/band-rating.ts';
import { middleOf, placeRanges } from '../../../../src/core/assessment/ranking/place.ts';
import {
  FIRST_WORDS,
  pseudonymsToOffer,
  SECOND_WORDS,
} from '../../../../src/core/assessment/ranking/pseudonyms.ts';
import { RANKED_ITEMS, RANKED_RULES } from '../../../../src/core/assessment/ranking/ranked-form.ts';
import { scoreRange } from '../../../../src/core/assessment/ranking/score-range.ts';
import { rankedWeekAt } from '../../../../src/core/assessment/ranking/week.ts';
import { SECONDS_PER_WEEK } from '../../../../src/core/kernel/time.ts';
import { fc } from '../../../support/fixed-seeds.ts';

describe('a ranked week', () => {
  it.each([
    ['a Wednesday', '2026-11-25T12:00:00Z', '2026-11-23'],
    ['its first moment', '2026-11-23T00:00:00Z', '2026-11-23'],
    ['its last moment', '2026-11-29T23:59:59Z', '2026-11-23'],
    ['Monday in Madrid, still Sunday in UTC', '2026-11-30T00:30:00+01:00', '2026-11-23'],
    ['the week of a new year', '2027-01-01T08:00:00Z', '2026-12-28'],
  ])('of %s begins on its Monday, in UTC', (_what, at, monday) => {
    const { opensAt, closesAt } = rankedWeekAt(Date.parse(at));
    expect(new Date(opensAt).toISOString()).toBe(`${monday}T00:00:00.000Z`);
    expect(closesAt - opensAt).toBe(SECONDS_PER_WEEK * 1000);
  });
});

describe('the score of a week', () => {
  const items = Array.from({ length: RANKED_ITEMS }, (_, index) => ({
    position: index + 1,
    simulation: 'hardware',
    seeds: 'shared' as const,
    isVoid: false,
  }));
  const results = (scores: readonly number[]) =>
    scores.map((score, index) => ({
      position: index + 1,
      group: null,
      score,
      passed: true,
      hasGate: false,
      parts: {},
      simSeconds: 600 + index,
      finishedAt: index,
    }));

  it.each([
    [[88, 79, 85], 84],
    [[60, 90, 70, 80, 100], 90],
    [[100, 100], 66.67],
    [[], 0],
  ])('of the runs %j is %d: the mean of the best three of five', (scores, score) => {
    expect(formResult({ ...RANKED_RULES, items }, results(scores)).score).toBe(score);
  });

  it('never falls with another run', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: RANKED_ITEMS - 1 }),
        fc.integer({ min: 0, max: 100 }),
        (scores, next) => {
          const of = (list: readonly number[]) => formResult({ ...RANKED_RULES, items }, results(list)).score;
          expect(of([...scores, next])).toBeGreaterThanOrEqual(of(scores));
        },
      ),
    );
  });
});

describe('the rating by which bands are made', () => {
  it.each([
    [[], null],
    [[72], 72],
    [[72, 100, 60], 77.33],
    [[60, 70, 80, 90, 100, 20], 85],
    [[100, 100, 40, 40, 40], 70],
  ])(
    'of the weeks %j is %d: the mean of the best four in a row, of all while there are fewer',
    (weeks, rating) => {
      expect(bandRating(weeks)).toBe(rating);
    },
  );

  it('never falls from the fourth week on', () => {
    const score = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(fc.array(score, { minLength: 4, maxLength: 20 }), score, (weeks, next) => {
        expect(bandRating([...weeks, next])).toBeGreaterThanOrEqual(bandRating(weeks) ?? 0);
      }),
    );
  });
});

describe('the range of a score', () => {
  it.each([
    [84, 3, { low: 80, high: 88 }],
    [84.33, 5, { low: 81, high: 87 }],
    [98, 3, { low: 94, high: 100 }],
    [1, 3, { low: 0, high: 5 }],
  ])('of %d after %d runs is %j', (score, played, range) => {
    expect(scoreRange(score, played)).toEqual(range);
  });
});

describe('the places of a band', () => {
  it('overlap where the ranges do', () => {
    const band = [95, 84, 83, 70].map((score) => scoreRange(score, 5));
    expect(placeRanges(band)).toEqual([
      { best: 1, worst: 1 },
      { best: 2, worst: 3 },
      { best: 2, worst: 3 },
      { best: 4, worst: 4 },
    ]);
  });

  it('hold the place that the order gives, and never put the better behind', () => {
    const people = fc.array(fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 3, max: 5 })), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(people, (drawn) => {
        const band = drawn
          .map(([score, played]) => scoreRange(score, played))
          .toSorted((left, right) => middleOf(right) - middleOf(left));
        for (const [index, { best, worst }] of placeRanges(band).entries()) {
          expect(best).toBeLessThanOrEqual(index + 1);
          expect(worst).toBeGreaterThanOrEqual(index + 1);
          expect(worst).toBeLessThanOrEqual(band.length);
        }
      }),
    );
  });
});

describe('names to offer', () => {
  const LISTED = new RegExp(`^(${FIRST_WORDS.join('|')}) (${SECOND_WORDS.join('|')})( [2-9]| [1-9][0-9])?$`);

  it('are of the list, none twice, and the same for the same seed', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const names = pseudonymsToOffer(seed);
        expect(new Set(names).size).toBe(names.length);
        expect(pseudonymsToOffer(seed)).toEqual(names);
        expect(names.filter((name) => !LISTED.test(name))).toEqual([]);
      }),
    );
  });

  it('differ from one time to the next', () => {
    expect(pseudonymsToOffer(1)).not.toEqual(pseudonymsToOffer(2));
  });
});
