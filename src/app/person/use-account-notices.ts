import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { AUTH_TOASTS } from '../../features/auth/messages.ts';
import type { SessionNotice } from '../../features/auth/model/session-store.ts';
import { useSessionStore } from '../../features/auth/ui/use-session.ts';
import { notify } from '../../lib/notify.ts';
import { PATHS } from '../paths.ts';

/** Shows the notices that the session raises about the account and acts on them (spec sections 4 and 8). */
export function useAccountNotices(): void {
  const store = useSessionStore();
  const navigate = useNavigate();
  const follow = useEffectEvent((notice: SessionNotice) => {
    switch (notice) {
      case 'account-missing':
        notify(AUTH_TOASTS.accountMissing);
        return void navigate(PATHS.login, { replace: true });
      case 'account-deactivated':
        notify(AUTH_TOASTS.accountDeactivated);
        return void navigate(PATHS.login, { replace: true });
      case 'account-reopened':
        notify(AUTH_TOASTS.accountReopened);
        return void navigate(PATHS.selectPlan, { replace: true });
    }
  });
  useEffect(() => store.onNotice((notice) => follow(notice)), [store]);
}
