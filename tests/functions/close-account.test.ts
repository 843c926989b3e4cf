import { describe, expect, test } from 'vitest';
import { PLAN_IDS } from '../../src/core/billing/plans.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { buy, type Caller, caller, callFunction, openCheckout, planOf } from '../support/checkout.ts';
import { readEverything } from '../support/database-state.ts';
import { shareStack, workerStack } from '../support/shared-stack.ts';
import { signIn } from '../support/stack.ts';

let stack: Stack;
let nora: Caller;
let asha: Caller;
let ada: Caller;
let sunniva: Caller;

shareStack(async () => {
  stack = await workerStack();
  nora = await caller(stack, 'new');
  asha = await caller(stack, 'ace');
  ada = await caller(stack, 'admin');
  sunniva = await caller(stack, 'super');
  return stack;
});

function close(who: Caller, whose: Caller) {
  return callFunction(stack, who, 'close-account', { userId: whose.id });
}

async function isOpen(who: Caller): Promise<boolean | undefined> {
  const [row] = await stack.sql<{ status: boolean }>('select status from profiles where id = $1', [who.id]);
  return row?.status;
}

/** Nora subscribes; answers the subscription at Stripe. */
async function subscribe(): Promise<string> {
  await buy(stack, nora, 'expert');
  return (await planOf(stack, nora.id))?.stripe_subscription_id ?? '';
}

const statusAtStripe = (subscription: string) =>
  stack.stripe.control.books.subscriptions[subscription]?.status;

/** What Nora was charged for: every paid invoice. */
const charges = () =>
  Object.values(stack.stripe.control.books.invoices).filter(({ amount_paid }) => amount_paid > 0).length;

describe('Nora’s account, with a subscription, is closed', () => {
  test.each(['herself', 'an administrator'] as const)(
    'by %s: Stripe is told at once, and her time stays as it was paid',
    async (who) => {
      const subscription = await subscribe();
      const before = await planOf(stack, nora.id);
      expect(await close(who === 'herself' ? nora : ada, nora)).toMatchObject({
        status: 200,
        body: { closed: true },
      });
      expect(await isOpen(nora)).toBe(false);
      expect(statusAtStripe(subscription)).toBe('canceled');
      expect(await planOf(stack, nora.id)).toMatchObject({ status: 'canceled', ends: before?.ends });
      const [entry] = await stack.sql(
        "select actor_id from audit_log where subject_id = $1 and action = 'status_changed'",
        [nora.id],
      );
      expect(entry).toEqual({ actor_id: who === 'herself' ? nora.id : ada.id });
    },
  );

  test('while Stripe is down: it is closed all the same, and the subscription is canceled at Stripe before the next charge', async () => {
    const subscription = await subscribe();
    stack.stripe.control.fail({ on: 'DELETE', status: 500, times: 3 });
    expect((await close(nora, nora)).status).toBe(200);
    expect(await isOpen(nora)).toBe(false);
    expect(statusAtStripe(subscription)).toBe('active');

    await stack.stripe.control.renew(subscription);
    expect(statusAtStripe(subscription)).toBe('canceled');
    expect(charges()).toBe(1);
  });

  test('while Stripe is down until the next renewal: the event is retried, and nothing is charged meanwhile', async () => {
    const subscription = await subscribe();
    // Three tries at the closing, and one more: what failed under the first two keys is not tried again.
    stack.stripe.control.fail({ on: 'DELETE', status: 500, times: 4 });
    await close(nora, nora);
    stack.stripe.control.setWebhookMode('late');
    await stack.stripe.control.renew(subscription, { cardWorks: false });
    const event = stack.stripe.control.events.find(({ type }) => type === 'invoice.created')?.id ?? '';
    expect(await stack.stripe.control.deliver(event)).toBe(502);
    expect(await stack.stripe.control.deliver(event)).toBe(200);
    expect(statusAtStripe(subscription)).toBe('canceled');
    expect(charges()).toBe(1);
  });

  test('past every function, by the table itself: the plan is canceled, and the next renewal charges nothing', async () => {
    const subscription = await subscribe();
    const herself = await signIn(stack, 'new');
    await herself.from('profiles').update({ status: false }).eq('id', nora.id);
    expect(await planOf(stack, nora.id)).toMatchObject({ status: 'canceled' });
    await stack.stripe.control.renew(subscription);
    expect(statusAtStripe(subscription)).toBe('canceled');
    expect(charges()).toBe(1);
  });

  test('while a checkout of hers is open: what she pays there is given once and not charged again', async () => {
    const sessionId = await openCheckout(stack, nora, 'expert');
    await close(nora, nora);
    await stack.stripe.control.pay(sessionId);
    expect(await planOf(stack, nora.id)).toMatchObject({ plan_id: PLAN_IDS.expert, status: 'canceled' });
    expect(Object.values(stack.stripe.control.books.subscriptions).map(({ status }) => status)).toEqual([
      'canceled',
    ]);
  });

  test('and opened again: her time is there, nothing charges by itself, and she can subscribe anew', async () => {
    const subscription = await subscribe();
    const before = await planOf(stack, nora.id);
    await close(ada, nora);
    const admin = await signIn(stack, 'admin');
    await admin.from('profiles').update({ status: true }).eq('id', nora.id);
    expect(await planOf(stack, nora.id)).toMatchObject({ status: 'canceled', ends: before?.ends });
    expect(statusAtStripe(subscription)).toBe('canceled');
    await buy(stack, nora, 'expert');
    const again = await planOf(stack, nora.id);
    expect(again).toMatchObject({ status: 'active' });
    await stack.stripe.control.renew(again?.stripe_subscription_id ?? '');
    expect(charges()).toBe(3);
  });
});

test('a subscription that another plan has replaced charges nothing either, when it could not be canceled at Stripe', async () => {
  const subscription = await subscribe();
  stack.stripe.control.fail({ on: 'DELETE', status: 500, times: 30 });
  await buy(stack, nora, 'golden');
  expect(statusAtStripe(subscription)).toBe('active');
  stack.stripe.control.setWebhookMode('late');
  await stack.stripe.control.renew(subscription, { cardWorks: false });
  const event = stack.stripe.control.events.findLast(({ type }) => type === 'invoice.created')?.id ?? '';
  expect(await stack.stripe.control.deliver(event)).toBe(502);
  expect(charges()).toBe(2);
});

test('Asha’s account, whose plan does not renew, is closed without a call to Stripe', async () => {
  expect((await close(asha, asha)).status).toBe(200);
  expect(await isOpen(asha)).toBe(false);
  expect(stack.stripe.control.calls).toEqual([]);
  expect(await planOf(stack, asha.id)).toMatchObject({ status: 'active' });
});

describe('nobody closes', () => {
  test.each([
    ['somebody else’s account without being an administrator', () => asha, () => nora],
    ['the account of a super admin as an administrator', () => ada, () => sunniva],
    ['the last super admin’s', () => sunniva, () => sunniva],
    ['anything signed out', () => ({ id: '', token: null }), () => nora],
    ['an account that there is not', () => ada, () => ({ id: crypto.randomUUID(), token: null })],
  ])('%s', async (_what, who, whose) => {
    const before = await readEverything(stack);
    const answer = await close(who(), whose());
    expect([401, 403]).toContain(answer.status);
    expect(await readEverything(stack)).toEqual(before);
    expect(stack.stripe.control.calls).toEqual([]);
  });

  test('another account after closing their own', async () => {
    await close(asha, asha);
    const before = await readEverything(stack);
    expect((await close(asha, nora)).status).toBe(403);
    expect(await readEverything(stack)).toEqual(before);
  });
});
