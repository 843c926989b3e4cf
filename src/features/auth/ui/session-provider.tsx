import { createContext, type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { onRefusedSession } from '../../../lib/refused-session.ts';
import { isSessionAlive } from '../api/is-session-alive.ts';
import { signIn } from '../api/sign-in.ts';
import { signOut } from '../api/sign-out.ts';
import { watchSession } from '../api/watch-session.ts';
import { hasRecoveryMarker } from '../model/recovery-link.ts';
import { forgetReopeningWish, isReopeningWished } from '../model/reopening.ts';
import { createSessionStore, type SessionStore } from '../model/session-store.ts';

export const SessionContext = createContext<SessionStore | null>(null);

/** What reads the account. Nobody needs it before there is a session, and it brings the client for data. */
const loadCheck = () => import('../api/account-check.ts');

/**
 * Holds the session of the page. It costs nothing until a screen below asks with `useSession`: only then is the client
 * of the auth server loaded.
 */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const { search, hash } = useLocation();
  const [store] = useState(() => {
    const isWished = isReopeningWished(search);
    /** Once a page, however many events of one sign-in ask. */
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
          // It is wanted as soon as the password is right.
          loadCheck().catch(() => undefined);
          return signIn(form);
        },
        signOut,
      },
      hasRecoveryMarker(hash),
    );
  });
  useEffect(() => {
    forgetReopeningWish();
    return () => store.stop();
  }, [store]);
  return <SessionContext value={store}>{children}</SessionContext>;
}
