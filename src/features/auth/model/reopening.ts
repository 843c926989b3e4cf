import { REOPEN_PARAM } from '../../../core/contracts/return-paths.ts';

/** Kept in sessionStorage while the person is at Google. */
const STORAGE_KEY = 'reopen_account';

/** Stores that a sign-up with Google may reopen the person's closed account. */
export function keepReopeningWish(): void {
  try {
    window.sessionStorage.setItem(STORAGE_KEY, 'yes');
  } catch {
    // Storage is blocked: the form with the email address does the same.
  }
}

export function forgetReopeningWish(): void {
  try {
    window.sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is blocked: nothing was stored.
  }
}

/**
 * Whether this page was opened by the emailed link that reopens an account, or by the return from a sign-up with
 * Google.
 */
export function isReopeningWished(search: string): boolean {
  if (new URLSearchParams(search).has(REOPEN_PARAM)) return true;
  try {
    return window.sessionStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}
