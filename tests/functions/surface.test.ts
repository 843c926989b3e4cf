import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Stack } from '../../supabase/local/stack.ts';
import { type Caller, caller, callFunction, NOBODY } from '../support/checkout.ts';
import { readEverything } from '../support/database-state.ts';
import { workerStack } from '../support/shared-stack.ts';

const FUNCTIONS = [
  'cancel-subscription',
  'change-plan',
  'close-account',
  'create-checkout-session',
  'create-user',
  'exam',
  'issue-credential',
  'list-invoices',
  'reactivate-subscription',
  'reconcile-payments',
  'reopen-account',
  'run-command',
  'start-run',
  'verify-checkout-session',
];
const SECRETS = [
  'sk_test_local',
  'whsec_',
  'sb_secret_',
  '/work/',
  'supabase/functions',
  'at async',
  'node_modules',
];

let stack: Stack;
let sunniva: Caller;

beforeAll(async () => {
  stack = await workerStack();
  sunniva = await caller(stack, 'super');
});
afterAll(() => stack.stop());

/** Everything but the count of who asked how often. */
async function readRows() {
  const { 'private.turns': _taken, ...rest } = await readEverything(stack);
  return rest;
}

/** What is refused is refused in our own shape, says nothing of the inside, and changes nothing. */
async function expectRefusal(
  name: string,
  statuses: readonly number[],
  init: Parameters<typeof callFunction>[4],
) {
  const before = await readRows();
  const answer = await callFunction(stack, sunniva, name, null, init);
  const text = JSON.stringify(answer.body);
  expect(statuses).toContain(answer.status);
  expect(answer.body).toHaveProperty('error');
  for (const secret of SECRETS) expect(text).not.toContain(secret);
  expect(await readRows()).toEqual(before);
  return answer;
}

describe.each(FUNCTIONS)('%s refuses', (name) => {
  test.each(['PUT', 'PATCH', 'DELETE'])('the method %s', async (method) => {
    const answer = await expectRefusal(name, [405], { method, raw: '{}' });
    expect(answer.headers.get('allow')).toContain('POST');
  });

  test.each([
    ['a body that is not JSON', '{"planId": '],
    ['a list', '[]'],
    ['null', 'null'],
    ['a number', '42'],
    ['a key that nobody asked for', '{"isAdmin": true}'],
    ['a NUL in a text', '{"planId": "a\\u0000b"}'],
    ['a NUL in a name', '{"\\u0000": 1}'],
    ['half a character', '{"planId": "\\ud83d"}'],
    ['JSON nested ten thousand deep', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
  ])('%s', async (_what, raw) => {
    await expectRefusal(name, [400], { raw });
  });

  test('more than 64 KB', async () => {
    await expectRefusal(name, [413], { raw: JSON.stringify({ planId: 'x'.repeat(65_537) }) });
  });

  test('a page of another origin, which may not even ask', async () => {
    const headers = { origin: 'https://evil.example' };
    const answer = await expectRefusal(name, [403], { raw: '{}', headers });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    const preflight = await callFunction(stack, NOBODY, name, null, { method: 'OPTIONS', headers });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('the product’s own page', () => {
  test.each(FUNCTIONS)('may call %s', async (name) => {
    const headers = { origin: stack.siteUrl, 'access-control-request-method': 'POST' };
    const preflight = await callFunction(stack, NOBODY, name, null, { method: 'OPTIONS', headers });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(stack.siteUrl);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
  });
});

test('the webhook refuses more than an event can hold', async () => {
  const answer = await callFunction(stack, NOBODY, 'stripe-webhook', null, { raw: 'x'.repeat(300_000) });
  expect(answer.status).toBe(413);
});

test('no page may call the webhook', async () => {
  const answer = await callFunction(stack, NOBODY, 'stripe-webhook', null, {
    raw: '{}',
    headers: { origin: stack.siteUrl },
  });
  expect(answer.status).toBe(400);
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});

test('an unknown function is not found', async () => {
  expect((await callFunction(stack, sunniva, 'drop-everything')).status).toBe(404);
});
