/** How far each history entry of this tab was scrolled, by the router's key of the entry; survives leaving the site. */
const STORAGE_KEY = 'scroll_positions';
/** The router's key of the entry that a document was opened with. */
const FIRST_ENTRY = 'default';

const positions = new Map<string, number>(readStored());
// Opened afresh, and not come back to: what an earlier document left under this key is of another address.
if (!isComeBackTo()) positions.delete(FIRST_ENTRY);

export function savedScrollTop(key: string): number | null {
  return positions.get(key) ?? null;
}

/** The entry that was last scrolled back to where it had been left. */
let restoredKey: string | null = null;

export function noteRestored(key: string): void {
  restoredKey = key;
}

/** Whether the person has come back to this entry and stands where they were. */
export function isRestored(key: string): boolean {
  return restoredKey === key;
}

export function saveScrollTop(key: string, top: number): void {
  positions.set(key, top);
}

/** Writes the positions down for the document that the person may come back with. */
export function keepScrollPositions(): void {
  try {
    window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions]));
  } catch {
    // Blocked storage: then Back from another site begins at the top.
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
