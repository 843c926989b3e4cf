import { describe, expect, it } from 'vitest';
import type { PlanRow } from '../../../../src/core/contracts/rows.ts';
import { offersOf, planOffer } from '../../../../src/features/plans/model/plan-offer.ts';
import { fc } from '../../../support/fixed-seeds.ts';

const PLAN: PlanRow = {
  id: 'b7000000-0000-4000-8000-000000000003',
  name: 'Expert Plan',
  description: null,
  price: 12.99,
  annual_price: null,
  discounted_price: null,
  price_interval: 'monthly',
  features: ['Cancel any time'],
  plan_type: 'individual',
  is_popular: true,
  stripe_price_id: null,
  stripe_price_id_live: null,
};

describe('a plan on offer', () => {
  it.each([
    { name: 'Free', wording: 'demo' },
    { name: 'demo', wording: 'demo' },
    { name: 'Ace Plan', wording: 'ace' },
    { name: 'ACE', wording: 'ace' },
    { name: 'Expert Plan', wording: 'other' },
    { name: 'Something new', wording: 'other' },
  ])('named $name has the texts of $wording', ({ name, wording }) => {
    expect(planOffer({ ...PLAN, name })).toMatchObject({ wording });
  });

  it('shows the monthly price, and its interval only when it renews itself', () => {
    expect(planOffer(PLAN).price).toMatchObject({ amount: 12.99, interval: 'month' });
    expect(planOffer({ ...PLAN, price_interval: 'one-time' }).price.interval).toBeNull();
  });

  it('says that access lasts thirty days when it is paid once, and what its minutes are for', () => {
    expect(planOffer(PLAN).terms).toEqual({ isForThirtyDays: false, testMinutes: null });
    const ace = {
      ...PLAN,
      id: 'b7000000-0000-4000-8000-000000000002',
      price: 9.49,
      price_interval: 'one-time',
    };
    expect(planOffer(ace).terms).toEqual({ isForThirtyDays: true, testMinutes: 20 });
    expect(planOffer({ ...PLAN, price: 0, price_interval: 'one-time' }).terms.isForThirtyDays).toBe(false);
  });

  it('describes itself when it is a business plan', () => {
    const described = { ...PLAN, description: 'Assess and train.' };
    expect(planOffer({ ...described, plan_type: 'business' }).description).toBe('Assess and train.');
    expect(planOffer(described).description).toBeNull();
  });
});

describe('the plans of one type', () => {
  it('exclude the other type and are sorted by price, in whatever order they arrive', () => {
    const anyType = fc.constantFrom('individual' as const, 'business' as const);
    const anyPlan = fc.record({ price: fc.integer({ min: 0, max: 500 }), plan_type: anyType });
    fc.assert(
      fc.property(anyType, fc.array(anyPlan), (type, plans) => {
        const rows = plans.map((plan, index) => ({ ...PLAN, ...plan, id: `${index}` }));
        const shown = offersOf(type, rows).map(({ id }) => rows[Number(id)]);
        expect(shown.map((row) => row?.price)).toEqual(
          plans
            .filter((plan) => plan.plan_type === type)
            .map((plan) => plan.price)
            .toSorted((one, other) => one - other),
        );
        expect(shown.every((row) => row?.plan_type === type)).toBe(true);
      }),
    );
  });
});
