/** When a checkout session counts as paid, from what Stripe says about it (API 2025-05-28). Amounts are cents. */
export interface SessionAmounts {
  readonly status: string | null;
  readonly paymentStatus: string;
  readonly subtotal: number | null;
  readonly total: number | null;
  readonly discount: number;
  readonly tax: number;
  readonly shipping: number;
}

export type Settlement =
  | { readonly kind: 'settled'; readonly subtotal: number; readonly total: number }
  /** Nothing is wrong; the money is not there (yet). */
  | { readonly kind: 'unpaid' }
  /** The figures contradict each other, so nothing may be given for them. */
  | { readonly kind: 'inconsistent' };

/**
 * Settled means complete and either paid, or with nothing left to pay after promotions. The total has to be what Stripe's
 * own parts of it add up to; whether the subtotal is the plan's price is for the database to compare.
 */
export function settlementOf(session: SessionAmounts): Settlement {
  const { subtotal, total } = session;
  if (session.status !== 'complete' || session.paymentStatus === 'unpaid') return { kind: 'unpaid' };
  if (subtotal === null || total === null || total < 0) return { kind: 'inconsistent' };
  if (total !== subtotal - session.discount + session.tax + session.shipping) return { kind: 'inconsistent' };
  if (session.paymentStatus === 'paid') return { kind: 'settled', subtotal, total };
  return session.paymentStatus === 'no_payment_required' && total === 0
    ? { kind: 'settled', subtotal, total }
    : { kind: 'unpaid' };
}
