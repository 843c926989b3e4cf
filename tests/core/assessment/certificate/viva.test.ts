import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnsweredCase, vivaQuestions } from '../../../../src/core/assessment/certificate/viva.ts';
import { seedRng } from '../../../../src/core/kernel/rng.ts';
import { passedCase } from './exam.ts';

/** A passed case whose readings moved the belief in the true cause to these values, from 0.2. */
function readCase(position: number, moves: Readonly<Record<string, number>>): AnsweredCase {
  const belief = [
    { test: null, truth: 0.2 },
    ...Object.entries(moves).map(([test, truth]) => ({ test, truth })),
  ];
  return { position, caseNumber: 1, account: passedCase({ belief }) };
}

const CLEAR = { 'look:psu': 0.2, 'measure-5vsb': 0.9, 'page:event-log': 0.92, 'swap-dimm': 0.95 };

describe('the questions after the last session', () => {
  it('ask for the reading that raised the belief in the true cause most, beside two that hardly did', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 32 - 1 }), (seed) => {
        const { value } = vivaQuestions([readCase(1, CLEAR), readCase(2, CLEAR)], seedRng(seed));
        expect(value.map(({ position }) => position).toSorted()).toEqual([1, 2]);
        for (const question of value) {
          expect(new Set(question.reasons).size).toBe(3);
          expect(question.reasons[question.supported]).toBe('measure-5vsb');
        }
      }),
      { numRuns: 30 },
    );
  });

  it.each([
    [
      'a case that was not passed',
      { ...readCase(1, CLEAR), account: { ...readCase(1, CLEAR).account, passed: false } },
    ],
    ['a session with three readings that say as much', readCase(1, { a: 0.5, b: 0.8, c: 1 })],
    ['too few readings', readCase(1, { a: 0.9, b: 0.9 })],
    ['nothing that spoke for the cause', readCase(1, { a: 0.2, b: 0.1, c: 0.1 })],
  ])('leave out %s', (_, one) => {
    expect(vivaQuestions([one], seedRng(1)).value).toEqual([]);
  });

  it('take what is missing from readings of other sessions', () => {
    const { value } = vivaQuestions([readCase(1, { a: 0.9, b: 0.9 }), readCase(2, { c: 0.1 })], seedRng(1));
    expect(value.map(({ reasons }) => reasons.toSorted())).toEqual([['a', 'b', 'c']]);
    expect(value[0]?.reasons[value[0].supported]).toBe('a');
  });

  it('are about different sessions, and about two tickets of one shift where there is no other', () => {
    const ofShift = (position: number) =>
      [1, 2].map((caseNumber) => ({ ...readCase(position, CLEAR), caseNumber }));
    const asked = (cases: readonly AnsweredCase[], seed: number) => vivaQuestions(cases, seedRng(seed)).value;
    for (let seed = 0; seed < 8; seed += 1) {
      const positions = asked([...ofShift(1), ...ofShift(2)], seed).map(({ position }) => position);
      expect(positions.toSorted()).toEqual([1, 2]);
    }
    expect(
      asked(ofShift(1), 1)
        .map(({ caseNumber }) => caseNumber)
        .toSorted(),
    ).toEqual([1, 2]);
  });
});
