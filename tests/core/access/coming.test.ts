import { describe, expect, it } from 'vitest';
import { comingOf, isComing, PARTS, planToday } from '../../../src/core/access/coming.ts';
import { planOpensScreen, SIMULATION_SCREENS } from '../../../src/core/access/screens.ts';
import { PLAN_IDS, PLAN_KEYS, planName } from '../../../src/core/billing/plans.ts';

describe('the list of parts that are not open yet', () => {
  it('keeps of the parts that a text mentions only those that are not open yet, in the order of the list', () => {
    expect(comingOf([])).toEqual([]);
    expect(comingOf(PARTS.toReversed())).toEqual(PARTS.filter(isComing));
  });

  it.each([
    ['Free', null],
    ['Ace Plan', null],
    ['Expert Plan', { coming: ['ticketDesk'], opens: [] }],
    ['testing', { coming: ['teamAssessments'], opens: ['testing'] }],
    ['Ticketing System', { coming: ['ticketDesk', 'teamAssessments'], opens: [] }],
    ['Golden Bundle', { coming: ['ticketDesk', 'teamAssessments'], opens: ['testing'] }],
    ['Nobody’s Plan', null],
  ])('says of the plan %s what is open today', (name, today) => {
    expect(planToday(name)).toEqual(today);
  });

  it('has a note for every plan of which no screen is open', () => {
    const silent = PLAN_KEYS.filter((key) => {
      const screens = SIMULATION_SCREENS.filter((screen) => planOpensScreen(PLAN_IDS[key], screen));
      const isEmpty = screens.every((screen) => screen === 'ticketing' && isComing('ticketDesk'));
      return isEmpty && planToday(planName(key)) === null;
    });
    expect(silent).toEqual([]);
  });
});
