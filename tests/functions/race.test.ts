import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Stack } from '../../supabase/local/stack.ts';
import {
  type Caller,
  caller,
  callFunction,
  count,
  NOBODY,
  openCheckout,
  planOf,
} from '../support/checkout.ts';
import { installKnownBadActivation } from '../support/known-bad-activation.ts';
import type { TestPostgres } from '../support/postgres.ts';
import { startPreparedPostgres } from '../support/prepared-postgres.ts';
import { startTestStack } from '../support/stack.ts';

// PGlite has one connection and hides races (fact 2 of design/security.md): this runs on a real PostgreSQL.

const CALLS = 100;
const PERIOD_MS = 2_592_000_000;

let postgres: TestPostgres;
let stack: Stack;
let nora: Caller;

beforeAll(async () => {
  postgres = await startPreparedPostgres();
  stack = await startTestStack({ databaseUrl: postgres.url });
  nora = await caller(stack, 'new');
});
afterAll(async () => {
  await stack.stop();
  await postgres.stop();
});

/** A hundred deliveries of the event and a hundred return pages, all at once. Returns their statuses. */
async function storm(): Promise<number[]> {
  const { control } = stack.stripe;
  const sessionId = await openCheckout(stack, nora, 'ace');
  control.setWebhookMode('never');
  await control.pay(sessionId);
  const event = control.events.findLast(({ type }) => type === 'checkout.session.completed');
  const raw = JSON.stringify(event);
  const headers = { 'stripe-signature': control.sign(raw) };
  const answers = await Promise.all(
    Array.from({ length: CALLS }, () => [
      callFunction(stack, NOBODY, 'stripe-webhook', null, { raw, headers }),
      callFunction(stack, nora, 'verify-checkout-session', { sessionId }),
    ]).flat(),
  );
  return answers.map(({ status }) => status);
}

/** Everything in which the storm left more, or less, than one activation. */
async function findSurplus(statuses: readonly number[]): Promise<string[]> {
  const plan = await planOf(stack, nora.id);
  const period = (plan?.ends.getTime() ?? 0) - (plan?.starts.getTime() ?? 0);
  const rows = await count(stack, 'subscription_history where user_id = $1', [nora.id]);
  const failed = statuses.filter((status) => status < 200 || status > 299);
  return [
    ...(statuses.length === 2 * CALLS ? [] : [`${statuses.length} answers`]),
    ...(failed.length === 0 ? [] : [`answers ${[...new Set(failed)].join(', ')}`]),
    ...(plan?.status === 'active' ? [] : [`the plan is ${plan?.status}`]),
    ...(rows === 1 ? [] : [`${rows} rows of history`]),
    ...(period === PERIOD_MS ? [] : [`a period of ${period} ms`]),
  ];
}

describe('a hundred webhooks and a hundred return pages at once', () => {
  test('are one activation, and every one of them is answered with 2xx', async () => {
    expect(await findSurplus(await storm())).toEqual([]);
    expect(await count(stack, 'private.fulfilments')).toBe(1);
    expect(await count(stack, "private.stripe_events where type = 'checkout.session.completed'")).toBe(1);
  });
});

test('fifty clicks on the free plan at once, each a decision of its own, start it once', async () => {
  const ada = await caller(stack, 'admin');
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      callFunction(stack, ada, 'create-checkout-session', {
        planId: 'b7000000-0000-4000-8000-000000000001',
        attemptId: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
  expect(await count(stack, 'subscription_history where user_id = $1', [ada.id])).toBe(1);
});

test('different purchases of one person at once each count, and none of their time is lost', async () => {
  const sunniva = await caller(stack, 'super');
  const { control } = stack.stripe;
  const sessions: string[] = [];
  for (let turn = 0; turn < 5; turn += 1) sessions.push(await openCheckout(stack, sunniva, 'ace'));
  control.setWebhookMode('never');
  for (const sessionId of sessions) await control.pay(sessionId);
  const answers = await Promise.all(
    [...sessions, ...sessions].map((sessionId) =>
      callFunction(stack, sunniva, 'verify-checkout-session', { sessionId }),
    ),
  );
  const plan = await planOf(stack, sunniva.id);
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  const spans = await stack.sql<{ from: string; to: string }>(
    'select min(period_start) as from, max(period_end) as to from private.fulfilments where user_id = $1',
    [sunniva.id],
  );
  const [span] = spans;
  expect(Date.parse(span?.to ?? '') - Date.parse(span?.from ?? '')).toBe(5 * PERIOD_MS);
  expect(plan?.ends).toEqual(new Date(span?.to ?? ''));
});

// The last one, because the handler stays bad.
describe('the same load', () => {
  test('detects a handler that checks first and acts later', async () => {
    await stack.sql('delete from private.fulfilments');
    await stack.sql('delete from private.stripe_events');
    await stack.sql('delete from subscription_history where user_id = $1', [nora.id]);
    await stack.sql('delete from subscriptions where user_id = $1', [nora.id]);
    await installKnownBadActivation(stack);
    expect(await findSurplus(await storm())).not.toEqual([]);
    expect(await count(stack, 'subscription_history where user_id = $1', [nora.id])).toBeGreaterThan(1);
  });
});
