import { STORAGE_KEYS } from '../../../lib/storage.ts';

/** Where one person's practice is kept in this browser. */
export function shelfKey(personId: string): string {
  return `${STORAGE_KEYS.labPractice}:${personId}`;
}
