import { describe, expect, it } from 'vitest';
import {
  type BeliefTest,
  entropyBits,
  expectedGainBits,
  outcomeProbability,
  priorBelief,
  updateBelief,
} from '../../../../src/core/assessment/belief.ts';
import { referencePath } from '../../../../src/core/assessment/reference.ts';
import { DEMO_60 } from '../../../../src/core/hardware/scenarios/demo-60.ts';

const prior = priorBelief(DEMO_60.hypotheses);
const leds = DEMO_60.tests[0];
if (leds === undefined) throw new Error('the demo has the LED test');

/** A test's table as text: one row an outcome, one column a hypothesis, and how often each outcome is expected. */
function printed(test: BeliefTest): string {
  const ids = DEMO_60.hypotheses.map(({ id }) => id);
  const row = (cells: readonly string[]): string =>
    cells
      .map((cell) => cell.padStart(9))
      .join('')
      .trimEnd();
  return [
    row(['', ...ids, 'expected']),
    row(['prior', ...DEMO_60.hypotheses.map((one) => one.prior.toFixed(2))]),
    ...Object.entries(test.likelihoods).map(([outcome, chances]) =>
      row([
        outcome,
        ...ids.map((id) => (chances[id] ?? 0).toFixed(2)),
        `${(100 * outcomeProbability(prior, test, outcome)).toFixed(1)} %`,
      ]),
    ),
  ].join('\n');
}

describe('the belief watcher on the worked example of assessment.md 4.3, "fans spin, no picture"', () => {
  it('knows how often each cause makes each debug LED stay lit', () => {
    expect(`\n${printed(leds)}\n`).toMatchInlineSnapshot(`
      "
                  memory      eps      gpu      cpu    board      psu    short expected
          prior     0.36     0.14     0.18     0.04     0.10     0.08     0.10
       led-dram     0.95     0.01     0.02     0.01     0.33     0.12     0.05   39.5 %
        led-cpu     0.01     0.96     0.01     0.91     0.62     0.06     0.08   25.1 %
        led-vga     0.03     0.01     0.94     0.02     0.01     0.35     0.18   22.9 %
           none     0.01     0.02     0.03     0.06     0.04     0.47     0.69   12.5 %
      "
    `);
  });

  it('starts with 2.515 bits of uncertainty', () => {
    expect(entropyBits(prior)).toBeCloseTo(2.515, 3);
  });

  it('expects 1.24 bits from a look at the LEDs', () => {
    expect(expectedGainBits(prior, leds)).toBeCloseTo(1.24, 2);
  });

  it('believes in memory at .866 once the DRAM LED is seen, with 0.79 bits left', () => {
    const after = updateBelief(prior, leds, 'led-dram');
    expect(after['memory']).toBeCloseTo(0.866, 3);
    expect(entropyBits(after)).toBeCloseTo(0.79, 2);
  });

  it('expects 0.68 bits from a graphics card swapped in, which is dearer by the minute: 0.14 against 2.5', () => {
    const swap: BeliefTest = {
      id: 'swap-gpu',
      costSeconds: 300,
      likelihoods: {
        picture: Object.fromEntries(DEMO_60.hypotheses.map(({ id }) => [id, id === 'gpu' ? 1 : 0])),
        none: Object.fromEntries(DEMO_60.hypotheses.map(({ id }) => [id, id === 'gpu' ? 0 : 1])),
      },
    };
    expect(expectedGainBits(prior, swap)).toBeCloseTo(0.68, 2);
    expect(expectedGainBits(prior, swap) / 5).toBeCloseTo(0.14, 2);
    expect(expectedGainBits(prior, leds) / 0.5).toBeCloseTo(2.5, 1);
  });

  it('would look at the LEDs first, and would need nothing else', () => {
    expect(referencePath(DEMO_60, 'memory', new Map())).toMatchObject({
      tests: ['read-debug-leds'],
      effort: 0.5,
      isolated: true,
    });
  });
});

describe('the demo’s tables', () => {
  it('are probabilities: priors add up to one, and so do the outcomes of a test under every hypothesis', () => {
    const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
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
