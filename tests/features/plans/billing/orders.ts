import { PLAN_IDS, type PlanKey } from '../../../../src/core/billing/plans.ts';
import { type Backend, sessionOf } from '../../../support/product.tsx';

/** Gives an order to the Stripe stand-in. */
export async function order(backend: Backend, command: Record<string, unknown>): Promise<void> {
  const answer = await fetch(`${backend.url}/stripe/control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(command),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

/** Calls an Edge Function as a person. */
export async function call(backend: Backend, name: string, fn: string, body: unknown): Promise<unknown> {
  const { access_token } = await sessionOf(backend, name);
  const answer = await fetch(`${backend.url}/functions/v1/${fn}`, {
    method: 'POST',
    headers: {
      apikey: backend.publishableKey,
      authorization: `Bearer ${access_token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

/** Buys a plan from the first click to the return page, with a card that works. */
export async function buy(backend: Backend, name: string, plan: PlanKey): Promise<void> {
  const opened = (await call(backend, name, 'create-checkout-session', {
    planId: PLAN_IDS[plan],
    attemptId: crypto.randomUUID(),
  })) as { url: string };
  const sessionId = new URL(opened.url).pathname.split('/').at(-1) ?? '';
  await order(backend, { action: 'pay', sessionId });
  await call(backend, name, 'verify-checkout-session', { sessionId });
}

export interface PlanState {
  readonly plan_id: string;
  readonly status: string;
  readonly stripe_subscription_id: string | null;
}

/** The person's subscription as the database holds it. */
export async function planOf(backend: Backend, name: string): Promise<PlanState | null> {
  const [row] = await backend.sql<PlanState>(
    `select s.plan_id, s.status, s.stripe_subscription_id from public.subscriptions s
     join public.profiles p on p.id = s.user_id where p.email = $1`,
    [`${name}@benchready.test`],
  );
  return row ?? null;
}
