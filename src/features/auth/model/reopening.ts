import { REOPEN_PARAM } from '../../../core/contracts/return-paths.ts';

/** Kept for this tab while the person is at Google. */
const STORAGE_KEY = 'reopen_account';

/** Signing up with Google is signing up again for whoever has closed their account. */
export function keepReopeningWish(): void {
  try {
    window.sessionStorage.setItem(STORAGE_KEY, 'yes');
  } catch {
    // Blocked storage: the form with the address does the same.
  }
}

export function forgetReopeningWish(): void {
  try {
    window.sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing is kept there.
  }
}

/** Whether this page was opened by the emailed link that opens a closed account again, or on the way back from signing up with Google. */
export function isReopeningWished(search: string): boolean {
  if (new URLSearchParams(search).has(REOPEN_PARAM)) return true;
  try {
    return window.sessionStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}
