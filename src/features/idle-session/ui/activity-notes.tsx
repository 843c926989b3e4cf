import { useEffect } from 'react';
import { ACTIVITIES } from '../model/idle-watch.ts';
import { hasIdleTimeRunOut, localActivityStore } from '../model/local-activity-store.ts';

/** Limits how often activity is written to storage. */
const NOTE_EVERY_MS = 5_000;

/**
 * Records activity on pages that do not load the session. It cannot revive a session that has been idle for too
 * long; that one ends on return to the signed-in area.
 */
export function ActivityNotes() {
  useEffect(() => {
    const listening = new AbortController();
    let notedAt = Number.NEGATIVE_INFINITY;
    const note = (): void => {
      const now = Date.now();
      if (now - notedAt < NOTE_EVERY_MS || hasIdleTimeRunOut()) return;
      notedAt = now;
      localActivityStore.write(now);
    };
    for (const name of ACTIVITIES) {
      window.addEventListener(name, note, { capture: true, passive: true, signal: listening.signal });
    }
    return () => listening.abort();
  }, []);
  return null;
}
