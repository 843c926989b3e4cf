import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bestTest,
  entropyBits,
  expectedGainBits,
  followEvidence,
  outcomeProbability,
  priorBelief,
  updateBelief,
} from '../../../src/core/hardware/belief.ts';
import { DEMO_60 } from '../../../src/core/hardware/scenarios/demo-60.ts';

const prior = priorBelief(DEMO_60.hypotheses);
const leds = DEMO_60.tests[0];
if (leds === undefined) throw new Error('the demo has the LED test');

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe('the belief watcher on the worked example of assessment.md 4.3', () => {
  it('starts with 2.51 bits of uncertainty', () => {
    expect(entropyBits(prior)).toBeCloseTo(2.51, 2);
  });

  it('expects the LED to say DRAM 39.5 %, CPU 25.1 %, VGA 22.9 %, none 12.5 %', () => {
    expect(outcomeProbability(prior, leds, 'led-dram')).toBeCloseTo(0.395, 3);
    expect(outcomeProbability(prior, leds, 'led-cpu')).toBeCloseTo(0.251, 3);
    expect(outcomeProbability(prior, leds, 'led-vga')).toBeCloseTo(0.229, 3);
    expect(outcomeProbability(prior, leds, 'none')).toBeCloseTo(0.125, 3);
  });

  it('expects 1.24 bits from that look', () => {
    expect(expectedGainBits(prior, leds)).toBeCloseTo(1.24, 2);
  });

  it('believes in memory at .866 once the DRAM LED is seen, with 0.79 bits left', () => {
    const after = updateBelief(prior, leds, 'led-dram');
    expect(after['memory']).toBeCloseTo(0.866, 3);
    expect(entropyBits(after)).toBeCloseTo(0.79, 2);
  });

  it('would look at the LEDs first: the most bits for a second', () => {
    expect(bestTest(prior, DEMO_60.tests)?.id).toBe('read-debug-leds');
  });
});

describe('the demo’s tables', () => {
  it('are probabilities: priors add up to one, and so do the outcomes of a test under every hypothesis', () => {
    expect(sum(DEMO_60.hypotheses.map((hypothesis) => hypothesis.prior))).toBeCloseTo(1, 10);
    for (const test of DEMO_60.tests) {
      for (const { id } of DEMO_60.hypotheses) {
        expect(sum(Object.values(test.likelihoods).map((row) => row[id] ?? 0))).toBeCloseTo(1, 10);
      }
    }
  });

  it('can tell every two hypotheses apart by some outcome', () => {
    for (const one of DEMO_60.hypotheses) {
      for (const other of DEMO_60.hypotheses) {
        if (one.id === other.id) continue;
        const apart = DEMO_60.tests.some((test) =>
          Object.values(test.likelihoods).some((row) => row[one.id] !== row[other.id]),
        );
        expect(apart, `${one.id} and ${other.id}`).toBe(true);
      }
    }
  });
});

describe('any belief', () => {
  const share = fc.double({ min: 0.001, max: 1, noNaN: true });
  const belief = fc.array(share, { minLength: 3, maxLength: 3 }).map((weights) => {
    const total = sum(weights);
    return Object.fromEntries(weights.map((weight, index) => [`h${index}`, weight / total]));
  });
  const test = fc.array(share, { minLength: 3, maxLength: 3 }).map((chances) => ({
    id: 'test',
    costSeconds: 30,
    likelihoods: {
      yes: Object.fromEntries(chances.map((chance, index) => [`h${index}`, chance])),
      no: Object.fromEntries(chances.map((chance, index) => [`h${index}`, 1 - chance])),
    },
  }));

  it('still adds up to one after evidence', () => {
    fc.assert(
      fc.property(belief, test, (before, look) => {
        expect(sum(Object.values(updateBelief(before, look, 'yes')))).toBeCloseTo(1, 9);
      }),
    );
  });

  it('never expects to know less after a look', () => {
    fc.assert(fc.property(belief, test, (before, look) => expectedGainBits(before, look) >= -1e-9));
  });

  it('learns nothing from an outcome that the test does not have, and nothing twice from the same test', () => {
    expect(updateBelief(prior, leds, 'smoke')).toEqual(prior);
    const once = followEvidence(DEMO_60.hypotheses, DEMO_60.tests, [{ test: leds.id, outcome: 'led-dram' }]);
    const twice = followEvidence(DEMO_60.hypotheses, DEMO_60.tests, [
      { test: leds.id, outcome: 'led-dram' },
      { test: leds.id, outcome: 'led-dram' },
      { test: 'nobody-wrote-this', outcome: 'x' },
    ]);
    expect(twice).toEqual(once);
  });
});
