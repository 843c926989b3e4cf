import { describe, expect, it } from 'vitest';
import { comingOf, isComing, PARTS, planToday } from '../../../src/core/access/coming.ts';
import { planOpensScreen, SIMULATION_SCREENS } from '../../../src/core/access/screens.ts';
import { PLAN_IDS, PLAN_KEYS, planName } from '../../../src/core/billing/plans.ts';

describe('the list of what is coming', () => {
  it('gives of what a text speaks only the parts that are not open yet, in its own order', () => {
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
  ])('tells of %s what it holds today', (name, today) => {
    expect(planToday(name)).toEqual(today);
  });

  it('leaves no plan without a word whose every screen is coming', () => {
    const silent = PLAN_KEYS.filter((key) => {
      const screens = SIMULATION_SCREENS.filter((screen) => planOpensScreen(PLAN_IDS[key], screen));
      const isEmpty = screens.every((screen) => screen === 'ticketing' && isComing('ticketDesk'));
      return isEmpty && planToday(planName(key)) === null;
    });
    expect(silent).toEqual([]);
  });
});
