import { describe, expect, it } from 'vitest';
import { changeBy } from '../../../../src/core/assessment/objectives/changes.ts';
import type { ObjectiveRun } from '../../../../src/core/assessment/objectives/level.ts';
import { MS_PER_DAY } from '../../../../src/core/kernel/time.ts';

function test(day: number, score: number): ObjectiveRun {
  return { task: `task ${day}`, finishedAt: day * MS_PER_DAY, score, isMixed: true };
}

const change = (run: ObjectiveRun, runs: readonly ObjectiveRun[]) => changeBy('C1 3.3', run, runs);

describe('a run', () => {
  it('that is the first moves its objective up', () => {
    expect(change(test(3, 20), [])).toMatchObject({
      direction: 'up',
      before: { level: 'not-started' },
      after: { level: 'tried' },
    });
  });

  it('like those before changes nothing', () => {
    expect(change(test(4, 75), [test(1, 75), test(2, 75), test(3, 75)])).toMatchObject({
      direction: 'same',
      after: { level: 'familiar' },
    });
  });

  it('that went badly lowers what is expected, and not the level', () => {
    expect(change(test(4, 20), [test(1, 75), test(2, 75)])).toMatchObject({
      direction: 'lower',
      before: { level: 'familiar' },
      after: { level: 'familiar' },
    });
  });

  it('is compared with what was before it, not with what came later', () => {
    const run = test(4, 90);
    const before = [test(1, 40)];
    expect(change(run, [...before, run, test(5, 95), test(9, 95)])).toEqual(change(run, before));
  });

  it('refreshes a proof that was due', () => {
    const proven = [test(0, 90), test(1, 90), test(6, 90)];
    expect(change(test(200, 90), proven)).toMatchObject({
      direction: 'up',
      before: { level: 'proven', isDue: true },
      after: { level: 'proven', isDue: false },
    });
  });
});
