import { afterAll, beforeAll, expect, test } from 'vitest';
import { PLAN_IDS, type PlanKey } from '../../src/core/billing/plans.ts';
import { toCents } from '../../src/core/billing/prices.ts';
import { MS_PER_DAY } from '../../src/core/kernel/time.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { count, planOf } from '../support/checkout.ts';
import { fc } from '../support/fixed-seeds.ts';
import {
  type Account,
  give,
  giveFree,
  NO_PLAN,
  PRICES,
  planKey,
  takeBack,
} from '../support/payment-model.ts';
import { idOf } from '../support/people.ts';
import { workerStack } from '../support/shared-stack.ts';

const SEQUENCES = Number(process.env['PAYMENT_SEQUENCES'] ?? 100);
/** The model reads the clock before the call, the database during it. */
const CLOCK_SLACK_MS = 5000;
const NORA = idOf('new');
const CUSTOMER = 'cus_sequence';

/** The one that renews itself comes up as often as the others together. */
const PAID_PLANS = ['ace', 'testing', 'ticketing', 'golden', 'expert', 'expert', 'expert', 'expert'] as const;

interface Order {
  readonly session: string;
  readonly plan: PlanKey;
  readonly isPaid: boolean;
  /** What a promotion leaves of the price. */
  readonly share: number;
  readonly openedAt: number;
  readonly subscription: string | null;
}

type Step =
  | { readonly kind: 'report'; readonly order: number; readonly event: number | null; readonly lie: Lie }
  | { readonly kind: 'free'; readonly attempt: number }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'refund'; readonly order: number }
  | { readonly kind: 'wait'; readonly days: number };

type Lie = 'none' | 'amount' | 'currency' | 'plan' | 'customer';

const orders = fc.array(
  fc.record({
    plan: fc.constantFrom(...PAID_PLANS),
    isPaid: fc.boolean(),
    share: fc.constantFrom(1, 1, 0.5, 0),
    minutes: fc.integer({ min: 0, max: 600 }),
  }),
  { minLength: 1, maxLength: 5 },
);

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('report' as const),
      order: fc.nat({ max: 4 }),
      event: fc.option(fc.nat({ max: 3 })),
      lie: fc.constantFrom<Lie>('none', 'none', 'none', 'none', 'amount', 'currency', 'plan', 'customer'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('free' as const), attempt: fc.nat({ max: 2 }) }) },
  { weight: 1, arbitrary: fc.constant<Step>({ kind: 'cancel' }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('refund' as const), order: fc.nat({ max: 4 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 45 }) }),
  },
);

let stack: Stack;

beforeAll(async () => {
  stack = await workerStack();
});
afterAll(() => stack.stop());

/** What the world looks like to the model. */
interface World {
  account: Account;
  readonly given: Set<string>;
  /** Sessions whose money went back, whether or not they had been given by then. */
  readonly refunded: Set<string>;
  readonly events: Set<string>;
  freeAttempt: string | null;
  /** How far the clock was put forward: the rows were put back instead. */
  shiftMs: number;
}

async function forgetEverything(): Promise<void> {
  await stack.sql(`do $$ begin
    delete from private.stripe_events; delete from private.fulfilments; delete from private.checkout_quotes;
    delete from private.renewals; delete from private.refunds; delete from private.free_starts; delete from private.ending_subscriptions;
    delete from public.subscription_history where user_id = '${NORA}';
    delete from public.subscriptions where user_id = '${NORA}';
    update public.profiles set stripe_customer_id = '${CUSTOMER}' where id = '${NORA}';
  end $$`);
}

async function report(world: World, order: Order, about: Extract<Step, { kind: 'report' }>): Promise<string> {
  const cents = toCents(PRICES[order.plan]);
  const event = about.event === null ? null : `evt_${order.session}_${about.event}_${about.lie}`;
  const [row] = await stack.sql<{ r: { outcome: string } }>(
    `select public.activate_subscription($1, $2, $3, $4, $12, $5, $6, $7, $8, $9, null, $10, $11) as r`,
    [
      order.session,
      NORA,
      about.lie === 'plan' ? PLAN_IDS.free : PLAN_IDS[order.plan],
      about.lie === 'amount' ? cents - 1 : cents,
      about.lie === 'currency' ? 'eur' : 'usd',
      new Date(order.openedAt - world.shiftMs).toISOString(),
      about.lie === 'customer' ? 'cus_other' : CUSTOMER,
      order.subscription,
      paymentOf(order),
      event,
      event === null ? null : 'checkout.session.completed',
      Math.round(cents * order.share),
    ],
  );
  const outcome = row?.r.outcome ?? '';
  const isRepeat = event !== null && world.events.has(event);
  if (event !== null) world.events.add(event);
  if (!isRepeat && about.lie === 'none' && !world.given.has(order.session)) {
    world.given.add(order.session);
    const now = Date.now() + world.shiftMs;
    const paid = Math.round(cents * order.share) / 100;
    const given = give(world.account, { ...order, paid }, now);
    world.account = world.refunded.has(order.session) ? takeBack(given, order.session, now) : given;
    return outcome === 'activated' ? '' : `${order.session} was ${outcome}, not activated`;
  }
  return outcome === 'activated' ? `${order.session} was activated again or on a lie` : '';
}

