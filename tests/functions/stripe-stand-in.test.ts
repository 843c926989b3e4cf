import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type StandInServer, startStandInServer } from '../support/stand-in-server.ts';

let server: StandInServer;
let stripe: Stripe;

beforeEach(async () => {
  server = await startStandInServer();
  stripe = new Stripe('sk_test_local', {
    apiVersion: '2025-05-28.basil',
    host: '127.0.0.1',
    port: server.port,
    protocol: 'http',
    maxNetworkRetries: 0,
  });
});
afterEach(() => server.stop());

async function openSession(mode: 'payment' | 'subscription' = 'payment'): Promise<Stripe.Checkout.Session> {
  const customer = await stripe.customers.create({ email: 'nora@benchready.test', name: 'Nora' });
  const recurring =
    mode === 'subscription' ? { recurring: { interval: 'day', interval_count: 30 } as const } : {};
  return await stripe.checkout.sessions.create({
    customer: customer.id,
    mode,
    payment_method_types: ['card'],
    line_items: [
      {
        price_data: { currency: 'usd', unit_amount: 949, product_data: { name: '<Ace> & Co' }, ...recurring },
        quantity: 1,
      },
    ],
    success_url: `${server.url}/admin?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${server.url}/select-plan`,
    allow_promotion_codes: true,
    metadata: { userId: 'nora' },
    ...(mode === 'payment' ? { invoice_creation: { enabled: true } } : {}),
  });
}

const CARD = { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123' };

/** Presses a button of the checkout page, as a browser without scripts does. */
async function submit(url: string | null, fields: Record<string, string>): Promise<Response> {
  return await fetch(url ?? '', {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ action: 'pay', ...CARD, promotion: '', ...fields }),
  });
}

