import { createContext, type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { onRefusedSession } from '../../../lib/refused-session.ts';
import { hasStoredSession } from '../../../lib/storage.ts';
import { isSessionAlive } from '../api/is-session-alive.ts';
import { signIn } from '../api/sign-in.ts';
import { signOut } from '../api/sign-out.ts';
import { watchSession } from '../api/watch-session.ts';
import { hasRecoveryMarker } from '../model/recovery-link.ts';
import { forgetReopeningWish, isReopeningWished } from '../model/reopening.ts';
import { createSessionStore, type SessionStore } from '../model/session-store.ts';

export const SessionContext = createContext<SessionStore | null>(null);

/** Loaded on demand: needed only with a session, and it loads the client for data. */
const loadCheck = () => import('../api/account-check.ts');

/** Provides the page's session. The auth client is loaded only when a screen below calls `useSession`. */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const { search, hash } = useLocation();
  const [store] = useState(() => {
    const isWished = isReopeningWished(search);
    /** One request per page, however many events of one sign-in ask for it. */
    let reopening: Promise<boolean> | null = null;
    return createSessionStore(
      {
        watch: watchSession,
        readStanding: async (userId) => (await loadCheck()).readStanding(userId),
        reopen: async () => {
          if (!isWished) return false;
          reopening ??= loadCheck().then(({ reopen }) => reopen());
          return reopening;
        },
        watchRefusals: onRefusedSession,
        isAlive: isSessionAlive,
        signIn: (form) => {
          // Preloaded: needed as soon as the password is accepted.
          loadCheck().catch(() => undefined);
          return signIn(form);
        },
        signOut,
      },
      hasRecoveryMarker(hash),
    );
  });
  useEffect(() => {
    // Preloaded: whoever is signed in is checked first of all.
    if (hasStoredSession()) loadCheck().catch(() => undefined);
    forgetReopeningWish();
    return () => store.stop();
  }, [store]);
  return <SessionContext value={store}>{children}</SessionContext>;
}
