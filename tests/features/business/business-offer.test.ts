import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlanRow } from '../../../src/core/contracts/rows.ts';
import { businessOffers } from '../../../src/features/business/model/business-offer.ts';

const PLAN: PlanRow = {
  id: 'b7000000-0000-4000-8000-000000000006',
  name: 'Golden Bundle',
  description: 'Assess and train.',
  price: 139,
  annual_price: null,
  discounted_price: 168,
  price_interval: 'monthly',
  features: ['Everything'],
  plan_type: 'business',
  is_popular: true,
  stripe_price_id: null,
  stripe_price_id_live: null,
};

describe('a business plan on offer', () => {
  it('states its price, and the one before where that was higher', () => {
    expect(businessOffers([PLAN])).toMatchObject([{ price: '$139.00', formerPrice: '$168.00' }]);
    expect(businessOffers([{ ...PLAN, discounted_price: 100 }])).toMatchObject([{ formerPrice: null }]);
    expect(businessOffers([{ ...PLAN, price: 0 }])).toMatchObject([{ price: null }]);
  });

  it('writes its price in the way of the reader', () => {
    expect(businessOffers([PLAN], 'es')[0]?.price).toMatch(/139,00/);
  });

  it.each([
    { name: 'Testing', wording: 'other' },
    { name: 'Ticketing System', wording: 'other' },
    { name: 'Demo', wording: 'demo' },
    { name: 'ace plan', wording: 'ace' },
  ])('named $name speaks the words of $wording', ({ name, wording }) => {
    expect(businessOffers([{ ...PLAN, name }])).toMatchObject([{ wording }]);
  });
});

describe('the business plans', () => {
  it('leave individual plans out and are sorted by price, whatever comes in', () => {
    const anyPlan = fc.record({
      price: fc.integer({ min: 0, max: 500 }),
      plan_type: fc.constantFrom('individual' as const, 'business' as const),
    });
    fc.assert(
      fc.property(fc.array(anyPlan), (plans) => {
        const rows = plans.map((plan, index) => ({ ...PLAN, ...plan, id: `${index}` }));
        const shown = businessOffers(rows).map(({ id }) => rows[Number(id)]);
        expect(shown.map((row) => row?.price)).toEqual(
          plans
            .filter((plan) => plan.plan_type === 'business')
            .map((plan) => plan.price)
            .toSorted((one, other) => one - other),
        );
        expect(shown.every((row) => row?.plan_type === 'business')).toBe(true);
      }),
    );
  });
});
