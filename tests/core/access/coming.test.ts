import { describe, expect, it } from 'vitest';
import { comingOf, isComing, PARTS, planToday } from '../../../src/core/access/coming.ts';
import { planOpensScreen, SIMULATION_SCREENS } from '../../../src/core/access/screens.ts';
import { PLAN_IDS, PLAN_KEYS } from '../../../src/core/billing/plans.ts';

describe('the list of parts that are not open yet', () => {
  it('keeps of the parts that a text mentions only those that are not open yet, in the order of the list', () => {
    expect(comingOf([])).toEqual([]);
    expect(comingOf(PARTS.toReversed())).toEqual(PARTS.filter(isComing));
  });

  it.each([
    ['Free', null],
    ['Ace Plan', null],
    ['Expert Plan', null],
    ['testing', { coming: ['teamAssessments'], opens: ['testing'] }],
    ['Ticketing System', { coming: ['teamAssessments'], opens: ['ticketing'] }],
    ['Golden Bundle', { coming: ['teamAssessments'], opens: ['testing', 'ticketing'] }],
    ['Nobody’s Plan', null],
  ])('says of the plan %s what is open today', (name, today) => {
    expect(planToday(name)).toEqual(today);
  });

  it('sells no plan of which no simulation is open', () => {
    const empty = PLAN_KEYS.filter(
      (key) => !SIMULATION_SCREENS.some((screen) => planOpensScreen(PLAN_IDS[key], screen)),
    );
    expect(empty).toEqual([]);
  });
});
