import { describe, expect, it } from 'vitest';
import {
  MASTERY_SPACING_MS,
  masteryOf,
  type ObjectiveAttempt,
} from '../../../../src/core/assessment/objectives/mastery.ts';
import { MS_PER_DAY } from '../../../../src/core/kernel/time.ts';
import { fc } from '../../../support/fixed-seeds.ts';

function attempt(day: number, score: number, change: Partial<ObjectiveAttempt> = {}): ObjectiveAttempt {
  return { task: `task-${day}-${score}`, finishedAt: day * MS_PER_DAY, score, ...change };
}

describe('an objective', () => {
  it('is mastered with three passes at 80, one of them five days after the first', () => {
    expect(masteryOf([attempt(0, 85), attempt(1, 80), attempt(5, 92)])).toMatchObject({
      mastered: true,
      gaps: [],
    });
  });

  it('waits for the fifth day, and says from when a pass counts', () => {
    expect(masteryOf([attempt(0, 85), attempt(1, 80), attempt(4, 92)])).toMatchObject({
      mastered: false,
      gaps: ['spacing'],
      spacedFrom: MASTERY_SPACING_MS,
    });
  });

  it('is not mastered by the same task three times', () => {
    const again = { task: 'HW-01/7' };
    expect(masteryOf([attempt(0, 95, again), attempt(1, 95, again), attempt(9, 95, again)]).gaps).toEqual([
      'passes',
      'spacing',
    ]);
  });

  it('is lost when one of the latest two attempts fails', () => {
    const passes = [attempt(0, 85), attempt(1, 80), attempt(6, 92)];
    expect(masteryOf([...passes, attempt(7, 60)]).gaps).toEqual(['latest']);
    expect(masteryOf([...passes, attempt(7, 60), attempt(8, 72), attempt(9, 70)]).mastered).toBe(true);
  });

  it('does not depend on the order in which attempts are listed', () => {
    const anyAttempt = fc
      .record({ day: fc.integer({ min: 0, max: 20 }), score: fc.integer({ min: 0, max: 100 }) })
      .map(({ day, score }) => attempt(day, score));
    const oneADay = fc.uniqueArray(anyAttempt, { selector: ({ finishedAt }) => finishedAt, maxLength: 8 });
    fc.assert(
      fc.property(oneADay, (attempts) => {
        expect(masteryOf([...attempts].reverse())).toEqual(masteryOf(attempts));
      }),
    );
  });

  it('starts with everything open', () => {
    expect(masteryOf([])).toMatchObject({
      attempts: 0,
      passes: 0,
      spacedFrom: null,
      gaps: ['passes', 'spacing', 'latest'],
    });
  });
});
