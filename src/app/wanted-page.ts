/** Kept for this tab while the person is at Google: a history entry does not survive that. */
const STORAGE_KEY = 'wanted_page';

/** Keeps the address that somebody came for; null forgets it. */
export function keepWantedPage(address: string | null): void {
  try {
    if (address === null) window.sessionStorage.removeItem(STORAGE_KEY);
    else window.sessionStorage.setItem(STORAGE_KEY, address);
  } catch {
    // Blocked storage: signing in then leads to the dashboard.
  }
}

export function wantedPage(): string | null {
  try {
    return window.sessionStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}
