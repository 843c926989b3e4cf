import { describe, expect, test } from 'vitest';
import { sessionLengthOf } from '../../../src/core/access/sessions.ts';
import { PLAN_IDS } from '../../../src/core/billing/plans.ts';

const MINUTE_MS = 60_000;

describe('a test', () => {
  test('lasts twenty minutes on the Ace Plan, active or idle', () => {
    expect(sessionLengthOf(PLAN_IDS.ace, 'testing')).toEqual({ ms: 20 * MINUTE_MS, limit: 'session' });
  });

  test('lasts ten minutes at the ticket desk on the Expert Plan, and ends for a business only when idle', () => {
    expect(sessionLengthOf(PLAN_IDS.expert, 'ticketing')).toEqual({ ms: 10 * MINUTE_MS, limit: 'session' });
    expect(sessionLengthOf(PLAN_IDS.golden, 'ticketing')?.limit).toBe('idle');
    expect(sessionLengthOf(PLAN_IDS.ace, 'ticketing')).toBeNull();
  });

  test.each([PLAN_IDS.testing, PLAN_IDS.golden])(
    'ends for a business only after twelve idle hours',
    (plan) => {
      expect(sessionLengthOf(plan, 'testing')).toEqual({ ms: 12 * 60 * MINUTE_MS, limit: 'idle' });
    },
  );

  test.each([PLAN_IDS.free, PLAN_IDS.expert, PLAN_IDS.ticketing, null, 'a plan that nobody sells'])(
    'is not part of plan %s',
    (plan) => {
      expect(sessionLengthOf(plan, 'testing')).toBeNull();
    },
  );
});
