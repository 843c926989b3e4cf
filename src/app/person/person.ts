import { createContext, useContext } from 'react';
import type { AccessFacts } from '../../core/access/guard.ts';
import { usablePlanId } from '../../core/access/usable-plan.ts';
import { trialHoursLeft } from '../../core/billing/subscription.ts';
import type { AccountType, Role } from '../../core/contracts/vocabulary.ts';
import type { SessionUser } from '../../features/auth/model/session-user.ts';
import type { ToastMessage } from '../../lib/notify.ts';
import { serverNow } from '../../lib/server-clock.ts';

export interface LogoutOptions {
  /** Where the person is taken; the landing page unless said otherwise. */
  readonly to?: string;
  /** What they are told once they are out. */
  readonly farewell?: ToastMessage;
}

/** The user context of spec section 3. */
export interface Person {
  readonly currentUser: SessionUser | null;
  /** Null while signed out or still being read. */
  readonly userRole: Role | null;
  readonly fullName: string | null;
  readonly accountType: AccountType | null;
  readonly userPlanId: string | null;
  readonly isPlanExpired: boolean;
  readonly isSubscriptionActive: boolean;
  readonly subscriptionTimeLeftMs: number | null;
  /** ISO; only for the trial plan while it is not expired. */
  readonly trialTimerExpiry: string | null;
  readonly isAuthLoading: boolean;
  readonly isPlanLoading: boolean;
  /** The plan could not be looked up; `retryPlan` asks again. */
  readonly isPlanUnknown: boolean;
  /** What the failed lookup threw; null where it is known. */
  readonly planFailure: unknown;
  readonly retryPlan: () => void;
  readonly demoUsedCount: number;
  readonly isDemoUsageLoading: boolean;
  readonly logout: (options?: LogoutOptions) => Promise<void>;
}

export const PersonContext = createContext<Person | null>(null);

/** Who is here and what their plan opens. */
export function usePerson(): Person {
  const person = useContext(PersonContext);
  if (person === null) throw new Error('usePerson needs a PersonProvider above it');
  return person;
}

/** Whole hours left of the trial; null for whoever has none. */
export function trialHoursOf({ trialTimerExpiry }: Person): number | null {
  return trialTimerExpiry === null ? null : trialHoursLeft(trialTimerExpiry, serverNow());
}

/** The plan that the person can use now; null without one, after its end, and while nobody knows. */
export function usablePlanOf({ userPlanId, isPlanExpired }: Person): string | null {
  return usablePlanId({ planId: userPlanId, isPlanExpired });
}

/** What the guards of `core/access` ask. */
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
