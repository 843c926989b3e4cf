import { describe, expect, test } from 'vitest';
import { PLAN_IDS } from '../../src/core/billing/plans.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import type { StandInEvent } from '../../supabase/local/stripe/webhooks.ts';
import { type Caller, caller, callFunction, NOBODY } from '../support/checkout.ts';
import { readEverything } from '../support/database-state.ts';
import { idOf } from '../support/people.ts';
import { shareStack, workerStack } from '../support/shared-stack.ts';
import { setTheScene } from './attacks/scene.ts';

let stack: Stack;
let nora: Caller;

shareStack(async () => {
  stack = await workerStack();
  nora = await caller(stack, 'new');
  return stack;
});

/** Sends an event with a good signature. */
async function send(event: unknown) {
  const raw = JSON.stringify(event);
  const headers = { 'stripe-signature': stack.stripe.control.sign(raw) };
  return await callFunction(stack, NOBODY, 'stripe-webhook', null, { raw, headers });
}

/** The true event with another session in it. */
function withSession(event: StandInEvent, change: Record<string, unknown>): unknown {
  return { ...event, data: { object: { ...event.data.object, ...change } } };
}

const metadata = (change: Record<string, string>) => ({
  metadata: {
    userId: idOf('new'),
    planId: PLAN_IDS.ace,
    planType: 'individual',
    planName: 'Ace Plan',
    ...change,
  },
});

/** Everything but the note that the event was seen. */
async function everythingElse(): Promise<unknown> {
  const { 'private.stripe_events': _seen, ...rest } = await readEverything(stack);
  return rest;
}

describe('Stripe’s own event, answered with 2xx so that it is not sent again, gives nothing', () => {
  test.each([
    ['for another amount', { amount_subtotal: 1, amount_total: 1 }],
    ['for more than was asked', { amount_subtotal: 94900, amount_total: 94900 }],
    ['in another currency', { currency: 'inr' }],
    ['with a total that its parts do not add up to', { amount_total: 1 }],
    ['that says complete but is not paid', { payment_status: 'unpaid' }],
    ['that is still open', { status: 'open' }],
    ['that needed no payment although something is due', { payment_status: 'no_payment_required' }],
    ['of a person whom nobody knows', metadata({ userId: '5eed0000-0000-4000-8000-0000000000ff' })],
    ['that Nora paid, made out to Asha', metadata({ userId: idOf('ace') })],
    ['for a plan that she did not choose', metadata({ planId: PLAN_IDS.golden })],
    ['for the free plan', metadata({ planId: PLAN_IDS.free })],
    ['for a plan that there is not', metadata({ planId: 'b7000000-0000-4000-8000-0000000000ff' })],
    ['of another shop on the same Stripe account', { metadata: {} }],
    ['with nonsense for a person', metadata({ userId: "' or true --" })],
    ['that says it is of live mode', { livemode: true }],
    [
      'opened by nobody here, for a customer of nobody’s',
      { id: 'cs_test_foreign0000', customer: 'cus_foreign' },
    ],
  ])('%s', async (_what, change) => {
    const { event } = await setTheScene(stack, nora);
    const before = await everythingElse();
    const answer = await send(withSession(event, change));
    expect(answer.status).toBe(200);
    expect(answer.body).not.toMatchObject({ outcome: 'activated' });
    expect(await everythingElse()).toEqual(before);
    // The rightful event still works: nothing was used up.
    expect(await send({ ...event, id: 'evt_rightful' })).toMatchObject({ body: { outcome: 'activated' } });
  });

  test.each([
    ['checkout.session.expired'],
    ['customer.created'],
    ['payment_intent.succeeded'],
    ['something.new'],
  ])('of the kind %s', async (type) => {
    const { event } = await setTheScene(stack, nora);
    const before = await readEverything(stack);
    expect(await send({ ...event, type })).toMatchObject({ status: 200, body: { outcome: 'ignored' } });
    expect(await readEverything(stack)).toEqual(before);
  });

  test('about a subscription and an invoice of a customer whom nobody knows', async () => {
    const { event } = await setTheScene(stack, nora);
    const before = await everythingElse();
    for (const type of ['invoice.paid', 'invoice.payment_failed'] as const) {
      const [invoice] = Object.values(stack.stripe.control.books.invoices);
      const foreign = {
        ...event,
        id: `evt_${type}`,
        type,
        data: { object: { ...invoice, customer: 'cus_foreign' } },
      };
      expect(await send(foreign)).toMatchObject({ status: 200, body: { outcome: 'unknown_customer' } });
    }
    const subscription = {
      id: 'sub_foreign',
      object: 'subscription',
      customer: 'cus_foreign',
      canceled_at: 1,
    };
    const deleted = {
      ...event,
      id: 'evt_d',
      type: 'customer.subscription.deleted',
      data: { object: subscription },
    };
    expect(await send(deleted)).toMatchObject({ status: 200, body: { outcome: 'unknown_customer' } });
    expect(await everythingElse()).toEqual(before);
    const written = await stack.sql(
      "select id from private.stripe_events where outcome = 'unknown_customer' order by id",
    );
    expect(written).toEqual([
      { id: 'evt_d' },
      { id: 'evt_invoice.paid' },
      { id: 'evt_invoice.payment_failed' },
    ]);
  });
});

describe('an event is processed once', () => {
  test('also under the same id with other contents', async () => {
    const { event } = await setTheScene(stack, nora);
    await send(event);
    const before = await readEverything(stack);
    const forged = withSession(event, { id: 'cs_test_second000000' });
    expect(await send(forged)).toMatchObject({ status: 200, body: { outcome: 'duplicate_event' } });
    expect(await readEverything(stack)).toEqual(before);
  });

  test('and its outcome is written down', async () => {
    const { event } = await setTheScene(stack, nora);
    await send(withSession(event, { currency: 'inr' }));
    expect(await stack.sql('select id, type, outcome from private.stripe_events')).toEqual([
      { id: event.id, type: 'checkout.session.completed', outcome: 'amount_mismatch' },
    ]);
  });
});
