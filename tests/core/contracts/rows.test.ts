import { describe, expect, test } from 'vitest';
import { invoiceRow, planRow } from '../../../src/core/contracts/rows.ts';
import { fc } from '../../support/fixed-seeds.ts';

const PLAN = {
  id: 'b7000000-0000-4000-8000-000000000002',
  name: 'Ace Plan',
  description: null,
  price: 9.49,
  annual_price: null,
  discounted_price: null,
  price_interval: 'one-time',
  features: ['a', 'b'],
  plan_type: 'individual',
  is_popular: false,
  stripe_price_id: null,
  stripe_price_id_live: null,
};

describe('a plan’s features', () => {
  test('are the same list, written as a list or as JSON text', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (features) => {
        expect(planRow.parse({ ...PLAN, features }).features).toEqual(features);
        expect(planRow.parse({ ...PLAN, features: JSON.stringify(features) }).features).toEqual(features);
      }),
    );
  });

  test.each([
    ['text that is no JSON', 'a, b'],
    ['an object', '{"a":1}'],
    ['numbers', '[1,2]'],
    ['nothing', null],
  ])('are refused as %s', (_what, features) => {
    expect(planRow.safeParse({ ...PLAN, features }).success).toBe(false);
  });
});

test('prices are numbers, also where the database wrote them as text, and never below nothing', () => {
  expect(planRow.parse({ ...PLAN, price: '12.99' }).price).toBe(12.99);
  expect(planRow.safeParse({ ...PLAN, price: -1 }).success).toBe(false);
  expect(planRow.safeParse({ ...PLAN, price: 'free' }).success).toBe(false);
});

test('an invoice’s amount is a number of dollars', () => {
  const row = {
    id: 'in_1',
    date: '2026-11-21T00:00:00Z',
    amount: '9.49',
    currency: 'usd',
    description: null,
    status: 'paid',
    invoice_pdf: null,
    hosted_invoice_url: null,
  };
  expect(invoiceRow.parse(row).amount).toBe(9.49);
});
