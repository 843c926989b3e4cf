import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Form, FormPassRules } from '../../../../src/core/assessment/forms/form.ts';
import { formResult, type ItemResult } from '../../../../src/core/assessment/forms/result.ts';

const result = (position: number, score: number, more: Partial<ItemResult> = {}): ItemResult => ({
  position,
  group: null,
  score,
  passed: score >= 70,
  hasGate: false,
  parts: { safety: 1 },
  simSeconds: 60,
  finishedAt: position,
  ...more,
});
const formOf = (
  size: number,
  rules: Partial<Pick<Form, 'bestOf' | 'pass'>> = {},
  voided: readonly number[] = [],
) => ({
  bestOf: null,
  pass: null,
  ...rules,
  items: Array.from({ length: size }, (_, at) => ({
    position: at + 1,
    simulation: 'hardware',
    seeds: 'shared' as const,
    isVoid: voided.includes(at + 1),
  })),
});

describe('the result of an attempt', () => {
  it('is the mean of the best three of five, with their time and the end of the last of them', () => {
    const played = [
      result(1, 90, { simSeconds: 100 }),
      result(2, 20),
      result(3, 71, { simSeconds: 30 }),
      result(4, 50),
      result(5, 80, { simSeconds: 7 }),
    ];
    expect(formResult(formOf(5, { bestOf: 3 }), played)).toEqual({
      score: 80.33,
      played: 5,
      simSeconds: 137,
      finishedAt: 5,
      passed: null,
      faults: [],
    });
  });

  it.each([
    ['an item that was not played is worth nothing', formOf(4), [result(1, 80), result(2, 60)], 35],
    ['so is one of the best three', formOf(5, { bestOf: 3 }), [result(1, 90)], 30],
    ['a void item is left out', formOf(3, {}, [2]), [result(1, 80), result(2, 0), result(3, 60)], 70],
    ['a result of no item of the form is left aside', formOf(1), [result(1, 80), result(7, 100)], 80],
    ['without a run there is no score', formOf(3), [], 0],
    ['nor where everything was voided', formOf(1, {}, [1]), [result(1, 80)], 0],
  ])('%s', (_what, form, results, score) => {
    expect(formResult(form, results).score).toBe(score);
  });

  it('counts the faster, then the earlier of two items with the same score', () => {
    const [slow, fast] = [result(1, 80, { simSeconds: 90 }), result(2, 80, { simSeconds: 10 })];
    expect(formResult(formOf(2, { bestOf: 1 }), [slow, fast])).toMatchObject({ simSeconds: 10 });
    const [late, early] = [result(1, 80, { finishedAt: 9 }), result(2, 80, { finishedAt: 3 })];
    expect(formResult(formOf(2, { bestOf: 1 }), [late, early])).toMatchObject({ finishedAt: 3 });
  });

  const results = fc
    .uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 5 })
    .chain((positions) =>
      fc.tuple(...positions.map((at) => fc.integer({ min: 0, max: 100 }).map((score) => result(at, score)))),
    );

  it('does not depend on the order of the runs, and no further run makes it worse', () => {
    fc.assert(
      fc.property(results, fc.option(fc.integer({ min: 1, max: 5 })), (drawn, bestOf) => {
        const form = formOf(5, { bestOf });
        const whole = formResult(form, drawn);
        expect(formResult(form, drawn.toReversed())).toEqual(whole);
        expect(formResult(form, drawn.slice(1)).score).toBeLessThanOrEqual(whole.score);
        expect(whole.score).toBeLessThanOrEqual(100);
      }),
    );
  });
});

describe('a pass of a form', () => {
  const RULES: FormPassRules = {
    overall: 75,
    itemsPassed: 2,
    itemFloor: 65,
    groupFloor: 60,
    partFloors: { safety: 90 },
    withoutGates: true,
  };
  const EXAM = formOf(3, { pass: RULES });
  const good = [result(1, 80), result(2, 80), result(3, 68)];

  it('is given where every condition is met', () => {
    expect(formResult(EXAM, good)).toMatchObject({ passed: true, faults: [] });
  });

  it.each([
    ['too few points', [result(1, 70), result(2, 70), result(3, 70)], [{ kind: 'overall' }]],
    [
      'too few items passed',
      good.map((one) => ({ ...one, passed: one.position === 1 })),
      [{ kind: 'items-passed' }],
    ],
    ['an item below the floor', [result(1, 90), result(2, 90), result(3, 64)], [{ kind: 'item-floor' }]],
    ['a gate', [...good.slice(0, 2), result(3, 68, { hasGate: true })], [{ kind: 'gate' }]],
    [
      'too little safety on average, over the items that assess it',
      [result(1, 80, { parts: { safety: 0.7 } }), result(2, 80), result(3, 80, { parts: { safety: null } })],
      [{ kind: 'part', part: 'safety' }],
    ],
    [
      'a weak group',
      [result(1, 100), result(2, 100), result(3, 59, { group: 'heat' })],
      [{ kind: 'item-floor' }, { kind: 'group', group: 'heat' }],
    ],
    [
      'an item that was never played',
      [result(1, 100), result(2, 100)],
      [
        { kind: 'overall' },
        { kind: 'item-floor' },
        { kind: 'group', group: null },
        { kind: 'part', part: 'safety' },
      ],
    ],
  ])('is refused for %s', (_what, played, faults) => {
    expect(formResult(EXAM, played)).toMatchObject({ passed: false, faults });
  });

  it('is decided by the conditions that a form sets', () => {
    const only = {
      ...RULES,
      overall: 0,
      itemsPassed: null,
      itemFloor: null,
      groupFloor: null,
      partFloors: {},
    };
    expect(formResult(formOf(3, { pass: only }), [])).toMatchObject({ passed: true });
  });
});
