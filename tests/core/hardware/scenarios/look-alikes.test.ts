import { describe, expect, it } from 'vitest';
import type { LabCommand } from '../../../../src/core/hardware/model/commands.ts';
import type { LabState } from '../../../../src/core/hardware/model/state.ts';
import { scenariosFor } from '../../../../src/core/hardware/scenarios/find-scenario.ts';
import type { Scenario } from '../../../../src/core/hardware/scenarios/scenario.ts';
import { LAB_RULES } from '../../../support/lab-rules.ts';

const SEEDS = [1, 2, 3, 4, 5];
const CASES = scenariosFor('testing').filter(({ id, story }) => id !== story);

function begun(id: string, seed: number): LabState {
  const state = LAB_RULES.begin(id, seed);
  if (state === null) throw new Error(`${id} is known`);
  return state;
}

/** Plays the expert to the end; a refusal is a fault of the scenario. */
function afterExpert(scenario: Scenario, seed: number): LabState {
  let state = begun(scenario.id, seed);
  const log: LabCommand[] = [];
  for (;;) {
    const [command] = scenario.expert(LAB_RULES.project(state), log);
    if (command === undefined) return state;
    const step = LAB_RULES.reduce(state, command);
    if (!step.ok) throw new Error(`${JSON.stringify(command)}: ${step.error.reason}`);
    state = step.value.state;
    log.push(command);
  }
}

describe.each(CASES.map((scenario) => [scenario.id, scenario] as const))('%s', (_id, scenario) => {
  it('is solved by an expert who knows no more than the notebook', () => {
    for (const seed of SEEDS) {
      const state = afterExpert(scenario, seed);
      expect(state.job.closed).toBe(true);
      expect(LAB_RULES.report(state).score).toBeGreaterThanOrEqual(90);
    }
  });

  it('earns next to nothing for closing the job at once', () => {
    const step = LAB_RULES.reduce(begun(scenario.id, 1), { kind: 'close-job' });
    if (!step.ok) throw new Error(step.error.reason);
    expect(LAB_RULES.report(step.value.state).score).toBeLessThanOrEqual(30);
  });

  it('shows the same job card as its look-alikes', () => {
    const others = CASES.filter(({ story }) => story === scenario.story);
    expect(others.length).toBeGreaterThan(1);
    const cards = others.map(({ id }) => LAB_RULES.project(begun(id, 7)).job);
    expect(new Set(cards.map((card) => JSON.stringify(card))).size).toBe(1);
  });
});
