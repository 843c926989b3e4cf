import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { PLAN_IDS } from '../../src/core/billing/plans.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import {
  buy,
  type Caller,
  caller,
  callFunction,
  comeBack,
  count,
  openCheckout,
  planOf,
  sessionIdOf,
} from '../support/checkout.ts';
import { shareStack, workerStack } from '../support/shared-stack.ts';

const CREATE = 'create-checkout-session';
const PERIOD_MS = 2_592_000_000;

let stack: Stack;
let nora: Caller;
let felix: Caller;
let asha: Caller;

shareStack(async () => {
  stack = await workerStack();
  nora = await caller(stack, 'new');
  felix = await caller(stack, 'free');
  asha = await caller(stack, 'ace');
  return stack;
});

describe('Nora, who has no plan, chooses one', () => {
  test('and the checkout has the fields of specification section 7, with the price of the plans table', async () => {
    const sessionId = await openCheckout(stack, nora, 'expert');
    const { sessions, customers, orders } = stack.stripe.control.books;
    const metadata = {
      userId: nora.id,
      planId: PLAN_IDS.expert,
      planType: 'individual',
      planName: 'Expert Plan',
    };
    expect(sessions[sessionId]).toMatchObject({
      mode: 'subscription',
      amount_subtotal: 1299,
      currency: 'usd',
      payment_method_types: ['card'],
      allow_promotion_codes: true,
      metadata,
      success_url: `${stack.siteUrl}/admin?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${stack.siteUrl}/select-plan`,
    });
    expect(orders[sessionId]).toMatchObject({
      subscriptionMetadata: metadata,
      price: { recurringDays: 30, name: 'Expert Plan' },
    });
    expect(Object.values(customers)).toMatchObject([
      { email: 'new@benchready.test', name: 'Nora Newcomb', metadata: { userId: nora.id } },
    ]);
  });

  test.each([
    ['ace', 949],
    ['testing', 7900],
    ['ticketing', 8900],
    ['golden', 13900],
  ] as const)('%s is paid once, for %i cents', async (plan, cents) => {
    const sessionId = await openCheckout(stack, nora, plan);
    expect(stack.stripe.control.books.sessions[sessionId]).toMatchObject({
      mode: 'payment',
      amount_subtotal: cents,
    });
  });

  test('from the account page, going back leads to /plans', async () => {
    const answer = await callFunction(stack, nora, CREATE, {
      planId: PLAN_IDS.ace,
      flow: 'account',
      attemptId: randomUUID(),
    });
    const [session] = Object.values(stack.stripe.control.books.sessions);
    expect(answer.status).toBe(200);
    expect(session?.cancel_url).toBe(`${stack.siteUrl}/plans`);
  });

  test('pays, comes back, and has the plan for thirty days', async () => {
    const sessionId = await openCheckout(stack, nora, 'ace');
    stack.stripe.control.setWebhookMode('never');
    expect(await stack.stripe.control.pay(sessionId)).toEqual({ kind: 'paid' });
    expect(await planOf(stack, nora.id)).toBeNull();

    const answer = await comeBack(stack, nora, sessionId);
    const plan = await planOf(stack, nora.id);
    expect(answer).toMatchObject({ paymentStatus: 'paid', activated: true, planId: PLAN_IDS.ace });
    expect(plan).toMatchObject({ plan_id: PLAN_IDS.ace, status: 'active', stripe_subscription_id: null });
    expect((plan?.ends.getTime() ?? 0) - (plan?.starts.getTime() ?? 0)).toBe(PERIOD_MS);
    const [profile] = await stack.sql('select active_plan, plan_status from profiles where id = $1', [
      nora.id,
    ]);
    expect(profile).toEqual({ active_plan: 'Ace Plan', plan_status: 'active' });
    expect(await count(stack, 'subscription_history where checkout_session_id = $1', [sessionId])).toBe(1);
  });

  test('comes back without having paid, and nothing has changed', async () => {
    const sessionId = await openCheckout(stack, nora, 'ace');
    expect(await comeBack(stack, nora, sessionId)).toMatchObject({
      paymentStatus: 'unpaid',
      activated: false,
    });
    expect(await planOf(stack, nora.id)).toBeNull();
    expect(await count(stack, 'private.fulfilments')).toBe(0);
  });

  test.each([
    ['BENCH50', 649],
    ['BENCH100', 0],
  ])('with the promotion code %s she pays %i cents and has the plan', async (promotionCode, cents) => {
    const sessionId = await openCheckout(stack, nora, 'expert');
    await stack.stripe.control.pay(sessionId, { promotionCode });
    expect(await comeBack(stack, nora, sessionId)).toMatchObject({ activated: true });
    const [paid] = await stack.sql('select amount_total from private.fulfilments');
    expect(paid).toEqual({ amount_total: cents });
  });

  test('a declined card changes nothing, and the same page takes another one', async () => {
    const sessionId = await openCheckout(stack, nora, 'ace');
    const declined = { number: '4000 0000 0000 0002', expiry: '12 / 40', cvc: '123' };
    expect(await stack.stripe.control.pay(sessionId, { card: declined })).toMatchObject({ kind: 'declined' });
    expect(await planOf(stack, nora.id)).toBeNull();
    await stack.stripe.control.pay(sessionId);
    expect(await comeBack(stack, nora, sessionId)).toMatchObject({ activated: true });
  });
});

