import { describe, expect, it } from 'vitest';
import { decideSelection, type SelectionFacts } from '../../../src/features/plans/model/selection-gate.ts';
import { fc } from '../../support/fixed-seeds.ts';

/** Somebody signed in and confirmed, without a plan, with the plans on the table. */
const READY: SelectionFacts = {
  isAuthLoading: false,
  isSignedIn: true,
  isEmailConfirmed: true,
  pendingEmail: null,
  isStatusLoading: false,
  isStatusUnknown: false,
  isPeriodOpen: false,
  isPlansLoading: false,
  isPlansFailed: false,
};

describe('a person who comes to choose a plan', () => {
  it.each([
    [
      'waits while the session is read',
      { isAuthLoading: true, isSignedIn: false },
      { kind: 'wait', reason: 'account' },
    ],
    ['signs in first', { isSignedIn: false }, { kind: 'redirect', to: 'login' }],
    [
      'confirms the email after registering',
      { isSignedIn: false, pendingEmail: 'a@b.test' },
      { kind: 'verify' },
    ],
    [
      'confirms the email before anything else',
      { isEmailConfirmed: false, isPeriodOpen: true },
      { kind: 'verify' },
    ],
    ['waits while the plan is looked up', { isStatusLoading: true }, { kind: 'wait', reason: 'account' }],
    ['reads that this failed', { isStatusUnknown: true }, { kind: 'failed', reason: 'status' }],
    [
      'goes to the dashboard with a running plan',
      { isPeriodOpen: true, isPlansLoading: true },
      { kind: 'redirect', to: 'dashboard' },
    ],
    ['waits for the plans', { isPlansLoading: true }, { kind: 'wait', reason: 'plans' }],
    ['reads that the plans cannot be loaded', { isPlansFailed: true }, { kind: 'failed', reason: 'plans' }],
    ['chooses', {}, { kind: 'choose' }],
  ] as const)('%s', (_says, facts, decision) => {
    expect(decideSelection({ ...READY, ...facts })).toEqual(decision);
  });

  it('never chooses with an unconfirmed email, signed out, or with a running plan', () => {
    const facts = fc.record({
      isAuthLoading: fc.boolean(),
      isSignedIn: fc.boolean(),
      isEmailConfirmed: fc.boolean(),
      pendingEmail: fc.option(fc.emailAddress(), { nil: null }),
      isStatusLoading: fc.boolean(),
      isStatusUnknown: fc.boolean(),
      isPeriodOpen: fc.boolean(),
      isPlansLoading: fc.boolean(),
      isPlansFailed: fc.boolean(),
    });
    fc.assert(
      fc.property(facts, (known) => {
        if (decideSelection(known).kind !== 'choose') return;
        expect(known.isSignedIn && known.isEmailConfirmed && !known.isPeriodOpen).toBe(true);
      }),
    );
  });
});
