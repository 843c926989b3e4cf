import { describe, expect, test } from 'vitest';
import {
  allowsPromotionCodes,
  CHECKOUT_SUCCESS_PATH,
  checkoutModeOf,
  isTrialUsed,
} from '../../../src/core/billing/checkout.ts';
import { PLAN_IDS, PLAN_KEYS } from '../../../src/core/billing/plans.ts';
import { RETURN_PATHS } from '../../../src/core/contracts/return-paths.ts';

describe('a checkout', () => {
  test('is a subscription for Expert and one payment for every other plan', () => {
    const recurring = PLAN_KEYS.filter((key) => checkoutModeOf(key) === 'subscription');
    expect(recurring).toEqual(['expert']);
  });

  test('takes promotion codes for every plan but the demo plan', () => {
    expect(PLAN_KEYS.filter((key) => !allowsPromotionCodes(key))).toEqual(['free']);
  });

  test('leads to the dashboard with the session, and on cancelling back to where it began', () => {
    expect(CHECKOUT_SUCCESS_PATH).toBe('/admin?session_id={CHECKOUT_SESSION_ID}');
    expect(RETURN_PATHS).toMatchObject({ selection: '/select-plan', account: '/plans' });
  });
});

test('only the demo plan can be had once', () => {
  const everything = Object.values(PLAN_IDS);
  expect(everything.filter((id) => isTrialUsed(id, everything))).toEqual([PLAN_IDS.free]);
  expect(isTrialUsed(PLAN_IDS.free, [PLAN_IDS.ace])).toBe(false);
});
