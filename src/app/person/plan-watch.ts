import { mayManagePeople } from '../../core/access/roles.ts';
import type { Role } from '../../core/contracts/vocabulary.ts';
import { PATHS } from '../paths.ts';

/** Screens that are useful without a plan, and screens whose own guard redirects. */
const OTHER_SCREENS: readonly string[] = [
  PATHS.account,
  PATHS.plans,
  PATHS.manual,
  PATHS.accessDenied,
  PATHS.users,
  PATHS.testing,
  PATHS.ticketing,
  PATHS.demo,
];

export interface PlanWatchFacts {
  readonly pathname: string;
  readonly role: Role | null;
  /** True once the subscription was read; false after a failed lookup. */
  readonly isPlanKnown: boolean;
  readonly isPlanExpired: boolean;
  /** A returning checkout is still being verified, or its verification failed. */
  readonly isPaymentOpen: boolean;
}

/**
 * Whether to tell the person that their plan is expired or missing and to send them to the plans (spec section 4).
 * Only inside the signed-in area, not for people who manage others (they need no plan), and not while a payment is
 * unsettled.
 */
export function shouldSendToPlans(facts: PlanWatchFacts): boolean {
  const isInside = facts.pathname === PATHS.dashboard || facts.pathname.startsWith(`${PATHS.dashboard}/`);
  return (
    isInside &&
    !OTHER_SCREENS.includes(facts.pathname) &&
    facts.role !== null &&
    !mayManagePeople(facts.role) &&
    facts.isPlanKnown &&
    facts.isPlanExpired &&
    !facts.isPaymentOpen
  );
}
