import { readText, STORAGE_KEYS, writeText } from '../../../lib/storage.ts';
import { idleStateAt } from './idle-state.ts';
import type { ActivityStore } from './idle-watch.ts';

/**
 * The last activity, shared by this browser's tabs through localStorage. Where storage is blocked each tab has its
 * own, and so its own session.
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

/** Whether the stored activity belongs to this session and not to one that ended before. */
export function isWatchedSession(sessionId: string | null): boolean {
  return sessionId !== null && readText(STORAGE_KEYS.watchedSession) === sessionId;
}

export function keepWatchedSession(sessionId: string | null): void {
  if (sessionId !== null) writeText(STORAGE_KEYS.watchedSession, sessionId);
}

/**
 * Whether all tabs of this browser have been idle for too long: then a session that another tab has just ended,
 * ended for that.
 */
export function hasIdleTimeRunOut(): boolean {
  const moment = localActivityStore.read();
  return moment !== null && idleStateAt(moment, Date.now()).kind === 'expired';
}
