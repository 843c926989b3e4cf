import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { PLAN_IDS, type PlanKey } from '../../src/core/billing/plans.ts';
import { changePlanAnswer, listInvoicesAnswer } from '../../src/core/contracts/functions.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import {
  buy,
  type Caller,
  caller,
  callFunction,
  comeBack,
  openCheckout,
  planOf,
  sessionIdOf,
} from '../support/checkout.ts';
import { readEverything } from '../support/database-state.ts';
import { shareStack, workerStack } from '../support/shared-stack.ts';

let stack: Stack;
let nora: Caller;
let asha: Caller;

shareStack(async () => {
  stack = await workerStack();
  nora = await caller(stack, 'new');
  asha = await caller(stack, 'ace');
  return stack;
});

function moveTo(who: Caller, plan: PlanKey) {
  return callFunction(stack, who, 'change-plan', { planId: PLAN_IDS[plan], attemptId: randomUUID() });
}

async function invoicesOf(who: Caller) {
  return listInvoicesAnswer.parse((await callFunction(stack, who, 'list-invoices')).body).invoices;
}

describe('Asha changes her plan', () => {
  test.each(['expert', 'testing', 'golden'] as const)(
    'to %s: nothing changes before it is paid',
    async (plan) => {
      const before = await readEverything(stack, ['public.subscriptions', 'public.subscription_history']);
      const answer = changePlanAnswer.parse((await moveTo(asha, plan)).body);
      const sessionId = sessionIdOf(answer.url ?? '');
      expect(answer.changed).toBe(false);
      expect(await comeBack(stack, asha, sessionId)).toMatchObject({ activated: false });
      expect(await readEverything(stack, ['public.subscriptions', 'public.subscription_history'])).toEqual(
        before,
      );

      await stack.stripe.control.pay(sessionId);
      expect(await planOf(stack, asha.id)).toMatchObject({ plan_id: PLAN_IDS[plan], status: 'active' });
    },
  );

  test('to the one she has: she is told that it is hers', async () => {
    expect(await moveTo(asha, 'ace')).toMatchObject({
      status: 409,
      body: { error: 'This is your current plan' },
    });
  });

  test('and going back from the checkout leads to /plans', async () => {
    const answer = changePlanAnswer.parse((await moveTo(asha, 'expert')).body);
    const session = stack.stripe.control.books.sessions[sessionIdOf(answer.url ?? '')];
    expect(session?.cancel_url).toBe(`${stack.siteUrl}/plans`);
  });
});

test('somebody who canceled can take the same plan again before its time is up', async () => {
  await buy(stack, nora, 'expert');
  expect((await moveTo(nora, 'expert')).status).toBe(409);
  await callFunction(stack, nora, 'cancel-subscription');
  expect((await moveTo(nora, 'expert')).status).toBe(200);
});

test('somebody without a plan starts the free one by changing to it', async () => {
  expect(await moveTo(nora, 'free')).toMatchObject({ status: 200, body: { url: null, changed: true } });
  expect(await planOf(stack, nora.id)).toMatchObject({ plan_id: PLAN_IDS.free });
});

describe('Nora’s invoices', () => {
  test('list what she paid, newest first, each with a PDF that opens', async () => {
    await buy(stack, nora, 'ace');
    const sessionId = await openCheckout(stack, nora, 'expert');
    await stack.stripe.control.pay(sessionId, { promotionCode: 'BENCH50' });
    const invoices = await invoicesOf(nora);
    expect(invoices.map(({ amount, status }) => [amount, status]).sort()).toEqual([
      [6.49, 'paid'],
      [9.49, 'paid'],
    ]);
    for (const { pdfUrl } of invoices) {
      const pdf = await fetch(pdfUrl ?? '');
      expect(pdf.headers.get('content-type')).toBe('application/pdf');
      expect((await pdf.text()).slice(0, 8)).toBe('%PDF-1.4');
    }
  });

  test('are there although every event was lost', async () => {
    stack.stripe.control.setWebhookMode('never');
    await buy(stack, nora, 'ace');
    expect(await invoicesOf(nora)).toMatchObject([{ amount: 9.49, description: 'Ace Plan', status: 'paid' }]);
  });

  test('are listed as far as we know them when Stripe does not answer', async () => {
    await buy(stack, nora, 'ace');
    stack.stripe.control.fail({ on: 'GET /v1/invoices', status: 500, times: 2 });
    expect(await invoicesOf(nora)).toHaveLength(1);
  });

  test('are nobody else’s', async () => {
    await buy(stack, nora, 'ace');
    const invoices = await invoicesOf(asha);
    expect(invoices).toHaveLength(1);
    expect(invoices[0]?.id).toBe('in_local_ace');
  });

  test('name the page where an open one is paid; paid there, it opens the plan and is open no more', async () => {
    await buy(stack, nora, 'expert');
    const before = await planOf(stack, nora.id);
    stack.stripe.control.fail({ on: '/finalize', status: 500, times: 3 });
    await stack.stripe.control.renew(before?.stripe_subscription_id ?? '', { cardWorks: false });
    expect(await planOf(stack, nora.id)).toMatchObject({ status: 'past_due' });
    // Both may be of the same second, which leaves their order open.
    const invoices = await invoicesOf(nora);
    const open = invoices.find(({ status }) => status === 'open');
    expect(invoices).toHaveLength(2);
    expect(invoices.find(({ status }) => status === 'paid')).toMatchObject({ payUrl: null });
    expect(open).toMatchObject({ amount: 12.99 });

    const pay = (number: string) =>
      fetch(open?.payUrl ?? '', {
        method: 'POST',
        body: new URLSearchParams({ number, expiry: '12 / 40', cvc: '123' }),
      }).then((answer) => answer.text());
    expect(await (await fetch(open?.payUrl ?? '')).text()).toContain('Pay $12.99');
    expect(await pay('4000 0000 0000 0002')).toContain('Your card was declined.');
    expect(await planOf(stack, nora.id)).toMatchObject({ status: 'past_due' });
    expect(await pay('4242 4242 4242 4242')).toContain('Invoice paid');
    expect(await planOf(stack, nora.id)).toMatchObject({ status: 'active' });
    expect((await invoicesOf(nora)).map(({ payUrl }) => payUrl)).toEqual([null, null]);
  });

  test('are none before the first purchase', async () => {
    expect(await invoicesOf(nora)).toEqual([]);
  });
});