async function startFree(world: World, attempt: number): Promise<string> {
  const attemptId = `00000000-0000-4000-8000-00000000000${attempt}`;
  const now = Date.now() + world.shiftMs;
  const expected =
    world.freeAttempt === attemptId
      ? 'started'
      : world.freeAttempt !== null
        ? 'already_used'
        : world.account.endsAt > now
          ? 'paid_time_left'
          : 'started';
  const [row] = await stack.sql<{ r: { outcome: string } }>('select public.start_free_plan($1, $2) as r', [
    NORA,
    attemptId,
  ]);
  if (expected === 'started' && world.freeAttempt === null) {
    world.freeAttempt = attemptId;
    world.account = giveFree(world.account, now);
  }
  return row?.r.outcome === expected ? '' : `the free plan was ${row?.r.outcome}, not ${expected}`;
}

async function cancel(world: World): Promise<string> {
  const plan = await planOf(stack, NORA);
  if (plan?.stripe_subscription_id == null) return '';
  await stack.sql('select public.mark_subscription_canceled($1, $2)', [
    plan.stripe_subscription_id,
    CUSTOMER,
  ]);
  world.account = { ...world.account, isCanceled: true };
  return '';
}

function paymentOf({ session }: Order): string {
  return `pi_${session}`;
}

async function giveBack(world: World, order: Order): Promise<string> {
  await stack.sql('select public.refund_payment($1, null, $2)', [paymentOf(order), CUSTOMER]);
  world.refunded.add(order.session);
  world.account = takeBack(world.account, order.session, Date.now() + world.shiftMs);
  return '';
}

/** Days pass: everything that has happened moves into the past. */
async function wait(world: World, days: number): Promise<string> {
  const back = `interval '${days * 24} hours'`;
  await stack.sql(`do $$ begin
    update public.subscriptions set current_period_start = current_period_start - ${back},
      current_period_end = current_period_end - ${back} where user_id = '${NORA}';
    update private.fulfilments set purchased_at = purchased_at - ${back},
      period_start = period_start - ${back}, period_end = period_end - ${back};
  end $$`);
  world.shiftMs += days * MS_PER_DAY;
  return '';
}

/** Everything in which the database and the plain rules disagree. */
async function findDisagreements(world: World): Promise<string[]> {
  const plan = await planOf(stack, NORA);
  const endsAt = plan === null ? 0 : plan.ends.getTime() + world.shiftMs;
  const fulfilled = await stack.sql<{ id: string }>(
    'select checkout_session_id as id from private.fulfilments',
  );
  const history = await count(stack, 'subscription_history where user_id = $1', [NORA]);
  const freeStarts = world.freeAttempt === null ? 0 : 1;
  const isOver = world.account.endsAt <= Date.now() + world.shiftMs;
  return [
    planKey(plan?.plan_id ?? null) === world.account.plan
      ? ''
      : `plan ${plan?.plan_id}, not ${world.account.plan}`,
    Math.abs(endsAt - world.account.endsAt) < CLOCK_SLACK_MS
      ? ''
      : `ends ${endsAt}, not ${world.account.endsAt}`,
    [...world.given].sort().join() ===
    fulfilled
      .map(({ id }) => id)
      .sort()
      .join()
      ? ''
      : 'other sessions were fulfilled',
    history === fulfilled.length + freeStarts ? '' : `${history} rows of history`,
    plan === null || isOver || (plan.status === 'canceled') === world.account.isCanceled
      ? ''
      : `status ${plan.status}`,
  ].filter((text) => text !== '');
}

test(`after any of ${SEQUENCES} sequences of payments, refunds, reports, lies and waiting, time and history are what was paid for`, async () => {
  await fc.assert(
    fc.asyncProperty(orders, fc.array(step, { maxLength: 14 }), async (wanted, steps) => {
      await forgetEverything();
      const startedAt = Date.now();
      const world: World = {
        account: NO_PLAN,
        given: new Set(),
        refunded: new Set(),
        events: new Set(),
        freeAttempt: null,
        shiftMs: 0,
      };
      const placed: Order[] = wanted.map(({ plan, isPaid, share, minutes }, index) => ({
        session: `cs_test_sequence_${index}`,
        plan,
        isPaid,
        share,
        openedAt: startedAt - minutes * 60_000 - index,
        subscription: plan === 'expert' ? `sub_sequence_${index}` : null,
      }));
      for (const one of steps) {
        const problem = await take(world, placed, one);
        expect([problem, ...(await findDisagreements(world))].filter((text) => text !== '')).toEqual([]);
      }
    }),
    { numRuns: SEQUENCES },
  );
}, 600_000);

function take(world: World, placed: readonly Order[], one: Step): Promise<string> {
  switch (one.kind) {
    case 'report': {
      const order = placed[one.order % placed.length];
      // Nobody reports what was not paid: Stripe says so itself, and settlementOf is tested for it.
      return order?.isPaid === true ? report(world, order, one) : Promise.resolve('');
    }
    case 'free':
      return startFree(world, one.attempt);
    case 'cancel':
      return cancel(world);
    case 'refund': {
      const order = placed[one.order % placed.length];
      return order?.isPaid === true ? giveBack(world, order) : Promise.resolve('');
    }
    case 'wait':
      return wait(world, one.days);
  }
}