describe('the checkout page', () => {
  test('takes a working card and sends the person back with the session’s id', async () => {
    const session = await openSession();
    const answer = await submit(session.url, {});
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`${server.url}/admin?session_id=${session.id}`);
    const paid = await stripe.checkout.sessions.retrieve(session.id);
    expect(paid).toMatchObject({ status: 'complete', payment_status: 'paid', amount_total: 949 });
  });

  test('submitted twice at once charges once', async () => {
    const session = await openSession();
    const answers = await Promise.all([submit(session.url, {}), submit(session.url, {})]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(
      server.standIn.control.events.filter(({ type }) => type === 'checkout.session.completed'),
    ).toHaveLength(1);
    expect(Object.keys(server.standIn.control.books.charges)).toHaveLength(1);
  });

  test('says that a card was declined, keeps what was typed, and takes another', async () => {
    const session = await openSession();
    const answer = await submit(session.url, { number: '4000 0000 0000 0002' });
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(page).toContain('Your card was declined');
    expect(page).toContain('value="4000 0000 0000 0002"');
    expect(page).toContain('value="12 / 40"');
    expect((await submit(session.url, {})).status).toBe(303);
  });

  test.each([
    ['a number that is none', { number: '4242 4242 4242 4241' }, 'Your card number is not valid.'],
    ['letters for a number', { number: 'forty-two' }, 'Your card number is not valid.'],
    ['a date in the past', { expiry: '01/20' }, 'date is in the past'],
    ['a month that there is not', { expiry: '13/40' }, 'Enter the expiry date as MM / YY.'],
    ['a short security code', { cvc: '1' }, 'The security code has 3 or 4 digits.'],
    ['a code that nobody knows', { promotion: 'FREE' }, 'This code is invalid.'],
  ])('says what is wrong with %s, and charges nothing', async (_what, fields, message) => {
    const session = await openSession();
    const answer = await submit(session.url, fields);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(message);
    expect(server.standIn.control.events).toEqual([]);
  });

  test('shows the new price before it charges it, when a code was typed and not applied', async () => {
    const session = await openSession();
    const shown = await submit(session.url, { promotion: 'bench50' });
    expect(shown.status).toBe(200);
    expect(await shown.text()).toContain('Code BENCH50 (50% off)');
    expect((await submit(session.url, { promotion: 'bench50' })).status).toBe(303);
    const paid = await stripe.checkout.sessions.retrieve(session.id);
    expect(paid).toMatchObject({
      amount_subtotal: 949,
      amount_total: 474,
      total_details: { amount_discount: 475 },
    });
  });

  test('asks for no card when a code has taken everything off', async () => {
    const session = await openSession('subscription');
    await submit(session.url, { action: 'apply', promotion: 'BENCH100' });
    expect(await (await fetch(session.url ?? '')).text()).not.toContain('Card number');
    expect((await submit(session.url, { number: '', expiry: '', cvc: '' })).status).toBe(303);
    const paid = await stripe.checkout.sessions.retrieve(session.id);
    expect(paid.payment_status).toBe('no_payment_required');
    expect(paid.subscription).toMatch(/^sub_/);
  });

  test('leads back without paying, escapes what it shows, and allows no script', async () => {
    const session = await openSession();
    const answer = await fetch(session.url ?? '');
    const page = await answer.text();
    expect(page).toContain(`href="${server.url}/select-plan"`);
    expect(page).not.toContain('<Ace>');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('of an expired session says so and takes no card', async () => {
    const session = await openSession();
    await server.standIn.control.expire(session.id);
    expect((await submit(session.url, {})).status).toBe(410);
    expect((await stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe('unpaid');
  });

  test('that does not exist is not found', async () => {
    expect((await fetch(`${server.url}/stripe/checkout/cs_test_none`)).status).toBe(404);
  });
});

describe('the API answers as Stripe does', () => {
  test('another key is refused', async () => {
    const stranger = new Stripe('sk_test_stranger', {
      host: '127.0.0.1',
      port: server.port,
      protocol: 'http',
      maxNetworkRetries: 0,
    });
    await expect(stranger.customers.create({})).rejects.toBeInstanceOf(
      Stripe.errors.StripeAuthenticationError,
    );
  });

  test('the same idempotency key gives the same answer', async () => {
    const once = await stripe.customers.create({ name: 'Nora' }, { idempotencyKey: 'k' });
    const twice = await stripe.customers.create({ name: 'Nora' }, { idempotencyKey: 'k' });
    expect(twice.id).toBe(once.id);
    expect(twice.lastResponse.headers['idempotent-replayed']).toBe('true');
  });

  test('the same key with other parameters is refused', async () => {
    await stripe.customers.create({ name: 'Nora' }, { idempotencyKey: 'k' });
    await expect(stripe.customers.create({ name: 'Asha' }, { idempotencyKey: 'k' })).rejects.toBeInstanceOf(
      Stripe.errors.StripeIdempotencyError,
    );
  });

  test('a failure is kept under its key and repeated, and another key works', async () => {
    server.standIn.control.fail({ status: 500 });
    await expect(stripe.customers.create({}, { idempotencyKey: 'k' })).rejects.toThrow();
    await expect(stripe.customers.create({}, { idempotencyKey: 'k' })).rejects.toThrow();
    await expect(stripe.customers.create({}, { idempotencyKey: 'k2' })).resolves.toHaveProperty('id');
  });

  test.each([
    ['a customer', () => stripe.customers.retrieve('cus_none')],
    ['a session', () => stripe.checkout.sessions.retrieve('cs_test_none')],
    ['a subscription', () => stripe.subscriptions.cancel('sub_none')],
    ['an invoice', () => stripe.invoices.retrieve('in_none')],
  ])('%s that does not exist is reported as missing', async (_what, ask) => {
    await expect(ask()).rejects.toMatchObject({ code: 'resource_missing', statusCode: 404 });
  });

  test('a subscription is canceled once and is missing afterwards', async () => {
    const session = await openSession('subscription');
    await submit(session.url, {});
    const [subscription] = Object.keys(server.standIn.control.books.subscriptions);
    expect((await stripe.subscriptions.cancel(subscription ?? '')).status).toBe('canceled');
    await expect(stripe.subscriptions.cancel(subscription ?? '')).rejects.toMatchObject({ statusCode: 404 });
  });

  test('lists the sessions of a customer page by page, the newest first', async () => {
    const session = await openSession();
    const page = await stripe.checkout.sessions.list({ customer: String(session.customer), limit: 1 });
    expect(page.data.map(({ id }) => id)).toEqual([session.id]);
    expect(page.has_more).toBe(false);
  });
});

describe('webhooks', () => {
  test('carry a signature that the SDK believes, with the secret alone', async () => {
    const session = await openSession();
    await submit(session.url, {});
    const sent = server.received.find(({ body }) => body.includes('checkout.session.completed'));
    const event = stripe.webhooks.constructEvent(sent?.body ?? '', sent?.signature ?? '', 'whsec_local_only');
    expect(event.type).toBe('checkout.session.completed');
    expect(() =>
      stripe.webhooks.constructEvent(sent?.body ?? '', sent?.signature ?? '', 'whsec_other'),
    ).toThrow();
  });

  test.each([
    ['at-once', 1, 1],
    ['twice', 2, 2],
    ['late', 0, 1],
    ['never', 0, 0],
  ] as const)('in the mode %s come %i times at first and %i in the end', async (mode, first, last) => {
    const completed = () =>
      server.received.filter(({ body }) => body.includes('checkout.session.completed')).length;
    server.standIn.control.setWebhookMode(mode);
    await submit((await openSession()).url, {});
    expect(completed()).toBe(first);
    await server.standIn.control.deliverPending();
    expect(completed()).toBe(last);
  });

  test('that were refused are kept and can be sent again', async () => {
    server.answerWith(500);
    await submit((await openSession()).url, {});
    expect(server.standIn.control.pending.map(({ type }) => type)).toContain('checkout.session.completed');
    server.answerWith(200);
    await server.standIn.control.deliverPending();
    expect(server.standIn.control.pending).toEqual([]);
  });

  test('are steered over HTTP by whoever has only a browser', async () => {
    const control = (body: unknown) =>
      fetch(`${server.url}/stripe/control`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const session = await openSession();
    expect((await control({ action: 'mode', mode: 'never' })).status).toBe(200);
    expect((await control({ action: 'pay', sessionId: session.id })).status).toBe(200);
    expect(server.received).toEqual([]);
    expect((await control({ action: 'explode' })).status).toBe(400);
  });
});
