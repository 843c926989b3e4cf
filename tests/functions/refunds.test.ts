import { describe, expect, test } from 'vitest';
import { MS_PER_DAY } from '../../src/core/kernel/time.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import {
  buy,
  type Caller,
  caller,
  callFunction,
  comeBack,
  count,
  openCheckout,
  type PlanFacts,
  planOf,
} from '../support/checkout.ts';
import { readEverything } from '../support/database-state.ts';
import { askForRun, finish, sendOne, sendRaw, startKnownRun } from '../support/runs.ts';
import { shareStack, workerStack } from '../support/shared-stack.ts';

const PERIOD_DAYS = 30;

let stack: Stack;
let nora: Caller;

shareStack(async () => {
  stack = await workerStack();
  nora = await caller(stack, 'new');
  return stack;
});

async function plan(): Promise<PlanFacts> {
  const found = await planOf(stack, nora.id);
  if (found === null) throw new Error('Nora has no plan.');
  return found;
}

/** Buys the plan that renews and returns its first invoice. */
async function buyExpert(): Promise<{ readonly subscription: string; readonly invoice: string }> {
  const sessionId = await buy(stack, nora, 'expert');
  const session = stack.stripe.control.books.sessions[sessionId];
  return { subscription: String(session?.subscription), invoice: String(session?.invoice) };
}

function isEndedAtStripe(subscription: string): boolean {
  return stack.stripe.control.books.subscriptions[subscription]?.status === 'canceled';
}

/** Days pass: what Nora bought and was given moves into the past. */
async function wait(days: number): Promise<void> {
  const back = `interval '${days * 24} hours'`;
  await stack.sql(`do $$ begin
    update public.subscriptions set current_period_start = current_period_start - ${back},
      current_period_end = current_period_end - ${back} where user_id = '${nora.id}';
    update private.fulfilments set period_start = period_start - ${back}, period_end = period_end - ${back};
    update private.renewals set period_start = period_start - ${back}, period_end = period_end - ${back};
  end $$`);
}

async function daysLeft(): Promise<number> {
  return ((await plan()).ends.getTime() - Date.now()) / MS_PER_DAY;
}

