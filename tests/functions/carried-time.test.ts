import { describe, expect, test } from 'vitest';
import { PLAN_IDS } from '../../src/core/billing/plans.ts';
import { MS_PER_DAY } from '../../src/core/kernel/time.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { buy, type Caller, caller, comeBack, openCheckout, planOf } from '../support/checkout.ts';
import { shareStack, workerStack } from '../support/shared-stack.ts';

const PERIOD_MS = 30 * MS_PER_DAY;

let stack: Stack;
let nora: Caller;
let asha: Caller;

shareStack(async () => {
  stack = await workerStack();
  nora = await caller(stack, 'new');
  asha = await caller(stack, 'ace');
  return stack;
});

describe('buying while paid time is left', () => {
  test('the same plan starts the new period where the paid one ends', async () => {
    const before = await planOf(stack, asha.id);
    await buy(stack, asha, 'ace');
    const after = await planOf(stack, asha.id);
    expect((after?.ends.getTime() ?? 0) - (before?.ends.getTime() ?? 0)).toBe(PERIOD_MS);
    expect(after?.starts.getTime()).toBeGreaterThan(before?.starts.getTime() ?? 0);
  });

  test('a dearer plan opens at once, and the time left comes along at what it was worth', async () => {
    await buy(stack, asha, 'expert');
    const after = await planOf(stack, asha.id);
    const extraDays =
      ((after?.ends.getTime() ?? 0) - (after?.starts.getTime() ?? 0) - PERIOD_MS) / MS_PER_DAY;
    expect(after?.plan_id).toBe(PLAN_IDS.expert);
    // 25 days of Ace are left.
    expect(extraDays).toBeCloseTo((25 * 9.49) / 12.99, 1);
  });

  test('a cheaper plan opens at once, and the time left comes along day by day', async () => {
    const gwen = await caller(stack, 'golden');
    await buy(stack, gwen, 'testing');
    const after = await planOf(stack, gwen.id);
    const extraDays =
      ((after?.ends.getTime() ?? 0) - (after?.starts.getTime() ?? 0) - PERIOD_MS) / MS_PER_DAY;
    expect(extraDays).toBeCloseTo(27, 1);
  });

  test('time that a code made free is worth nothing in another plan, and is not lost in its own', async () => {
    const sessionId = await openCheckout(stack, nora, 'ace');
    await stack.stripe.control.pay(sessionId, { promotionCode: 'BENCH100' });
    await buy(stack, nora, 'ace');
    const ace = await planOf(stack, nora.id);
    expect((ace?.ends.getTime() ?? 0) - (ace?.starts.getTime() ?? 0)).toBeGreaterThan(1.99 * PERIOD_MS);
    await buy(stack, nora, 'expert');
    const expert = await planOf(stack, nora.id);
    const extraDays =
      ((expert?.ends.getTime() ?? 0) - (expert?.starts.getTime() ?? 0) - PERIOD_MS) / MS_PER_DAY;
    // Sixty days of Ace for the price of thirty.
    expect(extraDays).toBeCloseTo((30 * 9.49) / 12.99, 1);
  });

  test('a plan that cost nothing carries nothing into another one', async () => {
    const sessionId = await openCheckout(stack, nora, 'ace');
    await stack.stripe.control.pay(sessionId, { promotionCode: 'BENCH100' });
    await buy(stack, nora, 'expert');
    const plan = await planOf(stack, nora.id);
    expect((plan?.ends.getTime() ?? 0) - (plan?.starts.getTime() ?? 0)).toBe(PERIOD_MS);
  });

  test('a purchase reported after a later one adds its time and does not restore the earlier plan', async () => {
    stack.stripe.control.setWebhookMode('never');
    const early = await openCheckout(stack, nora, 'ace');
    const late = await openCheckout(stack, nora, 'expert');
    const session = stack.stripe.control.books.sessions[early];
    if (session !== undefined) session.created -= 60;
    await stack.stripe.control.pay(early);
    await stack.stripe.control.pay(late);
    await comeBack(stack, nora, late);
    const before = await planOf(stack, nora.id);
    await comeBack(stack, nora, early);
    const after = await planOf(stack, nora.id);
    expect(after?.plan_id).toBe(PLAN_IDS.expert);
    expect(((after?.ends.getTime() ?? 0) - (before?.ends.getTime() ?? 0)) / MS_PER_DAY).toBeCloseTo(
      (30 * 9.49) / 12.99,
      1,
    );
  });
});
