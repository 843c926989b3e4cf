import { describe, expect, test } from 'vitest';
import { PLAN_IDS } from '../../src/core/billing/plans.ts';
import { MS_PER_DAY } from '../../src/core/kernel/time.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { WEBHOOK_MODES } from '../../supabase/local/stripe/webhooks.ts';
import {
  buy,
  type Caller,
  caller,
  callFunction,
  comeBack,
  count,
  NOBODY,
  openCheckout,
  planOf,
} from '../support/checkout.ts';
import { shareStack, workerStack } from '../support/shared-stack.ts';

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

async function fulfilments(): Promise<number> {
  return await count(stack, 'private.fulfilments');
}

describe('a paid session gives its plan once', () => {
  test.each(WEBHOOK_MODES)('with webhooks %s, and the return page as well', async (mode) => {
    stack.stripe.control.setWebhookMode(mode);
    const sessionId = await openCheckout(stack, nora, 'expert');
    await stack.stripe.control.pay(sessionId);
    expect(await comeBack(stack, nora, sessionId)).toMatchObject({
      activated: true,
      planId: PLAN_IDS.expert,
    });
    const first = await planOf(stack, nora.id);
    await stack.stripe.control.deliverPending();
    await comeBack(stack, nora, sessionId);
    expect(await planOf(stack, nora.id)).toEqual(first);
    expect(await fulfilments()).toBe(1);
    expect(await count(stack, 'subscription_history where user_id = $1', [nora.id])).toBe(1);
  });

  test('from the webhook alone, when the browser never comes back', async () => {
    await stack.stripe.control.pay(await openCheckout(stack, nora, 'ace'));
    expect(await planOf(stack, nora.id)).toMatchObject({ plan_id: PLAN_IDS.ace, status: 'active' });
  });

  test('at the next sign-in, when both were lost', async () => {
    stack.stripe.control.setWebhookMode('never');
    await stack.stripe.control.pay(await openCheckout(stack, nora, 'expert'));
    expect(await planOf(stack, nora.id)).toBeNull();

    const healed = await callFunction(stack, nora, 'reconcile-payments');
    expect(healed).toMatchObject({ status: 200, body: { activated: true, planId: PLAN_IDS.expert } });
    expect(await planOf(stack, nora.id)).toMatchObject({ plan_id: PLAN_IDS.expert, status: 'active' });
    const again = await callFunction(stack, nora, 'reconcile-payments');
    expect(again).toMatchObject({ status: 200, body: { activated: false } });
    expect(await fulfilments()).toBe(1);
  });

  test('and nothing at the next sign-in, when nothing was paid', async () => {
    await openCheckout(stack, nora, 'ace');
    const answer = await callFunction(stack, nora, 'reconcile-payments');
    expect(answer.body).toEqual({ activated: false, planId: null, currentPeriodEnd: null });
    expect(await planOf(stack, nora.id)).toBeNull();
  });

  test('when every event comes twice and in the wrong order', async () => {
    stack.stripe.control.setWebhookMode('never');
    await stack.stripe.control.pay(await openCheckout(stack, nora, 'expert'));
    for (const { id } of [...stack.stripe.control.events].reverse()) {
      expect(await stack.stripe.control.deliver(id)).toBe(200);
      expect(await stack.stripe.control.deliver(id)).toBe(200);
    }
    expect(await planOf(stack, nora.id)).toMatchObject({ plan_id: PLAN_IDS.expert, status: 'active' });
    expect(await fulfilments()).toBe(1);
    expect(await count(stack, 'invoices where user_id = $1', [nora.id])).toBe(1);
  });

  test('although the database failed at the first delivery, which Stripe then repeats', async () => {
    stack.stripe.control.setWebhookMode('never');
    await stack.stripe.control.pay(await openCheckout(stack, nora, 'ace'));
    const event = stack.stripe.control.events.find(({ type }) => type === 'checkout.session.completed');
    await stack.sql('alter table subscription_history rename to subscription_history_gone');
    expect(await stack.stripe.control.deliver(event?.id ?? '')).toBe(500);
    await stack.sql('alter table subscription_history_gone rename to subscription_history');
    expect(await planOf(stack, nora.id)).toBeNull();
    expect(await stack.stripe.control.deliver(event?.id ?? '')).toBe(200);
    expect(await planOf(stack, nora.id)).toMatchObject({ plan_id: PLAN_IDS.ace });
  });
});

