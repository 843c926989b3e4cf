import { PLAN_IDS } from '../../../src/core/billing/plans.ts';
import type { Attack, Control } from '../../support/attack-table.ts';
import { idOf } from '../../support/people.ts';
import { add, call, change, NOTHING_OR_REFUSED, REFUSED, read, remove, touched, upsert } from './requests.ts';

/** What each table of money would hold if its person had their way. */
interface MoneyTable {
  readonly table: string;
  readonly key: string;
  /** A row of the person's own that they would like to have. */
  readonly wish: Readonly<Record<string, unknown>>;
  /** A change of their own row that they would like. */
  readonly change: Readonly<Record<string, unknown>>;
  /** The service does the same. */
  readonly control: Control;
}

const FOR_EVER = '2099-01-01T00:00:00Z';

const MONEY_TABLES: readonly MoneyTable[] = [
  {
    table: 'subscriptions',
    key: 'user_id',
    wish: {
      user_id: idOf('free'),
      plan_id: PLAN_IDS.golden,
      status: 'active',
      current_period_start: '2026-01-01T00:00:00Z',
      current_period_end: FOR_EVER,
    },
    change: { plan_id: PLAN_IDS.golden, current_period_end: FOR_EVER },
    control: {
      actor: 'service',
      request: change(`subscriptions?user_id=eq.${idOf('free')}`, { status: 'canceled' }),
      statuses: [200],
      leaves: {
        sql: touched('subscriptions', 'user_id', 'free'),
        value: true,
      },
    },
  },
  {
    table: 'subscription_history',
    key: 'id',
    wish: { user_id: idOf('free'), plan_id: PLAN_IDS.expert, checkout_session_id: 'cs_test_never_paid' },
    change: { plan_id: PLAN_IDS.expert },
    control: {
      actor: 'service',
      request: add('subscription_history', { user_id: idOf('free'), plan_id: PLAN_IDS.ace }),
      statuses: [201],
      finds: PLAN_IDS.ace,
    },
  },
  {
    table: 'user_activity',
    key: 'user_id',
    wish: { user_id: idOf('free'), timer_expiry: FOR_EVER },
    change: { timer_expiry: FOR_EVER },
    control: {
      actor: 'service',
      request: change(`user_activity?user_id=eq.${idOf('free')}`, { timer_expiry: '2030-01-01T00:00:00Z' }),
      statuses: [200],
      leaves: {
        sql: touched('user_activity', 'user_id', 'free'),
        value: true,
      },
    },
  },
  {
    table: 'invoices',
    key: 'id',
    wish: { id: 'in_wish', user_id: idOf('free'), date: '2026-01-01T00:00:00Z', amount: 0, status: 'paid' },
    change: { status: 'paid', amount: 0 },
    control: {
      actor: 'service',
      request: add('invoices', {
        id: 'in_real',
        user_id: idOf('free'),
        date: '2026-01-01T00:00:00Z',
        amount: 9.49,
        status: 'paid',
      }),
      statuses: [201],
      finds: 'in_real',
    },
  },
];

const OWN_ROWS: readonly Attack[] = MONEY_TABLES.flatMap(
  ({ table, key, wish, change: wanted, control }): Attack[] => {
    const shared = { actor: 'free', forbiddenText: [], control };
    return [
      {
        ...shared,
        id: `a person inserts into ${table}`,
        request: add(table, wish),
        allowedStatuses: REFUSED,
      },
      {
        ...shared,
        id: `a person inserts a list into ${table}`,
        request: add(table, [wish]),
        allowedStatuses: REFUSED,
      },
      {
        ...shared,
        id: `a person upserts ${table}`,
        request: upsert(`${table}?on_conflict=${key}`, wish),
        allowedStatuses: REFUSED,
      },
      {
        ...shared,
        id: `a person inserts into ${table} unless there is a row`,
        request: {
          ...add(table, wish),
          headers: { prefer: 'resolution=ignore-duplicates,return=representation' },
        },
        allowedStatuses: REFUSED,
      },
      {
        ...shared,
        id: `a person changes their row of ${table}`,
        request: change(`${table}?user_id=eq.${idOf('free')}`, wanted),
        allowedStatuses: NOTHING_OR_REFUSED,
      },
      {
        ...shared,
        id: `a person hands somebody's row of ${table} to themselves`,
        request: change(`${table}?user_id=eq.${idOf('golden')}`, { user_id: idOf('free') }),
        allowedStatuses: NOTHING_OR_REFUSED,
      },
      {
        ...shared,
        id: `a person deletes their row of ${table}`,
        request: remove(`${table}?user_id=eq.${idOf('free')}`),
        allowedStatuses: NOTHING_OR_REFUSED,
      },
      {
        ...shared,
        id: `a super_admin changes a row of ${table}`,
        actor: 'super',
        request: change(`${table}?user_id=eq.${idOf('free')}`, wanted),
        allowedStatuses: NOTHING_OR_REFUSED,
      },
      {
        ...shared,
        id: `a visitor deletes ${table}`,
        actor: 'anon',
        request: remove(`${table}?user_id=not.is.null`),
        allowedStatuses: NOTHING_OR_REFUSED,
      },
    ];
  },
);

