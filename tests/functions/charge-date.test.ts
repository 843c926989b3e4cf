import { describe, expect, test } from 'vitest';
import { MS_PER_DAY } from '../../src/core/kernel/time.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import {
  buy,
  type Caller,
  caller,
  callFunction,
  comeBack,
  openCheckout,
  planOf,
} from '../support/checkout.ts';
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

const chargesAtMs = (id: string | null | undefined) =>
  (stack.stripe.control.books.subscriptions[id ?? '']?.items.data[0]?.current_period_end ?? 0) * 1000;

describe('the day of the next charge is the end of the period, at Stripe as in the row', () => {
  test('for a plan bought in the ordinary way', async () => {
    await buy(stack, nora, 'expert');
    const plan = await planOf(stack, nora.id);
    expect(Math.abs(chargesAtMs(plan?.stripe_subscription_id) - (plan?.ends.getTime() ?? 0))).toBeLessThan(
      60_000,
    );
    expect(stack.stripe.control.calls.filter((call) => call.startsWith('POST /v1/subscriptions/'))).toEqual(
      [],
    );
  });

  test.each(['expert', 'ace'] as const)('for Expert bought while time of %s is left', async (before) => {
    await buy(stack, nora, before);
    await callFunction(stack, nora, 'cancel-subscription');
    await buy(stack, nora, 'expert');
    const plan = await planOf(stack, nora.id);
    expect((plan?.ends.getTime() ?? 0) - (plan?.starts.getTime() ?? 0)).toBeGreaterThan(PERIOD_MS);
    expect(chargesAtMs(plan?.stripe_subscription_id)).toBe(
      Math.floor((plan?.ends.getTime() ?? 0) / 1000) * 1000,
    );
    const renewed = await stack.stripe.control.renew(plan?.stripe_subscription_id ?? '');
    expect(renewed.status).toBe('paid');
    const next = await planOf(stack, nora.id);
    expect((next?.ends.getTime() ?? 0) - (plan?.ends.getTime() ?? 0)).toBe(PERIOD_MS);
  });

  test('also when Stripe could not be told at first', async () => {
    stack.stripe.control.setWebhookMode('never');
    const sessionId = await openCheckout(stack, asha, 'expert');
    await stack.stripe.control.pay(sessionId);
    stack.stripe.control.fail({ on: 'POST /v1/subscriptions/', status: 500, times: 4 });
    expect(await comeBack(stack, asha, sessionId)).toMatchObject({ activated: true });
    const plan = await planOf(stack, asha.id);
    expect(chargesAtMs(plan?.stripe_subscription_id)).toBeLessThan((plan?.ends.getTime() ?? 0) - MS_PER_DAY);
    const event = stack.stripe.control.events.findLast(({ type }) => type === 'checkout.session.completed');
    expect(await stack.stripe.control.deliver(event?.id ?? '')).toBe(502);
    expect(await stack.stripe.control.deliver(event?.id ?? '')).toBe(200);
    expect(chargesAtMs(plan?.stripe_subscription_id)).toBe(
      Math.floor((plan?.ends.getTime() ?? 0) / 1000) * 1000,
    );
  });
});
