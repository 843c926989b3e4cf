/**
 * Set in sessionStorage while the person is at the payment page, so that only a return from there reports an unpaid
 * checkout.
 */
const KEY = 'payment_visit';

export function beginPaymentVisit(): void {
  try {
    window.sessionStorage.setItem(KEY, 'open');
  } catch {
    // Storage is blocked: the return then reports nothing.
  }
}

export function isPaymentVisitOpen(): boolean {
  try {
    return window.sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function endPaymentVisit(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: there is nothing to remove.
  }
}
