import { useEffect } from 'react';
import { ACTIVITIES } from '../model/idle-watch.ts';
import { hasIdleTimeRunOut, localActivityStore } from '../model/local-activity-store.ts';

/** Noting every movement would only keep the storage busy. */
const NOTE_EVERY_MS = 5_000;

/**
 * For pages that do without the session: what a signed-in person does there is activity too. It cannot bring back a session
 * that has been idle for too long; the watch ends that one on return.
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
