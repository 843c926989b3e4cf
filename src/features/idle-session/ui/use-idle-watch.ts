import { useEffect, useState, useSyncExternalStore } from 'react';
import { STORAGE_KEYS } from '../../../lib/storage.ts';
import type { IdleState } from '../model/idle-state.ts';
import { createIdleWatch } from '../model/idle-watch.ts';
import { localActivityStore } from '../model/local-activity-store.ts';

/** What counts as activity (spec section 2). */
const ACTIVITIES = ['mousedown', 'mousemove', 'keydown', 'scroll', 'touchstart'] as const;
/** Moments at which a timer may have been asleep. */
const AWAKENINGS = ['visibilitychange', 'focus', 'pageshow'] as const;

interface IdleFacts {
  readonly state: IdleState;
  /** Answers whether the session could still be extended. */
  readonly extend: () => boolean;
}

/** Watches the page, and through the storage the other tabs, for as long as it is mounted. */
export function useIdleWatch(): IdleFacts {
  const [watch] = useState(() => createIdleWatch(localActivityStore));
  useEffect(() => {
    const stop = watch.start();
    const listening = new AbortController();
    const { signal } = listening;
    // Captured: scrolling does not bubble, and nothing on the page can keep activity to itself.
    for (const name of ACTIVITIES) {
      window.addEventListener(name, watch.noteActivity, { capture: true, passive: true, signal });
    }
    for (const name of AWAKENINGS) {
      window.addEventListener(name, watch.check, { capture: true, signal });
    }
    window.addEventListener(
      'storage',
      (event) => {
        if (event.key === STORAGE_KEYS.lastActivity) watch.check();
      },
      { signal },
    );
    return () => {
      listening.abort();
      stop();
    };
  }, [watch]);
  return { state: useSyncExternalStore(watch.subscribe, watch.getState), extend: watch.extend };
}
