import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { PLAN_IDS } from '../../src/core/billing/plans.ts';
import { reactivateSubscriptionAnswer } from '../../src/core/contracts/functions.ts';
import { MS_PER_DAY } from '../../src/core/kernel/time.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import {
  buy,
  type Caller,
  caller,
  callFunction,
  comeBack,
  count,
  planOf,
  sessionIdOf,
} from '../support/checkout.ts';
import { shareStack, workerStack } from '../support/shared-stack.ts';

const NAME = 'reactivate-subscription';
const PERIOD_MS = 30 * MS_PER_DAY;

let stack: Stack;
let nora: Caller;
let asha: Caller;
let edda: Caller;

shareStack(async () => {
  stack = await workerStack();
  nora = await caller(stack, 'new');
  asha = await caller(stack, 'ace');
  edda = await caller(stack, 'expert');
  return stack;
});

const reactivate = (who: Caller, attemptId: string = randomUUID()) =>
  callFunction(stack, who, NAME, { attemptId });

/** The address that the function answers; it must have said yes. */
async function reactivated(who: Caller): Promise<string | null> {
  const answer = await reactivate(who);
  expect(answer.status).toBe(200);
  return reactivateSubscriptionAnswer.parse(answer.body).url;
}

const books = () => stack.stripe.control.books;
const atStripe = (id: string | null | undefined) => books().subscriptions[id ?? ''];
const chargesAtMs = (id: string | null | undefined) =>
  (atStripe(id)?.items.data[0]?.current_period_end ?? 0) * 1000;
const charges = () => Object.keys(books().charges).length;
const trialing = () => Object.values(books().subscriptions).filter(({ status }) => status === 'trialing');

/** Nora has Expert, paid by a card, and cancels it. */
async function noraCancels() {
  await buy(stack, nora, 'expert');
  expect((await callFunction(stack, nora, 'cancel-subscription')).status).toBe(200);
  const plan = await planOf(stack, nora.id);
  if (plan === null) throw new Error('Nora has no plan.');
  return plan;
}

