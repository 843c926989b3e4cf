import { randomUUID } from 'node:crypto';
import { PLAN_IDS } from '../../../src/core/billing/plans.ts';
import type { Stack } from '../../../supabase/local/stack.ts';
import type { StandInEvent } from '../../../supabase/local/stripe/webhooks.ts';
import type { Attack, Control } from '../../support/attack-table.ts';
import type { ApiRequest } from '../../support/cast.ts';
import { type Caller, openCheckout } from '../../support/checkout.ts';

/** What an attacker finds: sessions of Nora's, and Stripe's event about the paid one, which has not been delivered. */
export interface Scene {
  readonly stack: Stack;
  readonly paid: string;
  readonly unpaid: string;
  readonly event: StandInEvent;
}

/** An attack that needs to know the scene. */
export interface StagedAttack {
  readonly id: string;
  readonly stage: (scene: Scene) => Omit<Attack, 'id'>;
}

/** Nora has paid for the Ace Plan and both ways of telling us were lost; another checkout of hers is still open. */
export async function setTheScene(stack: Stack, nora: Caller): Promise<Scene> {
  const { control } = stack.stripe;
  control.setWebhookMode('never');
  const paid = await openCheckout(stack, nora, 'ace');
  const unpaid = await openCheckout(stack, nora, 'golden');
  await control.pay(paid);
  const event = control.events.find(({ type }) => type === 'checkout.session.completed');
  if (event === undefined) throw new Error('Stripe told nothing of the payment.');
  return { stack, paid, unpaid, event };
}

/** A call of an Edge Function. */
export function call(name: string, body: unknown = {}, extra: Partial<ApiRequest> = {}): ApiRequest {
  return { method: 'POST', path: `/functions/v1/${name}`, body, ...extra };
}

export function choice(extra: Record<string, unknown> = {}): Record<string, unknown> {
  return { planId: PLAN_IDS.ace, flow: 'selection', attemptId: randomUUID(), ...extra };
}

/** A call of a database function, as the browser's client would make it. */
export function rpc(name: string, body: unknown, headers: Record<string, string> = {}): ApiRequest {
  return { method: 'POST', path: `/rest/v1/rpc/${name}`, body, headers };
}

export const noraComesBack = (scene: Scene): Control => ({
  actor: 'new',
  request: call('verify-checkout-session', { sessionId: scene.paid }),
  statuses: [200],
  finds: '"activated":true',
});

export const noraChooses: Control = {
  actor: 'new',
  request: call('create-checkout-session', choice()),
  statuses: [200],
  finds: '/stripe/checkout/cs_test_',
};
