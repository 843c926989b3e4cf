import { describe, expect, it } from 'vitest';
import {
  isReadyToRise,
  LEVELS,
  levelOf,
  type ObjectiveRun,
} from '../../../../src/core/assessment/objectives/level.ts';
import { MS_PER_DAY } from '../../../../src/core/kernel/time.ts';
import { fc } from '../../../support/fixed-seeds.ts';

function practice(day: number, score: number, change: Partial<ObjectiveRun> = {}): ObjectiveRun {
  return { task: `task ${day} ${score}`, finishedAt: day * MS_PER_DAY, score, isMixed: false, ...change };
}

function test(day: number, score: number): ObjectiveRun {
  return practice(day, score, { isMixed: true });
}

const on = (day: number): number => day * MS_PER_DAY;

const SOLID_BY_PRACTICE = [practice(0, 85), practice(1, 80), practice(6, 92)];

describe('a learner who', () => {
  it('did nothing has not started', () => {
    expect(levelOf([], on(1))).toEqual({
      level: 'not-started',
      since: null,
      isDue: false,
      need: { kind: 'run' },
      expected: null,
    });
  });

  it('did not pass has tried', () => {
    expect(levelOf([practice(0, 69)], on(1))).toMatchObject({ level: 'tried', need: { kind: 'pass' } });
  });

  it('passed once is familiar, and told how many passes are missing', () => {
    expect(levelOf([practice(0, 50), practice(2, 84)], on(3))).toMatchObject({
      level: 'familiar',
      since: on(2),
      need: { kind: 'mastery', passes: 2, spacedFrom: on(7) },
    });
  });

  it('passed three times in a week is told from which day one more pass makes it solid', () => {
    const week = [practice(0, 85), practice(1, 85), practice(2, 85)];
    expect(levelOf(week, on(3)).need).toEqual({ kind: 'mastery', passes: 1, spacedFrom: on(5) });
    expect(levelOf(week, on(6)).need).toEqual({ kind: 'mastery', passes: 1, spacedFrom: null });
  });

  it('failed one of the latest two runs is told that these must pass', () => {
    const failedBetween = [practice(0, 85), practice(1, 85), practice(2, 30), practice(6, 85)];
    expect(levelOf(failedBetween, on(7)).need).toEqual({ kind: 'mastery', passes: 0, spacedFrom: null });
  });

  it('meets the mastery rule in practice is solid from that day on', () => {
    expect(levelOf(SOLID_BY_PRACTICE, on(7))).toMatchObject({
      level: 'solid',
      since: on(6),
      need: { kind: 'tests', passes: 3 },
    });
  });

  it('fails later keeps the level, and less is expected of the next run', () => {
    const before = levelOf(SOLID_BY_PRACTICE, on(7));
    const after = levelOf([...SOLID_BY_PRACTICE, practice(8, 30), practice(9, 20)], on(10));
    expect(after.level).toBe('solid');
    expect(after.expected?.to).toBeLessThan(before.expected?.from ?? 0);
  });

  it('passes three tests besides has proven it, whatever practice says', () => {
    const tests = [test(10, 85), test(11, 90), test(12, 80)];
    expect(levelOf([...SOLID_BY_PRACTICE, ...tests.slice(1)], on(13))).toMatchObject({
      level: 'solid',
      need: { kind: 'tests', passes: 1 },
    });
    expect(levelOf([...SOLID_BY_PRACTICE, ...tests], on(13))).toMatchObject({
      level: 'proven',
      since: on(12),
      need: null,
    });
  });

  it('proved it in practice alone never gets further than solid', () => {
    const many = Array.from({ length: 20 }, (_, day) => practice(day, 95));
    expect(levelOf(many, on(30)).level).toBe('solid');
  });

  it('passed the same test again has one pass, not two', () => {
    const same = { task: 'one' };
    const again = [
      { ...test(10, 85), ...same },
      { ...test(11, 85), ...same },
      { ...test(12, 85), ...same },
    ];
    expect(levelOf([...SOLID_BY_PRACTICE, ...again], on(13)).need).toEqual({ kind: 'tests', passes: 2 });
  });

  it('proved it 120 days ago is asked for a refresh, which one good test gives', () => {
    const proven = [...SOLID_BY_PRACTICE, test(10, 85), test(11, 90), test(12, 80)];
    expect(levelOf(proven, on(132) - 1).isDue).toBe(false);
    expect(levelOf(proven, on(132))).toMatchObject({
      level: 'proven',
      isDue: true,
      need: { kind: 'refresh' },
    });
    expect(levelOf([...proven, test(133, 79)], on(133)).isDue).toBe(true);
    expect(levelOf([...proven, test(134, 80)], on(134)).isDue).toBe(false);
  });
});

describe('an objective that was begun', () => {
  it('is ready to rise when one good test today is enough', () => {
    expect(isReadyToRise([practice(0, 40)], on(1))).toBe(true);
    expect(isReadyToRise([practice(0, 85), practice(1, 85)], on(6))).toBe(true);
    expect(isReadyToRise([practice(0, 85), practice(1, 85)], on(4))).toBe(false);
    expect(isReadyToRise(SOLID_BY_PRACTICE, on(7))).toBe(false);
  });

  it('is not ready before the first run', () => {
    expect(isReadyToRise([], on(1))).toBe(false);
  });

  it('is ready again when its proof is due for a refresh', () => {
    const proven = [...SOLID_BY_PRACTICE, test(10, 85), test(11, 90), test(12, 80)];
    expect(isReadyToRise(proven, on(50))).toBe(false);
    expect(isReadyToRise(proven, on(140))).toBe(true);
  });
});

const anyRun = fc
  .record({
    day: fc.integer({ min: 0, max: 60 }),
    score: fc.integer({ min: 0, max: 100 }),
    isMixed: fc.boolean(),
  })
  .map(({ day, score, isMixed }) => practice(day, score, { isMixed }));
const oneADay = fc.uniqueArray(anyRun, { selector: ({ finishedAt }) => finishedAt, maxLength: 12 });

describe('any history', () => {
  it('gives one level, in whatever order its runs are listed', () => {
    fc.assert(
      fc.property(oneADay, (runs) => {
        expect(levelOf([...runs].reverse(), on(70))).toEqual(levelOf(runs, on(70)));
      }),
    );
  });

  it('never takes a level away by one more run', () => {
    fc.assert(
      fc.property(oneADay, fc.integer({ min: 0, max: 100 }), fc.boolean(), (runs, score, isMixed) => {
        const before = levelOf(runs, on(70)).level;
        const after = levelOf([...runs, practice(61, score, { isMixed })], on(70)).level;
        expect(LEVELS.indexOf(after)).toBeGreaterThanOrEqual(LEVELS.indexOf(before));
      }),
    );
  });

  it('expects points between 0 and 100, in a range of 10 to 40 before it is cut off there', () => {
    fc.assert(
      fc.property(oneADay, (runs) => {
        const { expected } = levelOf(runs, on(70));
        if (expected === null) return;
        expect(expected.from).toBeGreaterThanOrEqual(0);
        expect(expected.to).toBeLessThanOrEqual(100);
        expect(expected.to - expected.from).toBeLessThanOrEqual(40);
        expect(expected.to).toBeGreaterThan(expected.from);
      }),
    );
  });
});
