import { describe, expect, it } from 'vitest';
import {
  type AccessDecision,
  type AccessFacts,
  decidePeopleAccess,
  decideScreenAccess,
  decideSignedInAccess,
} from '../../../src/core/access/guard.ts';
import { SIMULATION_SCREENS, type SimulationScreen } from '../../../src/core/access/screens.ts';
import { PLAN_IDS } from '../../../src/core/billing/plans.ts';
import { ROLES } from '../../../src/core/contracts/vocabulary.ts';
import { fc } from '../../support/fixed-seeds.ts';

/** Somebody on the Free plan whose everything is known: the demo is open to them. */
const SETTLED: AccessFacts = {
  isAuthLoading: false,
  isSignedIn: true,
  isPlanLoading: false,
  planId: PLAN_IDS.free,
  isPlanExpired: false,
  isDemoUsageLoading: false,
};

const wait = (reason: 'permissions' | 'plan' | 'demo'): AccessDecision => ({ kind: 'wait', reason });
const redirect = (to: 'login' | 'select-plan' | 'access-denied' | 'dashboard'): AccessDecision => ({
  kind: 'redirect',
  to,
});
const ALLOW: AccessDecision = { kind: 'allow' };

/** Each step of the order, with everything that comes later made as bad as it can be: the earlier step still wins. */
const STEPS: readonly (readonly [string, Partial<AccessFacts>, AccessDecision])[] = [
  [
    '1. whose session is still being read waits for permissions',
    { isAuthLoading: true, isSignedIn: false, isPlanLoading: true, isPlanExpired: true, planId: null },
    wait('permissions'),
  ],
  [
    '2. who is signed out goes to the sign-in page',
    { isSignedIn: false, isPlanLoading: true, isDemoUsageLoading: true, isPlanExpired: true },
    redirect('login'),
  ],
  [
    '3a. whose plan is still being read waits for it',
    { isPlanLoading: true, isDemoUsageLoading: true, isPlanExpired: true },
    wait('plan'),
  ],
  [
    '3b. whose plan id is missing while not expired waits for it',
    { planId: null, isDemoUsageLoading: true },
    wait('plan'),
  ],
  [
    '3c. whose plan id nobody knows while not expired waits for it',
    { planId: 'b7000000-0000-4000-8000-0000000000ff', isDemoUsageLoading: true },
    wait('plan'),
  ],
  [
    '4. whose demo use is still being read waits for it, even when the plan is expired',
    { isDemoUsageLoading: true, isPlanExpired: true },
    wait('demo'),
  ],
  ['5. whose plan is expired goes to the plans', { isPlanExpired: true }, redirect('select-plan')],
  [
    '5b. who never had a plan goes to the plans',
    { planId: null, isPlanExpired: true },
    redirect('select-plan'),
  ],
  ['6. whose plan lacks the screen is denied', { planId: PLAN_IDS.ace }, redirect('access-denied')],
  ['7. anybody else sees the screen', {}, ALLOW],
];

describe('the order of the permission routes', () => {
  it.each(STEPS)('%s', (_says, facts, decision) => {
    expect(decideScreenAccess('demo', { ...SETTLED, ...facts })).toEqual(decision);
  });

  it.each(['testing', 'ticketing'] as const)('ignores the use of the demo for %s', (screen) => {
    const facts = { ...SETTLED, planId: PLAN_IDS.golden, isDemoUsageLoading: true };
    expect(decideScreenAccess(screen, facts)).toEqual(ALLOW);
  });
});

const planIds = fc.option(fc.constantFrom<string>(...Object.values(PLAN_IDS), 'unknown'), { nil: null });
const anyFacts: fc.Arbitrary<AccessFacts> = fc.record({
  isAuthLoading: fc.boolean(),
  isSignedIn: fc.boolean(),
  isPlanLoading: fc.boolean(),
  planId: planIds,
  isPlanExpired: fc.boolean(),
  isDemoUsageLoading: fc.boolean(),
});
const anyScreen: fc.Arbitrary<SimulationScreen> = fc.constantFrom(...SIMULATION_SCREENS);

/** Which plans open a screen, written out from spec section 3. */
const OPENED_BY: Readonly<Record<SimulationScreen, readonly string[]>> = {
  demo: [PLAN_IDS.free],
  testing: [PLAN_IDS.ace, PLAN_IDS.testing, PLAN_IDS.golden],
  ticketing: [PLAN_IDS.expert, PLAN_IDS.ticketing, PLAN_IDS.golden],
};

describe('whatever is known about a person', () => {
  it('a screen opens only to a signed-in person whose running plan includes it', () => {
    fc.assert(
      fc.property(anyScreen, anyFacts, (screen, facts) => {
        if (decideScreenAccess(screen, facts).kind !== 'allow') return;
        expect(facts.isAuthLoading || facts.isPlanLoading || facts.isPlanExpired).toBe(false);
        expect(facts.isSignedIn).toBe(true);
        expect(OPENED_BY[screen]).toContain(facts.planId);
      }),
    );
  });

  it('nobody is kept waiting once everything is read and the plan is known or expired', () => {
    fc.assert(
      fc.property(anyScreen, anyFacts, (screen, facts) => {
        const read = { ...facts, isAuthLoading: false, isPlanLoading: false, isDemoUsageLoading: false };
        const isKnown = Object.values<string | null>(PLAN_IDS).includes(read.planId) || read.isPlanExpired;
        if (isKnown || !read.isSignedIn) expect(decideScreenAccess(screen, read).kind).not.toBe('wait');
      }),
    );
  });
});

describe('the signed-in area', () => {
  it('waits while signing in is checked, and then asks for a signed-in person only', () => {
    expect(decideSignedInAccess({ isAuthLoading: true, isSignedIn: false })).toEqual(wait('permissions'));
    expect(decideSignedInAccess({ isAuthLoading: false, isSignedIn: false })).toEqual(redirect('login'));
    expect(decideSignedInAccess({ isAuthLoading: false, isSignedIn: true })).toEqual(ALLOW);
  });
});

describe('User Management', () => {
  const signedIn = { isAuthLoading: false, isSignedIn: true };

  it.each(ROLES)('opens for %s only if the role manages people', (role) => {
    const decision = role === 'user' ? redirect('dashboard') : ALLOW;
    expect(decidePeopleAccess({ ...signedIn, role })).toEqual(decision);
  });

  it('waits while the role is being read, and asks a visitor to sign in', () => {
    expect(decidePeopleAccess({ ...signedIn, role: null })).toEqual(wait('permissions'));
    expect(decidePeopleAccess({ isAuthLoading: false, isSignedIn: false, role: 'admin' })).toEqual(
      redirect('login'),
    );
  });
});
