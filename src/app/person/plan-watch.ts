import { mayManagePeople } from '../../core/access/roles.ts';
import type { Role } from '../../core/contracts/vocabulary.ts';
import { PATHS } from '../paths.ts';

/** The screens that are of use without a plan, and those whose guard sends the person away by itself. */
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
  /** The subscription has been read; a failed lookup is not known. */
  readonly isPlanKnown: boolean;
  readonly isPlanExpired: boolean;
  /** A checkout that the person returns from is still being verified, or could not be. */
  readonly isPaymentOpen: boolean;
}

/**
 * Whether to tell the person that their plan is expired or missing and to take them to the plans (spec section 4). Only
 * inside the signed-in area; people who manage others work there without a plan; and nobody who has just paid is asked
 * to choose a plan before the payment is settled.
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
