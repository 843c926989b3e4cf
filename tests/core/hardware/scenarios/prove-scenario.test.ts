import { describe, expect, it } from 'vitest';
import { DEMO_60 } from '../../../../src/core/hardware/scenarios/demo-60.ts';
import type { Scenario } from '../../../../src/core/hardware/scenarios/scenario.ts';
import { playExpert, playRandomly } from './prove-play.ts';
import { PROOF_SEEDS, scenarioFaults } from './prove-scenario.ts';
import { tableFaults } from './prove-tables.ts';

describe('a scenario’s proof, on DEMO-60, which is a minute’s show and no case: two looks for seven causes', () => {
  const faults = scenarioFaults(DEMO_60);

  it('finds nothing wrong with its expert, whose every step the outline offers', () => {
    for (const seed of PROOF_SEEDS) expect(playExpert(DEMO_60, seed).faults).toEqual([]);
    expect(faults.filter((fault) => fault.includes('expert'))).toEqual([]);
  });

  it('lists the suspects that no expert can find, one per line', () => {
    expect(faults).toContain('DEMO-60: no test tells eps from cpu');
    expect(faults).toContain('DEMO-60: no sequence of tests ever makes short likelier than .80');
  });

  it('says how a blind repair got its points', () => {
    expect(faults.find((fault) => fault.includes('shotgun'))).toMatch(
      /^DEMO-60: seed 1: the shotgun gets more than 55: \d+ points \(safety 1, .*\); never isolated; reference read-debug-leds$/,
    );
  });
});

describe('a scenario that is wrong', () => {
  const faultsOf = (change: Partial<Scenario>): readonly string[] => tableFaults({ ...DEMO_60, ...change });

  it('is told that its priors do not add up', () => {
    const [first, ...rest] = DEMO_60.hypotheses;
    if (first === undefined) throw new Error('the demo has hypotheses');
    expect(faultsOf({ hypotheses: [{ ...first, prior: 0.5 }, ...rest] })).toContain(
      'DEMO-60: priors add up to 1.1400, not 1',
    );
  });

  it('is told which suspects no test can tell apart', () => {
    expect(faultsOf({ tests: [] })).toContain('DEMO-60: no test tells memory from eps');
  });

  it('is told of a set-up without a cost, and of a repair that nothing proves', () => {
    const [test] = DEMO_60.tests;
    if (test === undefined) throw new Error('the demo has tests');
    expect(faultsOf({ verify: [], tests: [{ ...test, setups: ['panel'] }] })).toEqual(
      expect.arrayContaining([
        'DEMO-60: nothing proves the repair (`verify` is empty)',
        'DEMO-60: test read-debug-leds needs set-up "panel", which has no cost',
      ]),
    );
  });
});

describe('random play', () => {
  it('does something, and the same for the same seed', () => {
    const one = playRandomly(DEMO_60, 7);
    expect(one.log.length).toBeGreaterThan(5);
    expect(playRandomly(DEMO_60, 7).log).toEqual(one.log);
    expect(playRandomly(DEMO_60, 8).log).not.toEqual(one.log);
  });
});
