import { useEffect, useState, useSyncExternalStore } from 'react';
import { STORAGE_KEYS } from '../../../lib/storage.ts';
import type { IdleState } from '../model/idle-state.ts';
import { ACTIVITIES, createIdleWatch } from '../model/idle-watch.ts';
import { isWatchedSession, keepWatchedSession, localActivityStore } from '../model/local-activity-store.ts';

/** Events after which timers may have been suspended. */
const RESUME_EVENTS = ['visibilitychange', 'focus', 'pageshow'] as const;

const IDLE_DIALOG = '[data-idle-dialog]';

interface IdleFacts {
  readonly state: IdleState;
  /** Returns whether the session could still be extended. */
  readonly extend: () => boolean;
}

/** Watches activity on the page, and in other tabs through storage, while mounted. */
export function useIdleWatch(sessionId: string | null): IdleFacts {
  const [watch] = useState(() => createIdleWatch(localActivityStore));
  useEffect(() => {
    const stop = watch.start(isWatchedSession(sessionId));
    keepWatchedSession(sessionId);
    const listening = new AbortController();
    const { signal } = listening;
    const hear = (event: Event): void =>
      isAnswering(event) ? watch.withdrawActivity() : watch.noteActivity();
    // In the capture phase: scroll events do not bubble, and no handler can stop the event first.
    for (const name of ACTIVITIES) {
      window.addEventListener(name, hear, { capture: true, passive: true, signal });
    }
    for (const name of RESUME_EVENTS) {
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
 * Whether the person is about to answer the warning: moving the pointer in it, or pressing one of its buttons.
 * Closing the dialog then would remove the button under the pointer, and the click would hit the page below.
 */
function isAnswering({ type, target }: Event): boolean {
  if (!(target instanceof Element) || target.closest(IDLE_DIALOG) === null) return false;
  return (
    type === 'mousemove' ||
    ((type === 'mousedown' || type === 'touchstart') && target.closest('button') !== null)
  );
}
