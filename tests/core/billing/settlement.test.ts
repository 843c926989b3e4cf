import { describe, expect, test } from 'vitest';
import { type SessionAmounts, settlementOf } from '../../../src/core/billing/settlement.ts';
import { fc } from '../../support/fixed-seeds.ts';

const PAID: SessionAmounts = {
  status: 'complete',
  paymentStatus: 'paid',
  subtotal: 949,
  total: 949,
  discount: 0,
  tax: 0,
  shipping: 0,
};

describe('a checkout session', () => {
  test.each<[string, Partial<SessionAmounts>, string]>([
    ['complete and paid is settled', {}, 'settled'],
    ['paid with a promotion is settled', { discount: 475, total: 474 }, 'settled'],
    ['paid with tax on top is settled', { tax: 76, total: 1025 }, 'settled'],
    [
      'with nothing left to pay is settled',
      { paymentStatus: 'no_payment_required', discount: 949, total: 0 },
      'settled',
    ],
    ['with nothing left that Stripe calls paid is settled', { discount: 949, total: 0 }, 'settled'],
    ['complete but unpaid is unpaid', { paymentStatus: 'unpaid' }, 'unpaid'],
    ['still open is unpaid', { status: 'open' }, 'unpaid'],
    ['expired is unpaid', { status: 'expired' }, 'unpaid'],
    ['without a status is unpaid', { status: null }, 'unpaid'],
    ['that puts payment off is unpaid', { paymentStatus: 'no_payment_required' }, 'unpaid'],
    ['of a kind that nobody knows is unpaid', { paymentStatus: 'promised' }, 'unpaid'],
    ['without figures is inconsistent', { subtotal: null }, 'inconsistent'],
    ['without a total is inconsistent', { total: null }, 'inconsistent'],
    ['cheaper than its parts is inconsistent', { total: 1 }, 'inconsistent'],
    ['below nothing is inconsistent', { discount: 950, total: -1 }, 'inconsistent'],
  ])('%s', (_what, change, kind) => {
    expect(settlementOf({ ...PAID, ...change }).kind).toBe(kind);
  });

  test('is never settled for a total that its parts do not add up to', () => {
    const cents = fc.integer({ min: -10, max: 2000 });
    fc.assert(
      fc.property(
        fc.record({
          status: fc.constantFrom('open', 'complete', 'expired', null),
          paymentStatus: fc.constantFrom('paid', 'unpaid', 'no_payment_required'),
          subtotal: fc.option(cents),
          total: fc.option(cents),
          discount: cents,
          tax: cents,
          shipping: cents,
        }),
        (session) => {
          const settlement = settlementOf(session);
          if (settlement.kind !== 'settled') return;
          expect(session.status).toBe('complete');
          expect(session.paymentStatus === 'paid' || settlement.total === 0).toBe(true);
          expect(settlement.total).toBe(
            settlement.subtotal - session.discount + session.tax + session.shipping,
          );
          expect(settlement.total).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
