import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { AUTH_TOASTS } from '../../features/auth/messages.ts';
import { useSessionStore } from '../../features/auth/ui/use-session.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { backendMessage } from '../../lib/backend-message.ts';
import { notify } from '../../lib/notify.ts';
import { PATHS } from '../paths.ts';
import type { LogoutOptions } from './person.ts';

export interface Logout {
  /** Ends the session in this browser and leaves the signed-in area. */
  readonly logout: (options?: LogoutOptions) => Promise<void>;
  /**
   * True from the request until another screen is shown. Guards wait meanwhile: otherwise they would redirect to
   * sign-in instead of the logout's own target.
   */
  readonly isLeaving: boolean;
}

export function useLogout(): Logout {
  const store = useSessionStore();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { t } = useTranslation('auth');
  const [leavingFrom, setLeavingFrom] = useState<string | null>(null);
  useEffect(() => {
    setLeavingFrom((from) => (from === pathname ? from : null));
  }, [pathname]);

  const logout = useCallback(
    async ({ to = PATHS.home, farewell = AUTH_TOASTS.loggedOut }: LogoutOptions = {}) => {
      setLeavingFrom(pathname);
      try {
        await store.signOut();
      } catch (cause) {
        setLeavingFrom(null);
        console.error('Logout failed', cause);
        notify(AUTH_TOASTS.failed, { message: backendMessage(cause) ?? t('failures.logout') });
        return;
      }
      // Cached data of this person must not reach the next one.
      queries.removeQueries();
      queries.getMutationCache().clear();
      notify(farewell);
      await navigate(to);
    },
    [store, queries, navigate, pathname, t],
  );
  return { logout, isLeaving: leavingFrom === pathname };
}