describe('a plan that renews itself', () => {
  test('gains thirty days with each paid invoice, each counted once, and without Stripe’s hour of waiting', async () => {
    await buy(stack, nora, 'expert');
    const first = await planOf(stack, nora.id);
    const invoice = await stack.stripe.control.renew(first?.stripe_subscription_id ?? '');
    const second = await planOf(stack, nora.id);
    expect(stack.stripe.control.calls).toContain(`POST /v1/invoices/${invoice.id}/pay`);
    expect((second?.ends.getTime() ?? 0) - (first?.ends.getTime() ?? 0)).toBe(PERIOD_MS);
    for (const { id } of stack.stripe.control.events) await stack.stripe.control.deliver(id);
    expect((await planOf(stack, nora.id))?.ends).toEqual(second?.ends);
    expect(await count(stack, 'invoices where user_id = $1', [nora.id])).toBe(2);
  });

  test('whose webhooks were lost is renewed at the next sign-in', async () => {
    await buy(stack, nora, 'expert');
    const first = await planOf(stack, nora.id);
    stack.stripe.control.setWebhookMode('never');
    await stack.stripe.control.renew(first?.stripe_subscription_id ?? '');
    expect((await planOf(stack, nora.id))?.ends).toEqual(first?.ends);
    await callFunction(stack, nora, 'reconcile-payments');
    await callFunction(stack, nora, 'reconcile-payments');
    expect((await planOf(stack, nora.id))?.ends.getTime()).toBe((first?.ends.getTime() ?? 0) + PERIOD_MS);
  });

  test('whose card is refused keeps its time, is past due, and is active again once paid', async () => {
    await buy(stack, nora, 'expert');
    const first = await planOf(stack, nora.id);
    const subscriptionId = first?.stripe_subscription_id ?? '';
    stack.stripe.control.fail({ on: '/finalize', status: 500, times: 3 });
    await stack.stripe.control.renew(subscriptionId, { cardWorks: false });
    expect(await planOf(stack, nora.id)).toMatchObject({ status: 'past_due', ends: first?.ends });
    await stack.stripe.control.renew(subscriptionId);
    expect(await planOf(stack, nora.id)).toMatchObject({ status: 'active' });
  });

  test('is renewed only by an invoice of its own customer', async () => {
    await buy(stack, nora, 'expert');
    await buy(stack, asha, 'expert');
    const hers = await planOf(stack, nora.id);
    const before = [hers, await planOf(stack, asha.id)];
    stack.stripe.control.setWebhookMode('never');
    stack.stripe.control.fail({ on: '/finalize', status: 500, times: 3 });
    const invoice = await stack.stripe.control.renew(hers?.stripe_subscription_id ?? '');
    const [ashasCustomer] = await stack.sql<{ id: string }>(
      'select stripe_customer_id as id from profiles where id = $1',
      [asha.id],
    );
    for (const [type, status] of [
      ['invoice.payment_failed', 'open'],
      ['invoice.paid', 'paid'],
    ]) {
      const raw = JSON.stringify({
        id: `evt_${type}`,
        object: 'event',
        type,
        livemode: false,
        data: { object: { ...invoice, status, customer: ashasCustomer?.id } },
      });
      const headers = { 'stripe-signature': stack.stripe.control.sign(raw) };
      const answer = await callFunction(stack, NOBODY, 'stripe-webhook', null, { raw, headers });
      expect(answer.status).toBe(200);
      expect(answer.body).not.toMatchObject({ outcome: 'renewed' });
      expect(answer.body).not.toMatchObject({ outcome: 'past_due' });
    }
    expect([await planOf(stack, nora.id), await planOf(stack, asha.id)]).toEqual(before);
    expect(await count(stack, 'private.renewals')).toBe(0);
  });

  test('is ended at Stripe when another plan replaces it, so that the person does not pay for both', async () => {
    await buy(stack, nora, 'expert');
    const expert = await planOf(stack, nora.id);
    await buy(stack, nora, 'golden');
    const { subscriptions } = stack.stripe.control.books;
    expect(subscriptions[expert?.stripe_subscription_id ?? '']?.status).toBe('canceled');
    expect(await planOf(stack, nora.id)).toMatchObject({
      plan_id: PLAN_IDS.golden,
      status: 'active',
      stripe_subscription_id: null,
    });
  });

  test('is ended at Stripe by the next call after the first one failed', async () => {
    await buy(stack, nora, 'expert');
    const expert = await planOf(stack, nora.id);
    const sessionId = await openCheckout(stack, nora, 'ace');
    stack.stripe.control.setWebhookMode('never');
    await stack.stripe.control.pay(sessionId);
    stack.stripe.control.fail({ on: 'DELETE', status: 500, times: 3 });
    expect(await comeBack(stack, nora, sessionId)).toMatchObject({ activated: true, planId: PLAN_IDS.ace });
    const { subscriptions } = stack.stripe.control.books;
    expect(subscriptions[expert?.stripe_subscription_id ?? '']?.status).toBe('active');

    const event = stack.stripe.control.events.findLast(({ type }) => type === 'checkout.session.completed');
    expect(await stack.stripe.control.deliver(event?.id ?? '')).toBe(200);
    expect(subscriptions[expert?.stripe_subscription_id ?? '']?.status).toBe('canceled');
  });

  test('whose end is reported before its beginning is not active', async () => {
    stack.stripe.control.setWebhookMode('never');
    const sessionId = await openCheckout(stack, nora, 'expert');
    await stack.stripe.control.pay(sessionId);
    const completed = stack.stripe.control.events.at(-1);
    const subscription = Object.keys(stack.stripe.control.books.subscriptions)[0] ?? '';
    stack.stripe.control.setWebhookMode('at-once');
    await fetch(`${stack.url}/v1/subscriptions/${subscription}`, {
      method: 'DELETE',
      headers: { authorization: 'Bearer sk_test_local' },
    });
    await stack.stripe.control.deliverPending();
    expect(await stack.stripe.control.deliver(completed?.id ?? '')).toBe(200);
    expect(await planOf(stack, nora.id)).toMatchObject({ plan_id: PLAN_IDS.expert, status: 'canceled' });
  });
});

