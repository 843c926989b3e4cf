/** Noted in this tab while somebody is at the payment page, so that only its way back says that nothing was paid. */
const KEY = 'payment_visit';

export function beginPaymentVisit(): void {
  try {
    window.sessionStorage.setItem(KEY, 'open');
  } catch {
    // Blocked storage: the way back then says nothing.
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
    // Blocked storage holds nothing to remove.
  }
}
