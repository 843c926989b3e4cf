import { describe, expect, it } from 'vitest';
import { LAB_CASES } from '../../../../src/core/hardware/scenarios/judged/registry.ts';
import { scenarioFaults } from './prove-scenario.ts';

const CASES = [...new Set([...LAB_CASES.inMode('testing'), ...LAB_CASES.inMode('practice')])];
/** Generous: three kinds of player over many seeds, on a machine that does other things as well. */
const PROOF_TIMEOUT_MS = 60_000;

describe('every case that is scored', () => {
  it.each(CASES.map((scenario) => [scenario.id, scenario] as const))(
    '%s rewards an expert, neither a shotgun nor chance, and can be found out whatever is true',
    (_id, scenario) => {
      expect(scenarioFaults(scenario)).toEqual([]);
    },
    PROOF_TIMEOUT_MS,
  );

  it('is each scenario but the public demo and the benches of Explore', () => {
    const shows = LAB_CASES.all.filter((scenario) => !CASES.includes(scenario)).map(({ id }) => id);
    expect(shows).toEqual([
      'DEMO-60',
      'explore-kestrel-b7',
      'explore-harrow-5000-mt',
      'explore-brant-h6',
      'explore-marlow-14',
    ]);
  });
});
