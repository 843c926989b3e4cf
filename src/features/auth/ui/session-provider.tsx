import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useEffect, useState } from 'react';
import { onRefusedSession } from '../../../lib/refused-session.ts';
import { isSessionAlive } from '../api/is-session-alive.ts';
import { profileQuery } from '../api/profile.queries.ts';
import { reopenOwnAccount } from '../api/reopen-account.ts';
import { signIn } from '../api/sign-in.ts';
import { signOut } from '../api/sign-out.ts';
import { watchSession } from '../api/watch-session.ts';
import { accountStanding } from '../model/account.ts';
import { hasRecoveryMarker } from '../model/recovery-link.ts';
import { forgetReopeningWish, isReopeningWished } from '../model/reopening.ts';
import { createSessionStore, type SessionStore } from '../model/session-store.ts';

export const SessionContext = createContext<SessionStore | null>(null);

/**
 * Holds the session of the page. It costs nothing until a screen below asks with `useSession`: only then is the
 * Supabase client loaded, so this may stand around the public pages too.
 */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const queries = useQueryClient();
  const [store] = useState(() => {
    const isWished = isReopeningWished(window.location.search);
    /** Once a page, however many events of one sign-in ask. */
    let reopening: Promise<boolean> | null = null;
    return createSessionStore(
      {
        watch: watchSession,
        readStanding: async (userId) =>
          accountStanding(await queries.fetchQuery({ ...profileQuery(userId), staleTime: 0 })),
        reopen: async () => {
          if (!isWished) return false;
          reopening ??= reopenOwnAccount();
          const isOpen = await reopening;
          await queries.invalidateQueries({ queryKey: ['profile'] });
          return isOpen;
        },
        watchRefusals: onRefusedSession,
        isAlive: isSessionAlive,
        signIn,
        signOut,
      },
      hasRecoveryMarker(window.location.hash),
    );
  });
  useEffect(() => {
    forgetReopeningWish();
    return () => store.stop();
  }, [store]);
  return <SessionContext value={store}>{children}</SessionContext>;
}
