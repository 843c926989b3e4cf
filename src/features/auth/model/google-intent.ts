/** Why the person went to Google; kept in sessionStorage until the browser is back. */
export type GoogleIntent = 'sign-in' | 'sign-up';

const STORAGE_KEY = 'google_trip';

/** Stores that the person is on the way to Google; null removes it. */
export function storeGoogleIntent(intent: GoogleIntent | null): void {
  try {
    if (intent === null) window.sessionStorage.removeItem(STORAGE_KEY);
    else window.sessionStorage.setItem(STORAGE_KEY, intent);
  } catch {
    // Storage is blocked: a failure at Google is then reported like any other error in the address.
  }
}

export function storedGoogleIntent(): GoogleIntent | null {
  try {
    const kept = window.sessionStorage.getItem(STORAGE_KEY);
    return kept === 'sign-in' || kept === 'sign-up' ? kept : null;
  } catch {
    return null;
  }
}

/** Why sign-in with Google failed. */
export type GoogleFailure = 'cancelled' | 'stale' | 'refused';

/** Auth's codes for a Google response that belongs to no sign-in of this browser, or that came too late. */
const STALE = new Set([
  'bad_oauth_state',
  'bad_oauth_callback',
  'flow_state_expired',
  'flow_state_not_found',
]);

/** Why sign-in with Google failed, from the address that Auth returned to; null if the error has another cause. */
export function googleFailureOf(
  search: string,
  hash: string,
  intent: GoogleIntent | null,
): GoogleFailure | null {
  const query = new URLSearchParams(search);
  const params = query.has('error') ? query : new URLSearchParams(hash.replace(/^#/, ''));
  const error = params.get('error');
  const code = params.get('error_code');
  if (error === null) return null;
  if (code !== null && STALE.has(code)) return 'stale';
  // Emailed links report errors in the same parameters, also in a tab that has been at Google.
  if (intent === null || code?.startsWith('otp_')) return null;
  return error === 'access_denied' && code === null ? 'cancelled' : 'refused';
}
