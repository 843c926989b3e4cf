import { describe, expect, test } from 'vitest';
import { annualPrice, annualSavings, struckThroughPrice, toCents } from '../../../src/core/billing/prices.ts';
import { fc } from '../../support/fixed-seeds.ts';

const price = fc.integer({ min: 1, max: 1_000_000 }).map((cents) => cents / 100);

describe('billed by the year', () => {
  test.each([
    [{ price: 9.49 }, 91.1, 22.78, 20],
    [{ price: 12.99 }, 124.7, 31.18, 20],
    [{ price: 10, annual_price: 60 }, 60, 60, 50],
    [{ price: 10, annual_price: 120 }, 120, 0, 0],
    [{ price: 10, annual_price: 200 }, 200, 0, 0],
    [{ price: 0 }, 0, 0, 0],
  ])('%j costs $%d, which saves $%d (%d%%)', (plan, yearly, amount, percent) => {
    expect(annualPrice(plan)).toBe(yearly);
    expect(annualSavings(plan)).toEqual({ amount, percent });
  });

  test('a plan without an annual price of its own is a fifth cheaper, to the cent', () => {
    fc.assert(
      fc.property(price, (monthly) => {
        const yearly = annualPrice({ price: monthly, annual_price: null });
        expect(Math.abs(yearly - monthly * 9.6)).toBeLessThanOrEqual(0.005 + 1e-9);
        expect(toCents(yearly) / 100).toBe(yearly);
        const { amount } = annualSavings({ price: monthly });
        expect(toCents(yearly) + toCents(amount)).toBe(toCents(monthly * 12));
      }),
    );
  });
});

describe('a struck-through price', () => {
  test('is shown only when it is above the price', () => {
    expect(struckThroughPrice({ price: 139, discounted_price: 168 })).toBe(168);
    expect(struckThroughPrice({ price: 139, discounted_price: 139 })).toBeNull();
    expect(struckThroughPrice({ price: 139, discounted_price: 99 })).toBeNull();
    expect(struckThroughPrice({ price: 139, discounted_price: null })).toBeNull();
    expect(struckThroughPrice({ price: 139 })).toBeNull();
  });
});

test('cents are whole and come back as the same dollars', () => {
  fc.assert(
    fc.property(fc.nat({ max: 100_000_000 }), (cents) => {
      expect(toCents(cents / 100)).toBe(cents);
    }),
  );
});
