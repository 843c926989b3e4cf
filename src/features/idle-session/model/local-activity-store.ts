import { readText, STORAGE_KEYS, writeText } from '../../../lib/storage.ts';
import { idleStateAt } from './idle-state.ts';
import type { ActivityStore } from './idle-watch.ts';

/**
 * The last activity as this browser's tabs share it. Where storage is blocked every tab is on its own, and so is its
 * session, which lives in the same storage.
 */
export const localActivityStore: ActivityStore = {
  read() {
    const moment = Number(readText(STORAGE_KEYS.lastActivity) ?? Number.NaN);
    return Number.isFinite(moment) ? moment : null;
  },
  write(moment) {
    writeText(STORAGE_KEYS.lastActivity, String(moment));
  },
};

/** Whether the last activity that is kept belongs to this session, and not to one that ended before somebody signed in. */
export function isWatchedSession(sessionId: string | null): boolean {
  return sessionId !== null && readText(STORAGE_KEYS.watchedSession) === sessionId;
}

export function keepWatchedSession(sessionId: string | null): void {
  if (sessionId !== null) writeText(STORAGE_KEYS.watchedSession, sessionId);
}

/** Whether everybody at this browser has been idle for too long: a session that another tab has ended just now ended for that. */
export function hasIdleTimeRunOut(): boolean {
  const moment = localActivityStore.read();
  return moment !== null && idleStateAt(moment, Date.now()).kind === 'expired';
}
