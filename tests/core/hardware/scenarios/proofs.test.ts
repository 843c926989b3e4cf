import { describe, expect, it } from 'vitest';
import { scenariosFor } from '../../../../src/core/hardware/scenarios/find-scenario.ts';
import { SCENARIOS } from '../../../../src/core/hardware/scenarios/scenario-list.ts';
import { scenarioFaults } from './prove-scenario.ts';

const CASES = [...new Set([...scenariosFor('testing'), ...scenariosFor('practice')])];
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
    const shows = SCENARIOS.filter((scenario) => !CASES.includes(scenario)).map(({ id }) => id);
    expect(shows).toEqual(['DEMO-60', 'explore-kestrel-b7', 'explore-harrow-5000-mt', 'explore-brant-h6']);
  });
});
