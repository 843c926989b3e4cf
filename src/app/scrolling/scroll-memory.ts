/** Scroll positions by the router's key of the history entry; kept for the tab, also across leaving the site. */
const STORAGE_KEY = 'scroll_positions';
/** The router's key of the entry that the document was opened with. */
const FIRST_ENTRY = 'default';

const positions = new Map<string, number>(readStored());
// On a fresh visit (not Back or reload), a stored position under the default key belongs to another address.
if (!isComeBackTo()) positions.delete(FIRST_ENTRY);

export function savedScrollTop(key: string): number | null {
  return positions.get(key) ?? null;
}

/** The entry whose scroll position was restored last. */
let restoredKey: string | null = null;

export function noteRestored(key: string): void {
  restoredKey = key;
}

/** Whether the scroll position of this entry was just restored. */
export function isRestored(key: string): boolean {
  return restoredKey === key;
}

export function saveScrollTop(key: string, top: number): void {
  positions.set(key, top);
}

/** Saves the positions for the document that the person may return with. */
export function keepScrollPositions(): void {
  try {
    window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions]));
  } catch {
    // Storage is blocked: Back from another site then starts at the top.
  }
}

function readStored(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPosition) : [];
  } catch {
    return [];
  }
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}

function isComeBackTo(): boolean {
  if (typeof window === 'undefined') return false;
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && (entry.type === 'reload' || entry.type === 'back_forward'));
}
