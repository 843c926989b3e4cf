import { describe, expect, it } from 'vitest';
import { progressOf, type StepRecord } from '../../../src/core/tutorials/progress.ts';
import { fc } from '../../support/fixed-seeds.ts';

const T1 = { id: 'T1', steps: 4 } as const;
const done = (step: number): StepRecord => ({ tutorial: 'T1', step, skipped: false });
const skipped = (step: number): StepRecord => ({ tutorial: 'T1', step, skipped: true });

describe('how far a person is in a tutorial', () => {
  it.each([
    ['open before the first step', [], { status: 'open', next: 1, skipped: 0 }],
    ['begun after a step', [done(1)], { status: 'begun', next: 2, skipped: 0 }],
    ['begun after a skipped step', [skipped(1)], { status: 'begun', next: 2, skipped: 1 }],
    ['done after all of them', [1, 2, 3, 4].map(done), { status: 'done', next: 1, skipped: 0 }],
    [
      'done with a step skipped',
      [done(1), skipped(2), done(3), done(4)],
      { status: 'done', next: 1, skipped: 1 },
    ],
    [
      'back at a step that another device left out',
      [done(1), done(3)],
      { status: 'begun', next: 2, skipped: 0 },
    ],
    [
      'open with rows of another tutorial',
      [{ ...done(1), tutorial: 'T2' }],
      { status: 'open', next: 1, skipped: 0 },
    ],
    ['open with a step that there is no more', [done(5)], { status: 'open', next: 1, skipped: 0 }],
  ] as const)('is %s', (_, records, expected) => {
    expect(progressOf(records, T1)).toEqual(expected);
  });

  it('counts a step that was skipped and done later as done', () => {
    expect(progressOf([skipped(1), done(1)], T1).skipped).toBe(0);
  });

  it('is the same whatever order two devices send their rows in, and however often', () => {
    const record = fc.record({
      tutorial: fc.constantFrom('T1', 'T2'),
      step: fc.integer({ min: 1, max: 5 }),
      skipped: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc
          .array(record, { maxLength: 10 })
          .chain((rows) =>
            fc.tuple(
              fc.constant(rows),
              fc.shuffledSubarray([...rows, ...rows], { minLength: 2 * rows.length }),
            ),
          ),
        ([rows, mixed]) => {
          expect(progressOf(mixed, T1)).toEqual(progressOf(rows, T1));
        },
      ),
    );
  });
});
