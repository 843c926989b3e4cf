import { describe, expect, test } from 'vitest';
import { testLengthOf } from '../../../src/core/access/sessions.ts';
import { PLAN_IDS } from '../../../src/core/billing/plans.ts';

const MINUTE_MS = 60_000;

describe('a test', () => {
  test('lasts twenty minutes on the Ace Plan, however busy somebody is', () => {
    expect(testLengthOf(PLAN_IDS.ace)).toEqual({ ms: 20 * MINUTE_MS, limit: 'session' });
  });

  test.each([PLAN_IDS.testing, PLAN_IDS.golden])(
    'has no such limit for a business, unless it is left alone',
    (plan) => {
      expect(testLengthOf(plan)).toEqual({ ms: 12 * 60 * MINUTE_MS, limit: 'idle' });
    },
  );

  test.each([PLAN_IDS.free, PLAN_IDS.expert, PLAN_IDS.ticketing, null, 'a plan that nobody sells'])(
    'is not for plan %s',
    (plan) => {
      expect(testLengthOf(plan)).toBeNull();
    },
  );
});
