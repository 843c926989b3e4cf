import { useCallback, useContext, useSyncExternalStore } from 'react';
import type { SessionState, SessionStore } from '../model/session-store.ts';
import { SessionContext } from './session-provider.tsx';

/** The store behind the session, for what acts on it: signing in, signing out, hearing notices. */
export function useSessionStore(): SessionStore {
  const store = useContext(SessionContext);
  if (store === null) throw new Error('useSession needs a SessionProvider above it');
  return store;
}

/** The session as it is now. The first screen that asks starts it. */
export function useSession(): SessionState {
  const store = useSessionStore();
  const subscribe = useCallback(
    (listener: () => void) => {
      store.start();
      return store.subscribe(listener);
    },
    [store],
  );
  return useSyncExternalStore(subscribe, store.getState, store.getState);
}
