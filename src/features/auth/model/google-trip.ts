/** What somebody went to Google for; kept for this tab until the browser is back. */
export type GoogleTrip = 'sign-in' | 'sign-up';

const STORAGE_KEY = 'google_trip';

/** Keeps that the person is on the way to Google; null forgets it. */
export function keepGoogleTrip(trip: GoogleTrip | null): void {
  try {
    if (trip === null) window.sessionStorage.removeItem(STORAGE_KEY);
    else window.sessionStorage.setItem(STORAGE_KEY, trip);
  } catch {
    // Blocked storage: a failure at Google is then told as any other that an address names.
  }
}

export function googleTrip(): GoogleTrip | null {
  try {
    const kept = window.sessionStorage.getItem(STORAGE_KEY);
    return kept === 'sign-in' || kept === 'sign-up' ? kept : null;
  } catch {
    return null;
  }
}

/** Why Google did not sign the person in. */
export type GoogleFailure = 'cancelled' | 'stale' | 'refused';

/** Codes of Auth for an answer of Google that belongs to no sign-in of this browser, or to one that took too long. */
const STALE = new Set([
  'bad_oauth_state',
  'bad_oauth_callback',
  'flow_state_expired',
  'flow_state_not_found',
]);

/** Reads from the address that Auth came back to why Google did not sign the person in; null where that was not Google. */
export function googleFailureOf(search: string, hash: string, trip: GoogleTrip | null): GoogleFailure | null {
  const query = new URLSearchParams(search);
  const params = query.has('error') ? query : new URLSearchParams(hash.replace(/^#/, ''));
  const error = params.get('error');
  const code = params.get('error_code');
  if (error === null) return null;
  if (code !== null && STALE.has(code)) return 'stale';
  // Emailed links fail by the same parameters, whatever the tab was used for before.
  if (trip === null || code?.startsWith('otp_')) return null;
  return error === 'access_denied' && code === null ? 'cancelled' : 'refused';
}
