import type { ReactNode } from 'react';
import { TRIAL_PLAN_ID } from '../../core/billing/plans.ts';
import { useProfile } from '../../features/auth/ui/use-profile.ts';
import { useSession, useSessionStore } from '../../features/auth/ui/use-session.ts';
import { useDemoUsage } from '../../features/demo-access/ui/use-demo-usage.ts';
import { IDLE_TOASTS } from '../../features/idle-session/messages.ts';
import { IdleSession } from '../../features/idle-session/ui/idle-session.tsx';
import { useSubscription } from '../../features/plans/ui/use-subscription.ts';
import { useSubscriptionRefresh } from '../../features/plans/ui/use-subscription-refresh.ts';
import { type Person, PersonContext } from './person.ts';
import { useCleanAddress } from './use-clean-address.ts';
import { useLogout } from './use-logout.ts';
import { useOwnName } from './use-own-name.ts';
import { usePlanWatch } from './use-plan-watch.ts';
import { useSessionNotices } from './use-session-notices.ts';

/**
 * Combines session, profile and subscription into the user context. It opens the session, so it wraps only the
 * screens that need one (sign-in, plan selection, the signed-in area) and not the public pages.
 */
export function PersonProvider({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const store = useSessionStore();
  const userId = session.user?.id ?? null;
  const profile = useProfile(userId);
  const subscription = useSubscription(userId);
  const demo = useDemoUsage(userId, subscription.planId === TRIAL_PLAN_ID);
  const { logout, isLeaving } = useLogout();
  useSubscriptionRefresh(userId, store.recheck);
  useOwnName(userId, profile.fullName, session.phase === 'signed-out');
  useSessionNotices(logout);
  useCleanAddress(session.phase === 'loading');
  usePlanWatch({ userId, role: profile.role, subscription });

  const person: Person = {
    currentUser: session.user,
    userRole: profile.role,
    fullName: profile.fullName ?? session.user?.user_metadata.full_name ?? null,
    accountType: profile.accountType,
    userPlanId: subscription.planId,
    isPlanExpired: subscription.isExpired,
    isSubscriptionActive: subscription.isActive,
    subscriptionTimeLeftMs: subscription.timeLeftMs,
    trialTimerExpiry: subscription.trialTimerExpiry,
    isAuthLoading: session.phase === 'loading' || isLeaving,
    isPlanLoading: subscription.isLoading,
    isPlanUnknown: subscription.isUnknown,
    planFailure: subscription.failure,
    retryPlan: subscription.retry,
    demoUsedCount: demo.usedCount,
    isDemoUsageLoading: demo.isLoading,
    logout,
  };
  return (
    <PersonContext value={person}>
      {children}
      {userId === null ? null : (
        <IdleSession
          key={userId}
          sessionId={session.user?.sessionId ?? null}
          onLogout={() => logout({ farewell: IDLE_TOASTS.loggedOut })}
        />
      )}
    </PersonContext>
  );
}
