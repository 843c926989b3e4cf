import { createContext, useContext } from 'react';
import type { AccessFacts } from '../../core/access/guard.ts';
import { usablePlanId } from '../../core/access/usable-plan.ts';
import { trialHoursLeft } from '../../core/billing/subscription.ts';
import type { AccountType, Role } from '../../core/contracts/vocabulary.ts';
import type { SessionUser } from '../../features/auth/model/session-user.ts';
import type { ToastMessage } from '../../lib/notify.ts';
import { serverNow } from '../../lib/server-clock.ts';

export interface LogoutOptions {
  /** The address to go to; the landing page by default. */
  readonly to?: string;
  /** A toast shown after the logout. */
  readonly farewell?: ToastMessage;
}

/** The user context of spec section 3. */
export interface Person {
  readonly currentUser: SessionUser | null;
  /** Null while signed out or still loading. */
  readonly userRole: Role | null;
  readonly fullName: string | null;
  readonly accountType: AccountType | null;
  readonly userPlanId: string | null;
  readonly isPlanExpired: boolean;
  readonly isSubscriptionActive: boolean;
  readonly subscriptionTimeLeftMs: number | null;
  /** ISO; only for a trial plan that has not expired. */
  readonly trialTimerExpiry: string | null;
  readonly isAuthLoading: boolean;
  readonly isPlanLoading: boolean;
  /** The plan lookup failed; `retryPlan` repeats it. */
  readonly isPlanUnknown: boolean;
  /** The error of the failed lookup; null without a failure. */
  readonly planFailure: unknown;
  readonly retryPlan: () => void;
  readonly demoUsedCount: number;
  readonly isDemoUsageLoading: boolean;
  readonly logout: (options?: LogoutOptions) => Promise<void>;
}

export const PersonContext = createContext<Person | null>(null);

/** The signed-in person, their role and their plan. */
export function usePerson(): Person {
  const person = useContext(PersonContext);
  if (person === null) throw new Error('usePerson needs a PersonProvider above it');
  return person;
}

/** Whole hours left of the trial; null without a trial. */
export function trialHoursOf({ trialTimerExpiry }: Person): number | null {
  return trialTimerExpiry === null ? null : trialHoursLeft(trialTimerExpiry, serverNow());
}

/** The plan that the person can use now; null without one, after its end, and while it is unknown. */
export function usablePlanOf({ userPlanId, isPlanExpired }: Person): string | null {
  return usablePlanId({ planId: userPlanId, isPlanExpired });
}

/** The facts that the guards of `core/access` need. */
export function accessFactsOf(person: Person): AccessFacts {
  return {
    isAuthLoading: person.isAuthLoading,
    isSignedIn: person.currentUser !== null,
    isPlanLoading: person.isPlanLoading,
    planId: person.userPlanId,
    isPlanExpired: person.isPlanExpired,
    isDemoUsageLoading: person.isDemoUsageLoading,
  };
}
