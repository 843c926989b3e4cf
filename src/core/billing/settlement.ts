/** The fields of Stripe's checkout session (API 2025-05-28) that decide whether it is paid. Amounts are cents. */
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
  /** Not paid, or not paid yet. */
  | { readonly kind: 'unpaid' }
  /** The amounts contradict each other, so the purchase must not be fulfilled. */
  | { readonly kind: 'inconsistent' };

/**
 * Settled means complete and either paid or free after promotions. The total must equal subtotal - discount + tax + shipping;
 * the database checks that the subtotal is the plan's price.
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
