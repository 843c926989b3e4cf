import { describe, expect, it } from 'vitest';
import { planOpensTutorials, TUTORIAL_AREAS } from '../../../src/core/access/tutorials.ts';
import { PLAN_IDS } from '../../../src/core/billing/plans.ts';

describe('the tutorials that a plan opens', () => {
  it.each([
    ['free', ['start']],
    ['ace', ['start', 'bench']],
    ['expert', ['start', 'desk']],
    ['testing', ['start', 'bench']],
    ['ticketing', ['start', 'desk']],
    ['golden', ['start', 'bench', 'desk', 'both']],
  ] as const)('of the %s plan are %j', (plan, areas) => {
    expect(TUTORIAL_AREAS.filter((area) => planOpensTutorials(PLAN_IDS[plan], area))).toEqual(areas);
  });

  it.each([
    ['no plan', null],
    ['an unknown plan', '00000000-0000-4000-8000-000000000000'],
  ])('are none for %s', (_, planId) => {
    expect(TUTORIAL_AREAS.some((area) => planOpensTutorials(planId, area))).toBe(false);
  });
});
