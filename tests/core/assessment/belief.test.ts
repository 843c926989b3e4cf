import { describe, expect, it } from 'vitest';
import {
  type Belief,
  type BeliefTest,
  entropyBits,
  expectedGainBits,
  updateBelief,
} from '../../../src/core/assessment/belief.ts';
import { fc } from '../../support/fixed-seeds.ts';

const IDS = ['h0', 'h1', 'h2', 'h3'];
const share = fc.double({ min: 0.001, max: 1, noNaN: true });
const shares = fc.array(share, { minLength: IDS.length, maxLength: IDS.length });

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const anyBelief: fc.Arbitrary<Belief> = shares.map((weights) => {
  const total = sum(weights);
  return Object.fromEntries(IDS.map((id, index) => [id, (weights[index] ?? 0) / total]));
});

const anyTest: fc.Arbitrary<BeliefTest> = fc.tuple(shares, fc.string()).map(([chances, id]) => ({
  id,
  costSeconds: 30,
  likelihoods: {
    yes: Object.fromEntries(IDS.map((one, index) => [one, chances[index] ?? 0])),
    no: Object.fromEntries(IDS.map((one, index) => [one, 1 - (chances[index] ?? 0)])),
  },
}));

describe('any belief', () => {
  it('still adds up to one after evidence', () => {
    fc.assert(
      fc.property(anyBelief, anyTest, (before, look) => {
        expect(sum(Object.values(updateBelief(before, look, 'yes')))).toBeCloseTo(1, 9);
      }),
    );
  });

  it('never expects to know less after a look, and never to learn more than there is to know', () => {
    fc.assert(
      fc.property(anyBelief, anyTest, (before, look) => {
        const gain = expectedGainBits(before, look);
        expect(gain).toBeGreaterThanOrEqual(0);
        expect(gain).toBeLessThanOrEqual(entropyBits(before) + 1e-6);
      }),
    );
  });

  it('ends up the same in whatever order independent tests were read', () => {
    const outcome = fc.constantFrom('yes', 'no');
    const readings = fc.array(fc.tuple(anyTest, outcome), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(anyBelief, readings, fc.infiniteStream(fc.nat()), (before, read, order) => {
        const fold = (list: typeof read): Belief =>
          list.reduce((belief, [look, said]) => updateBelief(belief, look, said), before);
        const shuffled = read
          .map((reading) => ({ reading, key: order.next().value ?? 0 }))
          .sort((left, right) => left.key - right.key)
          .map(({ reading }) => reading);
        const forth = fold(read);
        const mixed = fold(shuffled);
        for (const id of IDS) expect(mixed[id]).toBeCloseTo(forth[id] ?? -1, 9);
      }),
    );
  });

  it('learns nothing from an outcome that the test does not have', () => {
    fc.assert(
      fc.property(anyBelief, anyTest, (before, look) => {
        expect(updateBelief(before, look, 'smoke')).toEqual(before);
      }),
    );
  });
});
