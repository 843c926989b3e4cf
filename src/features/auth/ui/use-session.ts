import { useCallback, useContext, useSyncExternalStore } from 'react';
import type { SessionState, SessionStore } from '../model/session-store.ts';
import { SessionContext } from './session-provider.tsx';

/** The session store, for actions: signing in, signing out, subscribing to notices. */
export function useSessionStore(): SessionStore {
  const store = useContext(SessionContext);
  if (store === null) throw new Error('useSession needs a SessionProvider above it');
  return store;
}

/** The current session state. The first screen that calls it starts the session. */
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
