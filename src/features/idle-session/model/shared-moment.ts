import { readText, STORAGE_KEYS, writeText } from '../../../lib/storage.ts';
import type { SharedMoment } from './idle-watch.ts';

/**
 * The last activity as this browser's tabs share it. Where storage is blocked every tab is on its own, and so is its
 * session, which lives in the same storage.
 */
export const storedMoment: SharedMoment = {
  read() {
    const moment = Number(readText(STORAGE_KEYS.lastActivity) ?? Number.NaN);
    return Number.isFinite(moment) ? moment : null;
  },
  write(moment) {
    writeText(STORAGE_KEYS.lastActivity, String(moment));
  },
};
