import { createServer, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { PLAN_IDS } from '../../src/core/billing/plans.ts';
import type { Handler } from '../../supabase/functions/_shared/endpoint.ts';
import {
  createPayments,
  type PaymentServices,
  withStripe,
} from '../../supabase/functions/_shared/services.ts';
import { STRIPE_PATIENCE } from '../../supabase/functions/_shared/stripe-time.ts';
import { createCheckoutSession } from '../../supabase/functions/create-checkout-session/handler.ts';
import { listInvoices } from '../../supabase/functions/list-invoices/handler.ts';
import { reconcilePayments } from '../../supabase/functions/reconcile-payments/handler.ts';
import { verifyCheckoutSession } from '../../supabase/functions/verify-checkout-session/handler.ts';
import { functionsEnv } from '../../supabase/local/host/functions-env.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { type Caller, caller } from '../support/checkout.ts';
import { shareStack, workerStack } from '../support/shared-stack.ts';

const ANSWERED_WITHIN_MS = 15_000;
/** What else a function does: ask who calls, read and write a few rows. */
const FOR_THE_DATABASE_MS = 2000;

test('Stripe’s time leaves enough of the 15 seconds for the rest, and is enough for a call and its second try', () => {
  const { callMs, retries, allMs } = STRIPE_PATIENCE;
  expect(allMs).toBeLessThanOrEqual(ANSWERED_WITHIN_MS - FOR_THE_DATABASE_MS);
  expect(callMs * (retries + 1)).toBeLessThanOrEqual(allMs);
});

let stack: Stack;
let asha: Caller;

afterAll(() => vi.unstubAllGlobals());
shareStack(async () => {
  // Node 20 has no WebSocket of its own, and supabase-js wants one even when nothing is live.
  vi.stubGlobal('WebSocket', WebSocket);
  stack = await workerStack();
  asha = await caller(stack, 'ace');
  return stack;
});

/** A Stripe that takes every call, says `words` and nothing more. */
interface HangingStripe {
  readonly port: number;
  readonly calls: () => number;
  close(): void;
}

async function hangingStripe(words: string): Promise<HangingStripe> {
  const sockets = new Set<Socket>();
  let calls = 0;
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    // A client opens a new connection when it has given up a call, and may send nothing on it.
    socket.once('data', () => {
      calls += 1;
      socket.write(words);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    port: address.port,
    calls: () => calls,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

const NOTHING = '';
const HALF_AN_ANSWER =
  'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{"id":';

const FUNCTIONS: readonly [string, (services: PaymentServices) => Handler, object, number][] = [
  ['verify-checkout-session', verifyCheckoutSession, { sessionId: 'cs_test_12345678' }, 502],
  ['reconcile-payments', reconcilePayments, {}, 502],
  [
    'create-checkout-session',
    createCheckoutSession,
    { planId: PLAN_IDS.expert, attemptId: '11111111-1111-4111-8111-111111111111' },
    502,
  ],
  // What is stored is better than nothing.
  ['list-invoices', listInvoices, {}, 200],
];

describe.each([
  ['says nothing', NOTHING],
  ['stops in the middle of an answer', HALF_AN_ANSWER],
])('a Stripe that takes the call and %s', (_how, words) => {
  let stripe: HangingStripe;
  beforeEach(async () => {
    stripe = await hangingStripe(words);
    // Each of them is logged.
    vi.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(() => {
    vi.restoreAllMocks();
    stripe.close();
  });

  /** One call alone would be waited for until the test is given up. */
  const PATIENCE = { callMs: 3_600_000, retries: 1, allMs: 200 };

  test.each(FUNCTIONS)(
    'does not hold %s beyond its time, nor is it asked again',
    async (name, build, body, status) => {
      const handler = withStripe(
        createPayments(
          { ...functionsEnv(stack.url, stack.siteUrl), STRIPE_API_PORT: String(stripe.port) },
          PATIENCE,
        ),
        build,
      );
      const answer = await handler(
        new Request(`${stack.url}/functions/v1/${name}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${asha.token}` },
          body: JSON.stringify(body),
        }),
      );
      expect(answer.status).toBe(status);
      expect(stripe.calls()).toBe(1);
    },
  );
});
