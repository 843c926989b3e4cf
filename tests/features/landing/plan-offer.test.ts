import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlanRow } from '../../../src/core/contracts/rows.ts';
import { individualOffers, planOffer } from '../../../src/features/landing/model/plan-offer.ts';

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
  ])('named $name speaks the words of $wording', ({ name, wording }) => {
    expect(planOffer({ ...PLAN, name })).toMatchObject({ wording });
  });

  it('costs nothing, or dollars with cents', () => {
    expect(planOffer({ ...PLAN, price: 0 }).price).toBeNull();
    expect(planOffer({ ...PLAN, price: 9.49 }).price).toBe('$9.49');
  });

  it('names its interval only when it is individual, renews itself and costs something', () => {
    expect(planOffer(PLAN).interval).toBe('month');
    expect(planOffer({ ...PLAN, price_interval: 'one-time' }).interval).toBeNull();
    expect(planOffer({ ...PLAN, plan_type: 'business' }).interval).toBeNull();
    expect(planOffer({ ...PLAN, price: 0 }).interval).toBeNull();
  });

  it('strikes a price through only when it lies above the real one', () => {
    expect(planOffer({ ...PLAN, discounted_price: 15 }).formerPrice).toBe('$15.00');
    expect(planOffer({ ...PLAN, discounted_price: 12.99 }).formerPrice).toBeNull();
    expect(planOffer({ ...PLAN, discounted_price: 5 }).formerPrice).toBeNull();
  });
});

describe('the individual plans', () => {
  it('leave business plans out and are sorted by price, whatever comes in', () => {
    const anyPlan = fc.record({
      price: fc.integer({ min: 0, max: 500 }),
      plan_type: fc.constantFrom('individual' as const, 'business' as const),
    });
    fc.assert(
      fc.property(fc.array(anyPlan), (plans) => {
        const rows = plans.map((plan, index) => ({ ...PLAN, ...plan, id: `${index}` }));
        const offers = individualOffers(rows);
        const prices = offers.map(({ id }) => rows[Number(id)]?.price ?? Number.NaN);
        expect(prices).toEqual(prices.toSorted((one, other) => one - other));
        expect(offers).toHaveLength(plans.filter((plan) => plan.plan_type === 'individual').length);
      }),
    );
  });
});
