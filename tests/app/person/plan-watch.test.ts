import { describe, expect, it } from 'vitest';
import { type PlanWatchFacts, shouldSendToPlans } from '../../../src/app/person/plan-watch.ts';

const EXPIRED: PlanWatchFacts = {
  pathname: '/admin',
  role: 'user',
  isPlanKnown: true,
  isPlanExpired: true,
  isPaymentOpen: false,
};

describe('somebody whose plan is expired or missing', () => {
  it('is sent to the plans from the dashboard', () => {
    expect(shouldSendToPlans(EXPIRED)).toBe(true);
  });

  it.each(['/admin/testing', '/admin/ticketing', '/admin/demo'])(
    'is left to the guard of %s, which redirects them with a message',
    (pathname) => {
      expect(shouldSendToPlans({ ...EXPIRED, pathname })).toBe(false);
    },
  );

  it.each([
    '/admin/account',
    '/admin/plans',
    '/admin/simulation-manual',
    '/admin/access-denied',
    '/select-plan',
    '/administrator',
    '/',
  ])('is not redirected from %s', (pathname) => {
    expect(shouldSendToPlans({ ...EXPIRED, pathname })).toBe(false);
  });

  it.each([
    ['who manages people', { role: 'admin' }],
    ['who manages everything', { role: 'super_admin' }],
    ['whose role is not read yet', { role: null }],
    ['whose plan could not be looked up', { isPlanKnown: false }],
    ['whose plan runs', { isPlanExpired: false }],
    ['who has just paid', { isPaymentOpen: true }],
  ] as const)('is not redirected: somebody %s', (_says, facts) => {
    expect(shouldSendToPlans({ ...EXPIRED, ...facts })).toBe(false);
  });
});
