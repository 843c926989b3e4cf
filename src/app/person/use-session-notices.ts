import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { mayManagePeople, roleOf } from '../../core/access/roles.ts';
import { planFactsOf } from '../../core/access/usable-plan.ts';
import { profileQuery } from '../../features/auth/api/profile.queries.ts';
import type { SessionNotice } from '../../features/auth/model/session-store.ts';
import { useSessionStore } from '../../features/auth/ui/use-session.ts';
import { IDLE_TOASTS } from '../../features/idle-session/messages.ts';
import { hasIdleTimeRunOut } from '../../features/idle-session/model/local-activity-store.ts';
import { subscriptionQuery } from '../../features/plans/api/subscription.queries.ts';
import { PLAN_TOASTS } from '../../features/plans/messages.ts';
import { notify } from '../../lib/notify.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { PATHS } from '../paths.ts';
import type { LogoutOptions } from './person.ts';
import { useAccountNotices } from './use-account-notices.ts';

/** Shows and acts on session events that happen outside of any form (spec sections 4 and 8). */
export function useSessionNotices(logout: (options: LogoutOptions) => Promise<void>): void {
  useAccountNotices();
  const store = useSessionStore();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  const sendWithoutPlan = async (): Promise<void> => {
    const { user } = store.getState();
    // After setting a new password the person goes to the sign-in page instead (spec section 2).
    if (user === null || !user.isEmailConfirmed || pathname === PATHS.resetPassword) return;
    const profile = await queries.ensureQueryData(profileQuery(user.id)).catch(() => null);
    // People who manage others need no plan.
    if (mayManagePeople(roleOf(profile?.role))) return;
    const row = await queries.fetchQuery(subscriptionQuery(user.id)).catch(() => undefined);
    if (row === undefined || !planFactsOf(row, serverNow()).isPlanExpired) return;
    notify(PLAN_TOASTS.selectPlan);
    void navigate(PATHS.selectPlan);
  };

  const follow = useEffectEvent((notice: SessionNotice) => {
    switch (notice) {
      case 'user-updated':
        return void sendWithoutPlan();
      case 'ended-elsewhere':
        // Either of two idle tabs may log out first; the toast is shown in whichever one the person looks at.
        if (hasIdleTimeRunOut()) void logout({ farewell: IDLE_TOASTS.loggedOut });
    }
  });
  useEffect(() => store.onNotice((notice) => follow(notice)), [store]);
}
