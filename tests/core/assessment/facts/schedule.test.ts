import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CardReview, Rating } from '../../../../src/core/assessment/facts/review.ts';
import { dueAfterEach, scheduleOf } from '../../../../src/core/assessment/facts/schedule.ts';
import { MS_PER_DAY } from '../../../../src/core/kernel/time.ts';

const MONDAY = Date.UTC(2026, 10, 23, 9);
const days = (since: number, ms: number): number => Math.round((ms - since) / MS_PER_DAY);

const review = fc.record({
  id: fc.constantFrom(...'abcdefghijkl'),
  fact: fc.constantFrom('atx-pin-16', 'atx-pin-8', 'port-22'),
  rating: fc.constantFrom<Rating>(1, 2, 3, 4),
  // Few moments, so that many are the same.
  at: fc.integer({ min: 0, max: 40 }).map((half) => MONDAY + half * (MS_PER_DAY / 2)),
});

/** The answers to one card, each this many days after the first. */
const answers = (...given: readonly (readonly [Rating, number])[]): readonly CardReview[] =>
  given.map(([rating, day], index) => ({
    id: `r${index}`,
    fact: 'port-22',
    rating,
    at: MONDAY + day * MS_PER_DAY,
  }));

describe('the schedule of cards', () => {
  it('is the same for every order of the answers, also of answers that arrived twice', () => {
    fc.assert(
      fc.property(
        fc
          .array(review, { maxLength: 25 })
          .chain((rows) =>
            fc.tuple(
              fc.constant(rows),
              fc.shuffledSubarray([...rows, ...rows], { minLength: rows.length * 2 }),
            ),
          ),
        ([rows, shuffled]) => {
          expect(scheduleOf(shuffled)).toEqual(scheduleOf(rows));
        },
      ),
      { numRuns: 200 },
    );
  });

  it.each([
    ['that was known at once comes back in two days', [[3, 0]], 2],
    ['that was easy comes back in eight', [[4, 0]], 8],
    ['that was hard comes back tomorrow', [[2, 0]], 1],
    ['that was forgotten comes back tomorrow', [[1, 0]], 1],
    [
      'that was known three times in time comes back in six weeks and a half',
      [
        [3, 0],
        [3, 2],
        [3, 13],
      ],
      46,
    ],
    [
      'that was forgotten after two days begins again',
      [
        [3, 0],
        [1, 2],
      ],
      1,
    ],
  ] as const)('says that a card %s', (_says, given, comesBack) => {
    const standing = scheduleOf(answers(...given)).get('port-22');
    expect(days(standing?.lastAt ?? 0, standing?.due ?? 0)).toBe(comesBack);
  });

  it('shows before an answer what each would lead to, the better the later', () => {
    const before = scheduleOf(answers([3, 0], [3, 2])).get('port-22');
    const now = MONDAY + 13 * MS_PER_DAY;
    const due = dueAfterEach(before, now);
    expect(due[1]).toBeLessThan(due[2]);
    expect(due[2]).toBeLessThan(due[3]);
    expect(due[3]).toBeLessThan(due[4]);
    expect(due[3]).toBe(scheduleOf(answers([3, 0], [3, 2], [3, 13])).get('port-22')?.due);
  });

  it('takes an answer by a clock that was put back as given at the last one', () => {
    const before = scheduleOf(answers([3, 5])).get('port-22');
    expect(dueAfterEach(before, MONDAY)[3]).toBeGreaterThan(MONDAY + 5 * MS_PER_DAY);
  });
});
