/** Kept in sessionStorage while the person is at Google: navigation state does not survive that. */
const STORAGE_KEY = 'wanted_page';

/** Stores the address that the person asked for; null removes it. */
export function keepWantedPage(address: string | null): void {
  try {
    if (address === null) window.sessionStorage.removeItem(STORAGE_KEY);
    else window.sessionStorage.setItem(STORAGE_KEY, address);
  } catch {
    // Storage is blocked: signing in then leads to the dashboard.
  }
}

export function wantedPage(): string | null {
  try {
    return window.sessionStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}
