import { useEffect, useState, useSyncExternalStore } from 'react';
import { STORAGE_KEYS } from '../../../lib/storage.ts';
import type { IdleState } from '../model/idle-state.ts';
import { ACTIVITIES, createIdleWatch } from '../model/idle-watch.ts';
import { isWatchedSession, keepWatchedSession, localActivityStore } from '../model/local-activity-store.ts';

/** Moments at which a timer may have been asleep. */
const AWAKENINGS = ['visibilitychange', 'focus', 'pageshow'] as const;

const IDLE_DIALOG = '[data-idle-dialog]';

interface IdleFacts {
  readonly state: IdleState;
  /** Answers whether the session could still be extended. */
  readonly extend: () => boolean;
}

/** Watches the page, and through the storage the other tabs, for as long as it is mounted. */
export function useIdleWatch(sessionId: string | null): IdleFacts {
  const [watch] = useState(() => createIdleWatch(localActivityStore));
  useEffect(() => {
    const stop = watch.start(isWatchedSession(sessionId));
    keepWatchedSession(sessionId);
    const listening = new AbortController();
    const { signal } = listening;
    const hear = (event: Event): void =>
      isAnswering(event) ? watch.withdrawActivity() : watch.noteActivity();
    // Captured: scrolling does not bubble, and nothing on the page can keep activity to itself.
    for (const name of ACTIVITIES) {
      window.addEventListener(name, hear, { capture: true, passive: true, signal });
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
  }, [watch, sessionId]);
  return { state: useSyncExternalStore(watch.subscribe, watch.getState), extend: watch.extend };
}

/**
 * Whether the person is about to answer the warning: moving inside it, or pressing one of its buttons. Closing it then would
 * take the button away under the pointer, and the click would land on the page below.
 */
function isAnswering({ type, target }: Event): boolean {
  if (!(target instanceof Element) || target.closest(IDLE_DIALOG) === null) return false;
  return (
    type === 'mousemove' ||
    ((type === 'mousedown' || type === 'touchstart') && target.closest('button') !== null)
  );
}