describe('Edda cancels', () => {
  test('and is not charged again, but keeps her access to the end of the period', async () => {
    await buy(stack, nora, 'expert');
    const before = await planOf(stack, nora.id);
    const answer = await callFunction(stack, nora, 'cancel-subscription');
    const after = await planOf(stack, nora.id);
    expect(answer).toMatchObject({ status: 200, body: { status: 'canceled' } });
    expect(after).toMatchObject({ status: 'canceled', ends: before?.ends, canceled_at: expect.any(Date) });
    expect(stack.stripe.control.books.subscriptions[before?.stripe_subscription_id ?? '']?.status).toBe(
      'canceled',
    );
    const [profile] = await stack.sql('select plan_status from profiles where id = $1', [nora.id]);
    expect(profile).toEqual({ plan_status: 'canceled' });
  });

  test('twice, and is answered the same', async () => {
    expect((await callFunction(stack, edda, 'cancel-subscription')).status).toBe(200);
    expect((await callFunction(stack, edda, 'cancel-subscription')).status).toBe(200);
    expect(await planOf(stack, edda.id)).toMatchObject({ status: 'canceled' });
  });

  test('and buys again: the new period starts where the paid one ends', async () => {
    await buy(stack, nora, 'expert');
    const before = await planOf(stack, nora.id);
    await callFunction(stack, nora, 'cancel-subscription');
    await buy(stack, nora, 'expert');
    const after = await planOf(stack, nora.id);
    expect(after).toMatchObject({ status: 'active', canceled_at: null });
    expect((after?.ends.getTime() ?? 0) - (before?.ends.getTime() ?? 0)).toBe(PERIOD_MS);
    expect(after?.starts.getTime()).toBeGreaterThan(before?.starts.getTime() ?? 0);
  });

  test('while Stripe is down: she gets an error, and nothing has changed', async () => {
    await buy(stack, nora, 'expert');
    const before = await planOf(stack, nora.id);
    stack.stripe.control.fail({ on: 'DELETE', status: 500, times: 3 });
    expect((await callFunction(stack, nora, 'cancel-subscription')).status).toBe(502);
    expect(await planOf(stack, nora.id)).toEqual(before);
  });

  test('and Asha, whose plan does not renew, has nothing to cancel', async () => {
    const before = await planOf(stack, asha.id);
    expect((await callFunction(stack, asha, 'cancel-subscription')).status).toBe(409);
    expect(await planOf(stack, asha.id)).toEqual(before);
  });
});