describe('clicking more than once', () => {
  test('twenty requests with one idempotency key open one checkout for one customer', async () => {
    const attemptId = randomUUID();
    const sessions = await Promise.all(
      Array.from({ length: 20 }, () => openCheckout(stack, nora, 'ace', attemptId)),
    );
    expect(new Set(sessions).size).toBe(1);
    expect(Object.keys(stack.stripe.control.books.sessions)).toHaveLength(1);
    expect(Object.keys(stack.stripe.control.books.customers)).toHaveLength(1);
  });

  test('two first purchases at once share the customer that the profile keeps', async () => {
    const [one, two] = await Promise.all([
      openCheckout(stack, nora, 'ace'),
      openCheckout(stack, nora, 'expert'),
    ]);
    const { sessions } = stack.stripe.control.books;
    const [profile] = await stack.sql<{ stripe_customer_id: string }>(
      'select stripe_customer_id from profiles where id = $1',
      [nora.id],
    );
    expect(sessions[one ?? '']?.customer).toBe(profile?.stripe_customer_id);
    expect(sessions[two ?? '']?.customer).toBe(profile?.stripe_customer_id);
  });

  test('the second purchase uses the customer of the first', async () => {
    await buy(stack, nora, 'ace');
    await openCheckout(stack, nora, 'expert');
    expect(Object.keys(stack.stripe.control.books.customers)).toHaveLength(1);
  });

  test('a customer that Stripe no longer knows is replaced', async () => {
    await openCheckout(stack, asha, 'expert');
    const [profile] = await stack.sql<{ stripe_customer_id: string }>(
      'select stripe_customer_id from profiles where id = $1',
      [asha.id],
    );
    expect(Object.keys(stack.stripe.control.books.customers)).toEqual([profile?.stripe_customer_id]);
  });
});

describe('when Stripe fails', () => {
  test('a failure that Stripe stored under one key is not repeated under the next key', async () => {
    stack.stripe.control.fail({ on: 'POST /v1/checkout/sessions', status: 500 });
    await expect(openCheckout(stack, nora, 'ace')).resolves.toMatch(/^cs_test_/);
  });

  test('a lost answer is requested again, and there is still one checkout', async () => {
    stack.stripe.control.fail({ on: 'POST /v1/checkout/sessions', delayMs: 9000 });
    await expect(openCheckout(stack, nora, 'ace')).resolves.toMatch(/^cs_test_/);
    expect(Object.keys(stack.stripe.control.books.sessions)).toHaveLength(1);
  });

  test('a lasting failure is reported without Stripe’s message, and the same request works afterwards', async () => {
    const attemptId = randomUUID();
    stack.stripe.control.fail({ on: 'POST /v1/checkout/sessions', status: 500, times: 3 });
    const answer = await callFunction(stack, nora, CREATE, { planId: PLAN_IDS.ace, attemptId });
    expect(answer.status).toBe(502);
    expect(answer.body).toEqual({ error: 'The payment provider did not answer. Please try again.' });
    await expect(openCheckout(stack, nora, 'ace', attemptId)).resolves.toMatch(/^cs_test_/);
  });
});

