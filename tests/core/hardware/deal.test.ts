import { describe, expect, it } from 'vitest';
import { unsealed } from '../../../src/core/hardware/model/unsealed.ts';
import { LAB_CASES } from '../../../src/core/hardware/scenarios/judged/registry.ts';
import { seedRng } from '../../../src/core/kernel/rng.ts';
import { HARDWARE, LAB_RULES } from '../../support/lab-rules.ts';

const SEEDS = Array.from({ length: 24 }, (_, index) => index + 1);
const TESTS = LAB_CASES.inMode('testing');

describe('the choices of a dealt job', () => {
  it.each(TESTS.map((scenario) => [scenario.id, scenario] as const))(
    'tell nothing of %s by their place: the right symptom and the true cause are first and not first',
    (id, scenario) => {
      const firsts = SEEDS.flatMap((seed) => {
        const state = LAB_RULES.begin(id, seed);
        if (state === null) return [];
        const { noteChoices, hypotheses } = state.job.brief;
        const right = scenario.note?.(unsealed(state).placement).symptom ?? [];
        return [[right.includes(noteChoices.symptoms[0] ?? ''), hypotheses[0] === unsealed(state).truth]];
      });
      expect(new Set(firsts.map(([symptom]) => symptom)).size).toBe(2);
      expect(new Set(firsts.map(([, cause]) => cause)).size).toBe(2);
    },
  );

  it('are the same for the same seed', () => {
    for (const { id } of TESTS.slice(0, 5))
      expect(LAB_RULES.begin(id, 7)?.job.brief).toEqual(LAB_RULES.begin(id, 7)?.job.brief);
  });
});

describe('the case of a dealt story', () => {
  it('is one of the easiest of the story for somebody who has not practised yet', () => {
    for (const story of new Set(TESTS.map((scenario) => scenario.story))) {
      const levels = TESTS.flatMap((scenario) => (scenario.story === story ? [scenario.difficulty] : []));
      const first = SEEDS.map((seed) => HARDWARE.judge.practise(story, seedRng(seed), true, seed));
      const easy = new Set(first.map((id) => LAB_CASES.find(id ?? '')?.difficulty));
      expect([...easy]).toEqual([Math.min(...levels)]);
    }
  });

  it('is drawn as often as its cause is likely before any reading', () => {
    const story = TESTS[0]?.story ?? '';
    const cases = TESTS.filter((scenario) => scenario.story === story);
    const total = cases.reduce((sum, { weight }) => sum + weight, 0);
    const drawn = new Map<string, number>();
    const DEALS = 4000;
    for (let seed = 1; seed <= DEALS; seed += 1) {
      const id = LAB_RULES.begin(story, seed)?.sealed?.scenarioId ?? '';
      drawn.set(id, (drawn.get(id) ?? 0) + 1);
    }
    for (const { id, weight } of cases) expect((drawn.get(id) ?? 0) / DEALS).toBeCloseTo(weight / total, 1);
  });
});