describe('Nora reactivates on the card she paid with', () => {
  test('nothing is charged, the plan is active to the same day, and Stripe charges on that day', async () => {
    const canceled = await noraCancels();
    const paid = charges();
    expect(await reactivated(nora)).toBeNull();
    const plan = await planOf(stack, nora.id);
    expect(plan).toMatchObject({ status: 'active', plan_id: PLAN_IDS.expert, canceled_at: null });
    expect(plan?.ends).toEqual(canceled.ends);
    expect(plan?.stripe_subscription_id).not.toBe(canceled.stripe_subscription_id);
    expect(atStripe(plan?.stripe_subscription_id)).toMatchObject({ status: 'trialing' });
    expect(chargesAtMs(plan?.stripe_subscription_id)).toBe(Math.floor(canceled.ends.getTime() / 1000) * 1000);
    expect(charges()).toBe(paid);
    const [profile] = await stack.sql('select plan_status from profiles where id = $1', [nora.id]);
    expect(profile).toEqual({ plan_status: 'active' });
  });

  test('and the first charge, when the paid time ends, brings thirty days more', async () => {
    const canceled = await noraCancels();
    await reactivated(nora);
    const paid = charges();
    const resumed = await planOf(stack, nora.id);
    await stack.stripe.control.renew(resumed?.stripe_subscription_id ?? '');
    const plan = await planOf(stack, nora.id);
    expect((plan?.ends.getTime() ?? 0) - canceled.ends.getTime()).toBe(PERIOD_MS);
    expect(plan).toMatchObject({ status: 'active' });
    expect(charges()).toBe(paid + 1);
  });

  test('and a first charge that the card refuses makes the plan past due', async () => {
    await noraCancels();
    await reactivated(nora);
    const resumed = await planOf(stack, nora.id);
    stack.stripe.control.fail({ on: '/finalize', status: 500, times: 3 });
    await stack.stripe.control.renew(resumed?.stripe_subscription_id ?? '', { cardWorks: false });
    expect(await planOf(stack, nora.id)).toMatchObject({ status: 'past_due' });
  });

  test('ten times at once, and the plan has one subscription', async () => {
    await noraCancels();
    const answers = await Promise.all(Array.from({ length: 10 }, () => reactivate(nora)));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array.from({ length: 10 }, () => [200, { url: null }]),
    );
    expect(trialing()).toHaveLength(1);
    expect(await count(stack, 'private.resumed_subscriptions')).toBe(1);
    expect(await planOf(stack, nora.id)).toMatchObject({ stripe_subscription_id: trialing()[0]?.id });
  });

  test('by Stripe’s event alone, when the function failed after Stripe had begun it', async () => {
    await noraCancels();
    stack.stripe.control.setWebhookMode('never');
    await stack.sql('alter table private.resumed_subscriptions rename to resumed_subscriptions_gone');
    expect((await reactivate(nora)).status).toBe(500);
    await stack.sql('alter table private.resumed_subscriptions_gone rename to resumed_subscriptions');
    expect(await planOf(stack, nora.id)).toMatchObject({ status: 'canceled' });
    const event = stack.stripe.control.events.findLast(
      ({ type }) => type === 'customer.subscription.created',
    );
    expect(await stack.stripe.control.deliver(event?.id ?? '')).toBe(200);
    expect(await planOf(stack, nora.id)).toMatchObject({
      status: 'active',
      stripe_subscription_id: trialing()[0]?.id,
    });
  });

  test('cancels again before the first charge, and reactivates once more', async () => {
    const canceled = await noraCancels();
    await reactivated(nora);
    const first = await planOf(stack, nora.id);
    expect((await callFunction(stack, nora, 'cancel-subscription')).status).toBe(200);
    expect(atStripe(first?.stripe_subscription_id)?.status).toBe('canceled');
    expect(await planOf(stack, nora.id)).toMatchObject({ status: 'canceled', ends: canceled.ends });
    await reactivated(nora);
    const second = await planOf(stack, nora.id);
    expect(second).toMatchObject({ status: 'active', ends: canceled.ends });
    expect(second?.stripe_subscription_id).not.toBe(first?.stripe_subscription_id);
    expect(trialing()).toHaveLength(1);
  });

  test('and money back for the month ends the subscription that resumed it too', async () => {
    const sessionId = await buy(stack, nora, 'expert');
    await callFunction(stack, nora, 'cancel-subscription');
    await reactivated(nora);
    await stack.stripe.control.refund(sessionId);
    expect(trialing()).toEqual([]);
    expect(await planOf(stack, nora.id)).toMatchObject({ status: 'canceled' });
  });

  test('while Stripe is down: she gets an error, and nothing has changed', async () => {
    const canceled = await noraCancels();
    stack.stripe.control.fail({ on: 'POST /v1/subscriptions', status: 500, times: 6 });
    expect((await reactivate(nora)).status).toBe(502);
    expect(await planOf(stack, nora.id)).toEqual(canceled);
  });

  test('and Stripe’s trial invoice of nothing is not among her invoices', async () => {
    await noraCancels();
    await reactivated(nora);
    await stack.stripe.control.deliverPending();
    const answer = await callFunction(stack, nora, 'list-invoices');
    expect(answer.body).toMatchObject({ invoices: [{ amount: 12.99 }] });
    expect(await count(stack, 'invoices where user_id = $1', [nora.id])).toBe(1);
  });
});