describe('the price', () => {
  test('of Stripe’s catalogue is used where the plan names one', async () => {
    stack.stripe.control.addPrice('price_ace', {
      name: 'Ace Plan',
      currency: 'usd',
      unitAmount: 949,
      recurringDays: null,
    });
    await stack.sql("update plans set stripe_price_id = 'price_ace' where id = $1", [PLAN_IDS.ace]);
    const sessionId = await openCheckout(stack, nora, 'ace');
    await stack.stripe.control.pay(sessionId);
    expect(await comeBack(stack, nora, sessionId)).toMatchObject({ activated: true });
  });

  test('of the catalogue that differs from the plan’s is refused before anybody can pay it', async () => {
    stack.stripe.control.addPrice('price_wrong', {
      name: 'Ace Plan',
      currency: 'usd',
      unitAmount: 100,
      recurringDays: null,
    });
    await stack.sql("update plans set stripe_price_id = 'price_wrong' where id = $1", [PLAN_IDS.ace]);
    const answer = await callFunction(stack, nora, CREATE, { planId: PLAN_IDS.ace, attemptId: randomUUID() });
    expect(answer.status).toBe(500);
    expect(answer.body).not.toHaveProperty('url');
  });

  test('raised while somebody is paying does not take the plan from them', async () => {
    const sessionId = await openCheckout(stack, nora, 'ace');
    await stack.sql('update plans set price = 19.49 where id = $1', [PLAN_IDS.ace]);
    await stack.stripe.control.pay(sessionId);
    expect(await comeBack(stack, nora, sessionId)).toMatchObject({ activated: true });
  });
});

describe('the free plan', () => {
  const free = (attemptId = randomUUID()) => ({ planId: PLAN_IDS.free, attemptId });

  test('starts at once, without Stripe, with its countdown', async () => {
    const answer = await callFunction(stack, nora, CREATE, free());
    expect(answer).toMatchObject({
      status: 200,
      body: { url: `${stack.siteUrl}/admin`, activated: true },
    });
    expect(stack.stripe.control.calls).toEqual([]);
    const plan = await planOf(stack, nora.id);
    expect(plan).toMatchObject({ plan_id: PLAN_IDS.free, status: 'active' });
    const [timer] = await stack.sql<{ timer_expiry: string }>(
      'select timer_expiry from user_activity where user_id = $1',
      [nora.id],
    );
    expect(new Date(timer?.timer_expiry ?? 0)).toEqual(plan?.ends);
  });

  test('requested twice is started once, and both requests succeed', async () => {
    const body = free();
    const answers = await Promise.all([1, 2].map(() => callFunction(stack, nora, CREATE, body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await count(stack, 'subscription_history where user_id = $1', [nora.id])).toBe(1);
  });

  test('can be had once in a lifetime', async () => {
    const again = {
      status: 409,
      body: { error: 'You have already used the demo. Please select a different plan.' },
    };
    expect(await callFunction(stack, felix, CREATE, free())).toMatchObject(again);
    await callFunction(stack, nora, CREATE, free());
    expect(await callFunction(stack, nora, CREATE, free())).toMatchObject(again);
  });

  test('does not take the place of a plan that is paid for', async () => {
    const before = await planOf(stack, asha.id);
    expect((await callFunction(stack, asha, CREATE, free())).status).toBe(409);
    expect(await planOf(stack, asha.id)).toEqual(before);
  });

  test('gives way at once to a plan that Felix buys', async () => {
    await buy(stack, felix, 'ace');
    const plan = await planOf(stack, felix.id);
    expect(plan?.plan_id).toBe(PLAN_IDS.ace);
    expect((plan?.ends.getTime() ?? 0) - (plan?.starts.getTime() ?? 0)).toBe(PERIOD_MS);
  });
});

test('the address that the browser is sent to shows the checkout page', async () => {
  const answer = await callFunction(stack, nora, CREATE, { planId: PLAN_IDS.ace, attemptId: randomUUID() });
  const url = String(Reflect.get(answer.body ?? {}, 'url'));
  const page = await fetch(url);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('Ace Plan');
  expect(sessionIdOf(url)).toMatch(/^cs_test_/);
});
