import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { AUTH_TOASTS } from '../../features/auth/messages.ts';
import { toAuthFailure } from '../../features/auth/model/auth-failure.ts';
import { useSessionStore } from '../../features/auth/ui/use-session.ts';
import { notify } from '../../lib/notify.ts';
import { PATHS } from '../paths.ts';
import type { LogoutOptions } from './person.ts';

/**
 * Ends the session everywhere in this browser. The person is moved away before the guards see that nobody is signed in,
 * so that they land where the logout leads and not on the sign-in page.
 */
export function useLogout(): (options?: LogoutOptions) => Promise<void> {
  const store = useSessionStore();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { t } = useTranslation('auth');
  return useCallback(
    async ({ to = PATHS.home, farewell = AUTH_TOASTS.loggedOut } = {}) => {
      try {
        await store.signOut(() => navigate(to));
        // Nothing of this person is to be seen by the next one.
        queries.removeQueries();
        queries.getMutationCache().clear();
        notify(farewell);
      } catch (cause) {
        console.error('Logout failed', cause);
        notify(AUTH_TOASTS.failed, { message: toAuthFailure(cause).message || t('failures.logout') });
      }
    },
    [store, queries, navigate, t],
  );
}
