import { describe, expect, it } from 'vitest';
import {
  demoUsesRemaining,
  menuListsScreen,
  planOpensScreen,
  SIMULATION_SCREENS,
} from '../../../src/core/access/screens.ts';
import { PLAN_IDS, type PlanKey } from '../../../src/core/billing/plans.ts';

/** Spec section 3, visibility. */
const OPENS: readonly (readonly [PlanKey, readonly string[]])[] = [
  ['free', ['demo']],
  ['ace', ['testing']],
  ['expert', ['ticketing']],
  ['testing', ['testing']],
  ['ticketing', ['ticketing']],
  ['golden', ['testing', 'ticketing']],
];

describe('what a plan opens', () => {
  it.each(OPENS)('%s opens %o and nothing else', (plan, screens) => {
    expect(SIMULATION_SCREENS.filter((screen) => planOpensScreen(PLAN_IDS[plan], screen))).toEqual(screens);
  });

  it.each([null, '', 'Free', 'b7000000-0000-4000-8000-000000000009'])(
    'the plan %o opens nothing',
    (planId) => {
      expect(SIMULATION_SCREENS.some((screen) => planOpensScreen(planId, screen))).toBe(false);
    },
  );
});

describe('the menu', () => {
  it('lists the demo until it has been played', () => {
    expect(menuListsScreen(PLAN_IDS.free, 'demo', 0)).toBe(true);
    expect(menuListsScreen(PLAN_IDS.free, 'demo', 1)).toBe(false);
    expect(menuListsScreen(PLAN_IDS.ace, 'demo', 0)).toBe(false);
  });

  it('lists the other screens regardless of the use of the demo', () => {
    expect(menuListsScreen(PLAN_IDS.golden, 'testing', 1)).toBe(true);
    expect(menuListsScreen(PLAN_IDS.golden, 'ticketing', 1)).toBe(true);
  });

  it('never counts fewer than zero uses left', () => {
    expect([0, 1, 2, 50].map(demoUsesRemaining)).toEqual([1, 0, 0, 0]);
  });
});
