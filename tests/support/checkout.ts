import { randomUUID } from 'node:crypto';
import { PLAN_IDS, type PlanKey } from '../../src/core/billing/plans.ts';
import {
  createCheckoutSessionAnswer,
  type VerifyCheckoutSessionAnswer,
  verifyCheckoutSessionAnswer,
} from '../../src/core/contracts/functions.ts';
import { SEED_PASSWORD } from '../../supabase/local/people.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { passwordToken } from './cast.ts';
import { idOf, type SeedName } from './people.ts';

export interface FunctionAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

/** Somebody who can call functions: a seeded person with a token, or nobody. */
export interface Caller {
  readonly id: string;
  readonly token: string | null;
}

export const NOBODY: Caller = { id: '', token: null };

export async function caller(stack: Stack, name: SeedName): Promise<Caller> {
  return { id: idOf(name), token: await passwordToken(stack, `${name}@benchready.test`, SEED_PASSWORD) };
}

/** Calls an Edge Function over HTTP, as the browser would. */
export async function callFunction(
  stack: Stack,
  who: Caller,
  name: string,
  body: unknown = {},
  init: { readonly method?: string; readonly headers?: Record<string, string>; readonly raw?: string } = {},
): Promise<FunctionAnswer> {
  const method = init.method ?? 'POST';
  const answer = await fetch(`${stack.url}/functions/v1/${name}`, {
    method,
    headers: {
      apikey: stack.keys.publishable,
      'content-type': 'application/json',
      ...(who.token === null ? {} : { authorization: `Bearer ${who.token}` }),
      ...init.headers,
    },
    ...(method === 'GET' || method === 'HEAD' ? {} : { body: init.raw ?? JSON.stringify(body) }),
  });
  return { status: answer.status, body: parse(await answer.text()), headers: answer.headers };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Chooses a plan and returns the checkout session that was opened for it. */
export async function openCheckout(
  stack: Stack,
  who: Caller,
  plan: PlanKey,
  attemptId: string = randomUUID(),
): Promise<string> {
  const answer = await callFunction(stack, who, 'create-checkout-session', {
    planId: PLAN_IDS[plan],
    attemptId,
  });
  if (answer.status !== 200) throw new Error(`no checkout: ${answer.status} ${JSON.stringify(answer.body)}`);
  return sessionIdOf(createCheckoutSessionAnswer.parse(answer.body).url);
}

/** The session of a checkout page's address. */
export function sessionIdOf(url: string): string {
  return new URL(url).pathname.split('/').at(-1) ?? '';
}

/** The return page after the payment. */
export async function comeBack(
  stack: Stack,
  who: Caller,
  sessionId: string,
): Promise<VerifyCheckoutSessionAnswer> {
  const answer = await callFunction(stack, who, 'verify-checkout-session', { sessionId });
  if (answer.status !== 200) throw new Error(`not verified: ${answer.status} ${JSON.stringify(answer.body)}`);
  return verifyCheckoutSessionAnswer.parse(answer.body);
}

/** Buys a plan from the first click to the return page, with a card that works. */
export async function buy(stack: Stack, who: Caller, plan: PlanKey): Promise<string> {
  const sessionId = await openCheckout(stack, who, plan);
  await stack.stripe.control.pay(sessionId);
  await comeBack(stack, who, sessionId);
  return sessionId;
}

export interface PlanFacts {
  readonly plan_id: string | null;
  readonly status: string;
  readonly starts: Date;
  readonly ends: Date;
  readonly stripe_subscription_id: string | null;
  readonly canceled_at: Date | null;
}

/** The person's subscription row, as the owner of the database sees it; null when there is none. */
export async function planOf(stack: Stack, userId: string): Promise<PlanFacts | null> {
  const [row] = await stack.sql<
    Record<'plan_id' | 'status' | 'starts' | 'ends' | 'sub' | 'canceled', string | null>
  >(
    `select plan_id, status, current_period_start as starts, current_period_end as ends,
       stripe_subscription_id as sub, canceled_at as canceled
     from public.subscriptions where user_id = $1`,
    [userId],
  );
  if (row === undefined) return null;
  return {
    plan_id: row.plan_id,
    status: row.status ?? '',
    starts: new Date(row.starts ?? 0),
    ends: new Date(row.ends ?? 0),
    stripe_subscription_id: row.sub,
    canceled_at: row.canceled === null ? null : new Date(row.canceled),
  };
}

/** How many rows a query finds. */
export async function count(stack: Stack, from: string, params: readonly unknown[] = []): Promise<number> {
  const [row] = await stack.sql<{ n: number }>(`select count(*)::int as n from ${from}`, params);
  return row?.n ?? 0;
}