const repricedByService: Control = {
  actor: 'service',
  request: change(`plans?id=eq.${PLAN_IDS.ace}`, { price: 9.5 }),
  statuses: [200],
  leaves: { sql: `select price::text from plans where id = '${PLAN_IDS.ace}'`, value: '9.5' },
};

const PRICES: readonly Attack[] = ['ace', 'admin', 'super', 'anon'].flatMap((actor): Attack[] => {
  const shared = { actor, forbiddenText: [], control: repricedByService };
  return [
    {
      ...shared,
      id: `${actor} makes a plan free of charge`,
      request: change(`plans?id=eq.${PLAN_IDS.ace}`, { price: 0 }),
      allowedStatuses: NOTHING_OR_REFUSED,
    },
    {
      ...shared,
      id: `${actor} points a plan at another price`,
      request: change(`plans?id=eq.${PLAN_IDS.golden}`, { stripe_price_id: 'price_of_their_own' }),
      allowedStatuses: NOTHING_OR_REFUSED,
    },
    {
      ...shared,
      id: `${actor} upserts a plan`,
      request: upsert('plans?on_conflict=id', {
        id: PLAN_IDS.ace,
        name: 'Ace Plan',
        price: 0,
        price_interval: 'one-time',
        plan_type: 'individual',
      }),
      allowedStatuses: REFUSED,
    },
    {
      ...shared,
      id: `${actor} deletes the plans`,
      request: remove('plans?id=not.is.null'),
      allowedStatuses: NOTHING_OR_REFUSED,
    },
  ];
});

const ONCE: readonly Attack[] = [
  {
    id: 'the free plan starts a second time for the same person',
    actor: 'service',
    request: add('subscription_history', { user_id: idOf('free'), plan_id: PLAN_IDS.free }),
    allowedStatuses: [409],
    forbiddenText: [],
    control: {
      actor: 'service',
      request: add('subscription_history', { user_id: idOf('new'), plan_id: PLAN_IDS.free }),
      statuses: [201],
    },
  },
  {
    id: 'one paid session counts for two people',
    given: `insert into subscription_history (user_id, plan_id, checkout_session_id)
      values ('${idOf('ace')}', '${PLAN_IDS.ace}', 'cs_test_paid_once')`,
    actor: 'service',
    request: add('subscription_history', {
      user_id: idOf('new'),
      plan_id: PLAN_IDS.ace,
      checkout_session_id: 'cs_test_paid_once',
    }),
    allowedStatuses: [409],
    forbiddenText: [],
    control: {
      actor: 'ace',
      request: read(
        `subscription_history?select=id&user_id=eq.${idOf('ace')}&plan_id=eq.${PLAN_IDS.ace}&limit=1`,
      ),
      statuses: [200],
      finds: '"id"',
    },
  },
  {
    id: 'a customer at Stripe belongs to two people',
    actor: 'service',
    request: change(`profiles?id=eq.${idOf('new')}`, { stripe_customer_id: 'cus_local_ace' }),
    allowedStatuses: [409],
    forbiddenText: [],
    control: {
      actor: 'service',
      request: change(`profiles?id=eq.${idOf('new')}`, { stripe_customer_id: 'cus_new' }),
      statuses: [200],
      finds: 'cus_new',
    },
  },
];

/** The billing functions belong to the service; each of these would pay a person out. */
const BILLING_CALLS: Readonly<Record<string, unknown>> = {
  start_free_plan: { user_id_param: idOf('new'), attempt_id_param: '00000000-0000-4000-8000-0000000000aa' },
  activate_subscription: {
    checkout_session_id_param: 'cs_test_never_paid',
    user_id_param: idOf('new'),
    plan_id_param: PLAN_IDS.golden,
    amount_subtotal_param: 13900,
    amount_total_param: 13900,
    currency_param: 'usd',
    purchased_at_param: '2026-01-01T00:00:00Z',
    stripe_customer_id_param: 'cus_new',
  },
  judge_renewal: { stripe_subscription_id_param: 'sub_local_expert' },
  read_billing_state: { user_id_param: idOf('expert') },
  read_caller: { user_id_param: idOf('expert') },
  claim_stripe_customer: { user_id_param: idOf('new'), stripe_customer_id_param: 'cus_of_somebody_else' },
  refund_payment: {
    payment_intent_id_param: 'pi_of_somebody_else',
    invoice_id_param: null,
    stripe_customer_id_param: 'cus_local_ace',
  },
};

const CALLS: readonly Attack[] = Object.entries(BILLING_CALLS).flatMap(([name, body]) =>
  ['anon', 'new', 'admin', 'super', 'deactivated'].map(
    (actor): Attack => ({
      id: `${actor} calls ${name}`,
      actor,
      request: call(name, body),
      allowedStatuses: REFUSED,
      forbiddenText: [],
      control: {
        actor: 'service',
        request: call('start_free_plan', BILLING_CALLS['start_free_plan']),
        statuses: [200],
        finds: 'started',
        leaves: { sql: `select status from subscriptions where user_id = '${idOf('new')}'`, value: 'active' },
      },
    }),
  ),
);

/** Group "money" of design/security.md, as far as tables carry it; the functions' part is in tests/functions. */
export const MONEY_ATTACKS: readonly Attack[] = [...OWN_ROWS, ...PRICES, ...ONCE, ...CALLS];
