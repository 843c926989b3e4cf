import { STORAGE_KEYS } from '../../../lib/storage.ts';

/** Where one person's unfinished practice is kept in this browser. */
export function unfinishedKey(personId: string): string {
  return `${STORAGE_KEYS.labUnfinished}:${personId}`;
}
