import { Suspense, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { streakOf } from '../../core/billing/streak.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { keepToasts } from '../../ui/toast-host.tsx';
import { SignedInGuard } from '../guards/signed-in-guard.tsx';
import { type Person, trialHoursOf, usablePlanOf, usePerson } from '../person/person.ts';
import { useWaitingPractice } from '../simulations/use-waiting-practice.ts';
import { AppLayout, type AppLayoutProps } from './app-layout.tsx';
import { ContactSupport, useSupportDialog } from './use-support-dialog.tsx';

/** The signed-in area: its guard, its layout and the facts its menu shows. */
export function SignedInFrame() {
  return (
    <SignedInGuard>
      <Frame />
    </SignedInGuard>
  );
}

function Frame() {
  const person = usePerson();
  useWaitingPractice(person.currentUser?.id ?? null);
  // Most of what is pressed here has no field: the first button may be pressed when the network is gone.
  useEffect(() => whenIdle(keepToasts), []);
  const menu = menuOf(person);
  const support = useSupportDialog({ name: menu.person.fullName ?? '', email: menu.person.email });
  return (
    <AppLayout {...menu} onLogout={() => void person.logout()} onContactSupport={support.open}>
      <ContactSupport value={support.open}>
        <Suspense fallback={<Spinner />}>
          <Outlet />
        </Suspense>
      </ContactSupport>
      {support.dialog}
    </AppLayout>
  );
}

function menuOf(
  person: Person,
): Pick<AppLayoutProps, 'person' | 'planId' | 'demoUsedCount' | 'streak' | 'trialHoursLeft'> {
  const { userPlanId } = person;
  return {
    person: {
      fullName: person.fullName,
      email: person.currentUser?.email ?? '',
      role: person.userRole ?? 'user',
    },
    planId: usablePlanOf(person),
    demoUsedCount: person.demoUsedCount,
    streak: streakOf(userPlanId, {
      isActive: person.isSubscriptionActive,
      timeLeftMs: person.subscriptionTimeLeftMs,
    }),
    trialHoursLeft: trialHoursOf(person),
  };
}