describe('Nora’s money back', () => {
  test('for her only purchase closes the plan', async () => {
    await stack.stripe.control.refund(await buy(stack, nora, 'ace'));
    expect(await plan()).toMatchObject({ status: 'canceled' });
    expect(await daysLeft()).toBeLessThanOrEqual(0);
  });

  test('for the second of two purchases leaves what the first one bought, however often it is reported', async () => {
    await buy(stack, nora, 'ace');
    const before = await plan();
    const second = await buy(stack, nora, 'ace');
    await stack.stripe.control.refund(second);
    for (const { id } of stack.stripe.control.events) await stack.stripe.control.deliver(id);
    expect((await plan()).ends).toEqual(before.ends);
    expect((await plan()).status).toBe('active');
  });

  test('reported in a second event takes nothing more, and this outcome is recorded', async () => {
    await stack.stripe.control.refund(await buy(stack, nora, 'ace'));
    const before = await plan();
    const event = stack.stripe.control.events.find(({ type }) => type === 'charge.refunded');
    const raw = JSON.stringify({ ...event, id: 'evt_again' });
    const headers = { 'stripe-signature': stack.stripe.control.sign(raw) };
    await callFunction(stack, { id: '', token: null }, 'stripe-webhook', null, { raw, headers });
    expect(await plan()).toEqual(before);
    const outcomes =
      "select outcome from private.stripe_events where type = 'charge.refunded' order by outcome";
    expect(await stack.sql(outcomes)).toEqual([{ outcome: 'nothing_to_take' }, { outcome: 'refunded' }]);
  });

  test('for the first of two purchases, ten days on, leaves what the second one bought', async () => {
    const first = await buy(stack, nora, 'ace');
    await buy(stack, nora, 'ace');
    await wait(10);
    await stack.stripe.control.refund(first);
    expect(await daysLeft()).toBeCloseTo(PERIOD_DAYS, 2);
  });

  test('for the first month of Expert closes the plan, and its subscription is not charged again', async () => {
    const { subscription, invoice } = await buyExpert();
    await wait(10);
    await stack.stripe.control.refund(invoice);
    expect(await plan()).toMatchObject({ status: 'canceled' });
    expect(await daysLeft()).toBeLessThanOrEqual(0);
    expect(isEndedAtStripe(subscription)).toBe(true);
  });

  test('for a renewal takes that month alone', async () => {
    const { subscription } = await buyExpert();
    const before = await plan();
    const renewal = await stack.stripe.control.renew(subscription);
    await stack.stripe.control.refund(renewal.id);
    for (const { id } of stack.stripe.control.events) await stack.stripe.control.deliver(id);
    expect(await plan()).toMatchObject({ status: 'canceled', ends: before.ends });
    expect(isEndedAtStripe(subscription)).toBe(true);
  });

  test('for a past month changes nothing: the current month stays, and so does the subscription', async () => {
    const { subscription, invoice } = await buyExpert();
    await wait(PERIOD_DAYS);
    await stack.stripe.control.renew(subscription);
    await wait(3);
    const before = await plan();
    await stack.stripe.control.refund(invoice);
    expect(await plan()).toEqual(before);
    expect(isEndedAtStripe(subscription)).toBe(false);
  });

  test.each(['ace', 'expert'] as const)('in part takes no time of %s; the rest of it does', async (name) => {
    const sessionId = await buy(stack, nora, name);
    const before = await plan();
    await stack.stripe.control.refund(sessionId, 500);
    expect(await plan()).toEqual(before);
    await stack.stripe.control.refund(sessionId);
    expect(await plan()).toMatchObject({ status: 'canceled' });
    expect(await daysLeft()).toBeLessThanOrEqual(0);
  });

  test.each(['ace', 'expert'] as const)(
    'reported before the payment of %s itself leaves no plan',
    async (name) => {
      stack.stripe.control.setWebhookMode('never');
      const sessionId = await openCheckout(stack, nora, name);
      await stack.stripe.control.pay(sessionId);
      await stack.stripe.control.refund(sessionId);
      for (const { id } of [...stack.stripe.control.events].reverse()) await stack.stripe.control.deliver(id);
      await comeBack(stack, nora, sessionId);
      expect(await plan()).toMatchObject({ status: 'canceled' });
      expect(await daysLeft()).toBeLessThanOrEqual(0);
      for (const id of Object.keys(stack.stripe.control.books.subscriptions))
        expect(isEndedAtStripe(id)).toBe(true);
    },
  );

  test('reported before the renewal that it is for leaves no extra time', async () => {
    const { subscription } = await buyExpert();
    const before = await plan();
    stack.stripe.control.setWebhookMode('never');
    const renewal = await stack.stripe.control.renew(subscription);
    await stack.stripe.control.refund(renewal.id);
    for (const { id } of [...stack.stripe.control.events].reverse()) await stack.stripe.control.deliver(id);
    await callFunction(stack, nora, 'reconcile-payments');
    expect((await plan()).ends).toEqual(before.ends);
    expect(isEndedAtStripe(subscription)).toBe(true);
  });

  test('waits for Stripe, when Stripe cannot say what it was for', async () => {
    const { invoice } = await buyExpert();
    const before = await plan();
    stack.stripe.control.setWebhookMode('never');
    await stack.stripe.control.refund(invoice);
    const event = stack.stripe.control.events.at(-1)?.id ?? '';
    stack.stripe.control.fail({ on: 'invoice_payments', status: 500, times: 2 });
    expect(await stack.stripe.control.deliver(event)).toBe(502);
    expect(await plan()).toEqual(before);
    expect(await stack.stripe.control.deliver(event)).toBe(200);
    expect(await plan()).toMatchObject({ status: 'canceled' });
  });

  test('takes nothing of anybody else’s', async () => {
    const others = `user_id <> '${nora.id}'`;
    const sessionId = await buy(stack, nora, 'ace');
    const read = () =>
      stack.sql(`select s, xmin::text from subscriptions s where ${others} order by user_id`);
    const before = await read();
    await stack.stripe.control.refund(sessionId);
    expect(await read()).toEqual(before);
  });

  test('of an unknown customer changes nothing', async () => {
    await buy(stack, nora, 'ace');
    const [charge] = Object.values(stack.stripe.control.books.charges);
    const foreign = { ...charge, customer: 'cus_foreign', payment_intent: 'pi_foreign', refunded: true };
    const raw = JSON.stringify({
      id: 'evt_foreign',
      object: 'event',
      type: 'charge.refunded',
      livemode: false,
      data: { object: foreign },
    });
    const { 'private.stripe_events': _seen, ...before } = await readEverything(stack);
    const headers = { 'stripe-signature': stack.stripe.control.sign(raw) };
    const answer = await callFunction(stack, { id: '', token: null }, 'stripe-webhook', null, {
      raw,
      headers,
    });
    expect(answer).toMatchObject({ status: 200, body: { outcome: 'unknown_customer' } });
    const { 'private.stripe_events': _seenNow, ...after } = await readEverything(stack);
    expect(after).toEqual(before);
    expect(await stack.sql("select outcome from private.stripe_events where id = 'evt_foreign'")).toEqual([
      { outcome: 'unknown_customer' },
    ]);
  });
});

describe('a test that Nora is in the middle of', () => {
  test('ends with the plan after a refund: no view, no command, no next run, and it is scored', async () => {
    const sessionId = await buy(stack, nora, 'ace');
    const { run } = await startKnownRun(stack, nora);
    await sendOne(stack, nora, run.id, 0, { kind: 'wait', seconds: 60 });
    await stack.stripe.control.refund(sessionId);

    const over = { status: 409, body: { error: 'This run is over.', details: 'run-over' } };
    expect(await sendRaw(stack, nora, run.id, 1, { kind: 'wait', seconds: 60 })).toMatchObject(over);
    expect(await callFunction(stack, nora, 'run-command', { action: 'read', runId: run.id })).toMatchObject(
      over,
    );
    expect(await askForRun(stack, nora)).toMatchObject({ status: 403, body: { details: 'plan-expired' } });
    expect(await finish(stack, nora, run.id)).toMatchObject({ status: 'expired', report: { steps: 1 } });
    expect(await count(stack, "simulation_runs where status = 'open'")).toBe(0);
  });

  test('goes on when another purchase still pays for it', async () => {
    await buy(stack, nora, 'ace');
    const second = await buy(stack, nora, 'ace');
    const { run } = await startKnownRun(stack, nora);
    await stack.stripe.control.refund(second);
    await sendOne(stack, nora, run.id, 0, { kind: 'wait', seconds: 60 });
    const [row] = await stack.sql<{ expires: string }>('select expires_at as expires from simulation_runs');
    expect(new Date(row?.expires ?? 0).toISOString()).toBe(new Date(run.expiresAt).toISOString());
  });
});