describe('Nora, whose card Stripe does not have any more, reactivates', () => {
  /** Opens the checkout that asks for a card. */
  async function openedCheckout() {
    const canceled = await noraCancels();
    for (const id of Object.keys(books().paymentMethods)) delete books().paymentMethods[id];
    return { canceled, sessionId: sessionIdOf((await reactivated(nora)) ?? '') };
  }

  test('by a checkout that charges nothing and names the day of the first charge', async () => {
    const { canceled, sessionId } = await openedCheckout();
    expect(books().sessions[sessionId]).toMatchObject({
      mode: 'subscription',
      amount_total: 0,
      allow_promotion_codes: false,
      cancel_url: `${stack.siteUrl}/plans`,
    });
    const page = await (await fetch(`${stack.url}/stripe/checkout/${sessionId}`)).text();
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
      canceled.ends,
    );
    expect(page).toContain(`Nothing is charged today. $12.99 on ${day}`);
    expect(page).toContain('Card number');

    const paid = charges();
    await stack.stripe.control.pay(sessionId);
    expect(await comeBack(stack, nora, sessionId)).toMatchObject({ activated: true, isReactivation: true });
    const plan = await planOf(stack, nora.id);
    expect(plan).toMatchObject({ status: 'active', ends: canceled.ends });
    expect(chargesAtMs(plan?.stripe_subscription_id)).toBe(Math.floor(canceled.ends.getTime() / 1000) * 1000);
    expect(charges()).toBe(paid);
  });

  test('and thirty return pages and every event at once are one activation', async () => {
    const { canceled, sessionId } = await openedCheckout();
    stack.stripe.control.setWebhookMode('never');
    await stack.stripe.control.pay(sessionId);
    const answers = await Promise.all([
      ...Array.from({ length: 30 }, () =>
        callFunction(stack, nora, 'verify-checkout-session', { sessionId }).then(({ status }) => status),
      ),
      ...stack.stripe.control.events.map(({ id }) => stack.stripe.control.deliver(id)),
    ]);
    expect([...new Set(answers)]).toEqual([200]);
    expect(await count(stack, 'private.resumed_subscriptions')).toBe(1);
    expect(trialing()).toHaveLength(1);
    expect(await planOf(stack, nora.id)).toMatchObject({ status: 'active', ends: canceled.ends });
  });

  test('in a second tab after the first: the later one is ended before it charges', async () => {
    const { canceled, sessionId } = await openedCheckout();
    const second = sessionIdOf((await reactivated(nora)) ?? '');
    await stack.stripe.control.pay(sessionId);
    await stack.stripe.control.pay(second);
    expect(trialing()).toHaveLength(1);
    expect(await planOf(stack, nora.id)).toMatchObject({
      status: 'active',
      ends: canceled.ends,
      stripe_subscription_id: trialing()[0]?.id,
    });
  });

  test('and has bought another plan meanwhile: that one stays, and nothing is charged for the old one', async () => {
    const { sessionId } = await openedCheckout();
    await buy(stack, nora, 'golden');
    const golden = await planOf(stack, nora.id);
    await stack.stripe.control.pay(sessionId);
    expect(await planOf(stack, nora.id)).toEqual(golden);
    expect(trialing()).toEqual([]);
  });

  test('leaves the checkout, and the plan stays canceled', async () => {
    const { canceled, sessionId } = await openedCheckout();
    expect(await comeBack(stack, nora, sessionId)).toMatchObject({ activated: false });
    expect(await planOf(stack, nora.id)).toEqual(canceled);
  });
});

describe('there is nothing to reactivate', () => {
  test('for Nora, who has no plan', async () => {
    expect((await reactivate(nora)).status).toBe(409);
  });

  test('for Asha, whose plan is paid once', async () => {
    expect((await reactivate(asha)).status).toBe(409);
  });

  test('for Edda, whose plan renews: the answer says that it does', async () => {
    expect(await reactivated(edda)).toBeNull();
    expect(Object.keys(books().subscriptions)).toEqual([]);
  });

  test('for Nora in the last two days of her time, when the plan is bought again instead', async () => {
    await noraCancels();
    await stack.sql(
      "update subscriptions set current_period_end = now() + interval '47 hours' where user_id = $1",
      [nora.id],
    );
    expect((await reactivate(nora)).status).toBe(409);
  });
});
