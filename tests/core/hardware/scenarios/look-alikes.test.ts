import { describe, expect, it } from 'vitest';
import type { LabState } from '../../../../src/core/hardware/model/state.ts';
import { LAB_CASES } from '../../../../src/core/hardware/scenarios/judged/registry.ts';
import { LAB_RULES } from '../../../support/lab-rules.ts';
import { playExpert } from './prove-play.ts';

const SEEDS = [1, 2, 3, 4, 5];
const CASES = LAB_CASES.inMode('testing').filter(({ id, story }) => id !== story);

function begun(id: string, seed: number): LabState {
  const state = LAB_RULES.begin(id, seed);
  if (state === null) throw new Error(`${id} is known`);
  return state;
}

describe.each(CASES.map((scenario) => [scenario.id, scenario] as const))('%s', (_id, scenario) => {
  it('is solved by an expert who knows no more than the notebook', () => {
    for (const seed of SEEDS) {
      const { state, report, faults } = playExpert(scenario, seed);
      expect(faults).toEqual([]);
      expect(state.job.closed).toBe(true);
      expect(report.score).toBeGreaterThanOrEqual(90);
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
