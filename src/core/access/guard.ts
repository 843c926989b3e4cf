import { planKeyOfId } from '../billing/plans.ts';
import type { Role } from '../contracts/vocabulary.ts';
import { mayManagePeople } from './roles.ts';
import { planOpensScreen, type SimulationScreen } from './screens.ts';
import { type PlanFacts, usablePlanId } from './usable-plan.ts';

/** What a route guard knows about the person, from the session and the person's own rows. */
export interface AccessFacts extends PlanFacts {
  readonly isAuthLoading: boolean;
  readonly isSignedIn: boolean;
  readonly isPlanLoading: boolean;
  readonly isDemoUsageLoading: boolean;
}

export type AccessDecision =
  | { readonly kind: 'wait'; readonly reason: 'permissions' | 'plan' | 'demo' }
  | { readonly kind: 'redirect'; readonly to: 'login' | 'select-plan' | 'access-denied' | 'dashboard' }
  | { readonly kind: 'allow' };

const ALLOW: AccessDecision = { kind: 'allow' };

/** The seven-step order for permission routes, exactly as spec section 2 lists it. */
export function decideScreenAccess(screen: SimulationScreen, facts: AccessFacts): AccessDecision {
  if (facts.isAuthLoading) return { kind: 'wait', reason: 'permissions' };
  if (!facts.isSignedIn) return { kind: 'redirect', to: 'login' };
  if (facts.isPlanLoading || (!isKnownPlan(facts.planId) && !facts.isPlanExpired)) {
    return { kind: 'wait', reason: 'plan' };
  }
  if (screen === 'demo' && facts.isDemoUsageLoading) return { kind: 'wait', reason: 'demo' };
  if (facts.isPlanExpired) return { kind: 'redirect', to: 'select-plan' };
  if (!planOpensScreen(usablePlanId(facts), screen)) return { kind: 'redirect', to: 'access-denied' };
  return ALLOW;
}

/** The signed-in area requires a session and nothing more. */
export function decideSignedInAccess(
  facts: Pick<AccessFacts, 'isAuthLoading' | 'isSignedIn'>,
): AccessDecision {
  if (facts.isAuthLoading) return { kind: 'wait', reason: 'permissions' };
  return facts.isSignedIn ? ALLOW : { kind: 'redirect', to: 'login' };
}

/** User Management: a role that may not manage people is sent to the dashboard. */
export function decidePeopleAccess(
  facts: Pick<AccessFacts, 'isAuthLoading' | 'isSignedIn'> & { readonly role: Role | null },
): AccessDecision {
  const signedIn = decideSignedInAccess(facts);
  if (signedIn.kind !== 'allow') return signedIn;
  if (facts.role === null) return { kind: 'wait', reason: 'permissions' };
  return mayManagePeople(facts.role) ? ALLOW : { kind: 'redirect', to: 'dashboard' };
}

function isKnownPlan(planId: string | null): boolean {
  return planId !== null && planKeyOfId(planId) !== null;
}
