import { describe, expect, it } from 'vitest';
import { offerWording, shownInterval } from '../../../src/core/billing/offer.ts';
import { accountTypeOfPlan, PLAN_IDS } from '../../../src/core/billing/plans.ts';

describe('the texts of an offer', () => {
  it.each([
    ['Free', 'demo'],
    ['demo', 'demo'],
    ['Ace Plan', 'ace'],
    ['ACE', 'ace'],
    ['Expert Plan', 'other'],
    ['Golden Bundle', 'other'],
    ['Something new', 'other'],
  ])('for %s are those of %s', (name, wording) => {
    expect(offerWording(name)).toBe(wording);
  });
});

describe('the interval beside a price', () => {
  const plan = { plan_type: 'individual', price: 12.99, price_interval: 'monthly' } as const;

  it('is shown for individual plans that renew themselves', () => {
    expect(shownInterval(plan)).toBe('month');
    expect(shownInterval({ ...plan, price_interval: 'yearly' })).toBe('year');
  });

  it('is not shown for one-time, business and free plans', () => {
    expect(shownInterval({ ...plan, price_interval: 'one-time' })).toBeNull();
    expect(shownInterval({ ...plan, plan_type: 'business' })).toBeNull();
    expect(shownInterval({ ...plan, price: 0 })).toBeNull();
  });
});

describe('whom a plan is for', () => {
  it.each([
    [PLAN_IDS.free, 'individual'],
    [PLAN_IDS.expert, 'individual'],
    [PLAN_IDS.testing, 'business'],
    [PLAN_IDS.golden, 'business'],
    ['unknown', null],
    [null, null],
  ])('%s: %s', (id, type) => {
    expect(accountTypeOfPlan(id)).toBe(type);
  });
});
