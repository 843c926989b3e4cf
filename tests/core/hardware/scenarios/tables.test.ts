import { describe, expect, it } from 'vitest';
import { deal } from '../../../../src/core/hardware/deal.ts';
import type { LabState } from '../../../../src/core/hardware/model/state.ts';
import { caseOf } from '../../../../src/core/hardware/scenarios/judged/case-of.ts';
import { STORIES, TWINS } from '../../../../src/core/hardware/scenarios/judged/registry.ts';
import type { Story } from '../../../../src/core/hardware/scenarios/judged/story.ts';
import type { Scenario } from '../../../../src/core/hardware/scenarios/scenario.ts';
import { seedRng } from '../../../../src/core/kernel/rng.ts';
import { takeTest } from './take-test.ts';

/** A story's scenario with one of its suspects true, whether or not anybody wrote a case of it. */
function supposed(story: Story, truth: string): Scenario {
  return caseOf(story, {
    ...{ id: story.id, truth, difficulty: 1, objectives: [], parMinutes: 1, goal: [], verify: [] },
    cured: () => false,
    note: { symptom: [], action: [], part: [], prevention: [] },
  });
}

/** Customers, mains and harmless oddities; a twin has the physics of its family, so one will do. */
const SEEDS = [1, 2, 3, 5, 8];
const TWIN_SEEDS = [2];

/** The benches of a story when a suspect is true: each of the ways in which it can be, for some seeds. */
function benchesOf(story: Story, suspect: Story['suspects'][number]): readonly LabState[] {
  return suspect.placements.flatMap((placement) => {
    const scenario = supposed({ ...story, suspects: [{ ...suspect, placements: [placement] }] }, suspect.id);
    return (story.pool === undefined ? SEEDS : TWIN_SEEDS).map((seed) =>
      deal(scenario, seedRng(seed), 'testing'),
    );
  });
}

/** What a table holds for so likely has to come to pass; what it holds for next to impossible must not. */
const LIKELY = 0.3;
const UNLIKELY = 0.1;

describe.each([...STORIES, ...TWINS].map(({ story }) => [story.id, story] as const))(
  'the table of %s',
  (_id, story) => {
    const { tests } = supposed(story, story.suspects[0]?.id ?? '');

    it.each(story.suspects.map((suspect) => [suspect.id, suspect] as const))(
      'says of %s what the engine answers',
      (id, suspect) => {
        const benches = benchesOf(story, suspect);
        for (const test of tests) {
          const answers = new Set(benches.flatMap((bench) => takeTest(bench, test)));
          const chance = (outcome: string): number => test.likelihoods[outcome]?.[id] ?? 0;
          const likely = Object.keys(test.likelihoods).filter((outcome) => chance(outcome) >= LIKELY);
          expect([...answers], test.id).toEqual(expect.arrayContaining(likely));
          expect(
            [...answers].filter((outcome) => chance(outcome) < UNLIKELY),
            test.id,
          ).toEqual([]);
        }
      },
    );
  },
);
