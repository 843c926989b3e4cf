import { PLAN_IDS } from '../../../src/core/billing/plans.ts';
import type { Control } from '../../support/attack-table.ts';
import { idOf } from '../../support/people.ts';
import { call, choice, noraChooses, noraComesBack, rpc, type Scene, type StagedAttack } from './scene.ts';

const ACCESS_WORDS = ['"activated":true', '/stripe/checkout/'];

const staged = (
  id: string,
  actor: string,
  request: (scene: Scene) => ReturnType<typeof call>,
  allowedStatuses: readonly number[],
  control: Control | ((scene: Scene) => Control),
  given?: string,
): StagedAttack => ({
  id,
  stage: (scene) => ({
    actor,
    request: request(scene),
    allowedStatuses,
    forbiddenText: ACCESS_WORDS,
    control: typeof control === 'function' ? control(scene) : control,
    ...(given === undefined ? {} : { given }),
  }),
});

const edda: Control = {
  actor: 'expert',
  request: call('cancel-subscription'),
  statuses: [200],
  leaves: { sql: `select status from subscriptions where user_id = '${idOf('expert')}'`, value: 'canceled' },
};

const bodies: readonly StagedAttack[] = (
  [
    ['a price', { price: 1 }],
    ['an amount in cents', { amount: 1 }],
    ['a price id', { priceId: 'price_cheap' }],
    ['an address to return to', { success_url: 'https://evil.example' }],
    ['another person’s id', { userId: idOf('ace') }],
    ['a mode', { mode: 'payment' }],
    ['a flow that there is not', { flow: 'https://evil.example' }],
    ['an object for a plan', { planId: { id: PLAN_IDS.ace } }],
    ['no attempt', { attemptId: undefined }],
  ] as const
).map(([what, extra]) =>
  staged(
    `the body of a purchase names ${what}`,
    'new',
    () => call('create-checkout-session', choice(extra)),
    [400],
    noraChooses,
  ),
);

const strangers: readonly StagedAttack[] = (
  [
    ['create-checkout-session', choice()],
    ['change-plan', { planId: PLAN_IDS.golden, attemptId: choice()['attemptId'] }],
    ['cancel-subscription', {}],
    ['list-invoices', {}],
    ['reconcile-payments', {}],
  ] as const
).flatMap(([name, body]) => [
  staged(`${name} is called without a token`, 'anon', () => call(name, body), [401], noraChooses),
  staged(
    `${name} is called with the publishable key for a token`,
    'anon',
    ({ stack }) => call(name, body, { headers: { authorization: `Bearer ${stack.keys.publishable}` } }),
    [401],
    noraChooses,
  ),
  staged(
    `${name} is called by somebody deactivated`,
    'deactivated',
    () => call(name, body),
    [403],
    noraChooses,
  ),
  staged(
    `${name} is called with a forged token`,
    'ace',
    () => call(name, body, { forge: (token) => forged(token) }),
    [401],
    noraChooses,
  ),
]);

/** The same token, but of a service role and with its old signature. */
function forged(token: string): string {
  const [header, payload, signature] = token.split('.');
  const claims: unknown = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString());
  const better = { ...(claims as object), role: 'service_role', sub: idOf('super') };
  return [header, Buffer.from(JSON.stringify(better)).toString('base64url'), signature].join('.');
}

const activation = (userId: string) => ({
  checkout_session_id_param: 'cs_test_invented',
  user_id_param: userId,
  plan_id_param: PLAN_IDS.golden,
  amount_subtotal_param: 13900,
  amount_total_param: 13900,
  currency_param: 'usd',
  purchased_at_param: '2026-01-01T00:00:00Z',
  stripe_customer_id_param: 'cus_local_ace',
});

const serviceActivates: Control = {
  actor: 'service',
  request: rpc('activate_subscription', activation(idOf('ace'))),
  statuses: [200],
  finds: '"outcome":"activated"',
};

const byHand: readonly StagedAttack[] = (
  [
    ['activate_subscription', activation(idOf('ace'))],
    ['start_free_plan', { user_id_param: idOf('ace'), attempt_id_param: idOf('ace') }],
    [
      'mark_subscription_canceled',
      { stripe_subscription_id_param: 'sub_local_expert', stripe_customer_id_param: null },
    ],
    [
      'claim_stripe_customer',
      { user_id_param: idOf('ace'), stripe_customer_id_param: 'cus_x', replaces_param: 'cus_local_ace' },
    ],
    ['judge_renewal', { stripe_subscription_id_param: 'sub_local_expert' }],
    ['read_billing_state', { user_id_param: idOf('ace') }],
    ['read_caller', { user_id_param: idOf('ace'), turn_param: 'list-invoices' }],
    [
      'refund_payment',
      { payment_intent_id_param: 'pi_x', invoice_id_param: null, stripe_customer_id_param: 'cus_local_ace' },
    ],
    [
      'record_checkout_quote',
      {
        checkout_session_id_param: 'cs_test_x',
        user_id_param: idOf('ace'),
        plan_id_param: PLAN_IDS.golden,
        amount_cents_param: 1,
        currency_param: 'usd',
      },
    ],
    [
      'record_invoice',
      {
        invoice_id_param: 'in_x',
        stripe_customer_id_param: 'cus_local_expert',
        stripe_subscription_id_param: 'sub_local_expert',
        billing_reason_param: 'subscription_cycle',
        status_param: 'paid',
        amount_cents_param: 1,
        currency_param: 'usd',
        description_param: 'x',
        issued_at_param: '2026-01-01T00:00:00Z',
      },
    ],
  ] as const
).flatMap(([name, args]) =>
  ['anon', 'ace', 'super'].map((actor) =>
    staged(
      `the database function ${name} is called by ${actor}`,
      actor,
      () => rpc(name, args),
      [401, 403, 404],
      serviceActivates,
    ),
  ),
);

const inside: readonly StagedAttack[] = ['activate_subscription', 'fulfil_checkout', 'start_free_plan'].map(
  (name) =>
    staged(
      `${name} is asked for in the schema that the API does not show`,
      'ace',
      () => rpc(name, activation(idOf('ace')), { 'content-profile': 'private', 'accept-profile': 'private' }),
      [400, 401, 403, 404, 406],
      serviceActivates,
    ),
);

const tables: readonly StagedAttack[] = [
  'stripe_events',
  'fulfilments',
  'checkout_quotes',
  'renewals',
  'free_starts',
  'ending_subscriptions',
].map((table) =>
  staged(
    `the ledger table ${table} is read through the API`,
    'ace',
    () => ({ method: 'GET', path: `/rest/v1/${table}?select=*`, headers: { 'accept-profile': 'private' } }),
    [400, 401, 403, 404, 406],
    serviceActivates,
  ),
);

/** Group "money" of design/security.md, as far as functions carry it. */
export const MONEY_ATTACKS: readonly StagedAttack[] = [
  ...bodies,
  ...strangers,
  ...byHand,
  ...inside,
  ...tables,
  staged(
    'Asha brings Nora’s paid session',
    'ace',
    ({ paid }) => call('verify-checkout-session', { sessionId: paid }),
    [403],
    noraComesBack,
  ),
  staged(
    'an administrator brings Nora’s paid session',
    'super',
    ({ paid }) => call('verify-checkout-session', { sessionId: paid }),
    [403],
    noraComesBack,
  ),
  staged(
    'a session is invented',
    'ace',
    () => call('verify-checkout-session', { sessionId: 'cs_test_000000000000000000000000' }),
    [404],
    noraComesBack,
  ),
  staged(
    'a session id leads elsewhere in Stripe’s API',
    'ace',
    () => call('verify-checkout-session', { sessionId: 'cs_test_/../../customers' }),
    [400],
    noraComesBack,
  ),
  staged(
    'somebody deactivated brings a session',
    'deactivated',
    ({ paid }) => call('verify-checkout-session', { sessionId: paid }),
    [403],
    noraComesBack,
  ),
  staged(
    'a plan that there is not is bought',
    'new',
    () => call('create-checkout-session', choice({ planId: 'b7000000-0000-4000-8000-0000000000ff' })),
    [404],
    noraChooses,
  ),
  staged(
    'Asha cancels Edda’s subscription by naming it',
    'ace',
    () => call('cancel-subscription', { subscriptionId: 'sub_local_expert' }),
    [400],
    edda,
  ),
  staged('Asha cancels though nothing of hers renews', 'ace', () => call('cancel-subscription'), [409], edda),
  staged(
    'Felix takes the demo plan a second time',
    'free',
    () => call('create-checkout-session', choice({ planId: PLAN_IDS.free })),
    [409],
    noraChooses,
  ),
  staged(
    'Felix takes it a second time by changing his plan',
    'free',
    () => call('change-plan', { planId: PLAN_IDS.free, attemptId: choice()['attemptId'] }),
    [409],
    noraChooses,
  ),
  staged(
    'Asha moves to the free plan and keeps her time',
    'ace',
    () => call('change-plan', { planId: PLAN_IDS.free, attemptId: choice()['attemptId'] }),
    [409],
    noraChooses,
  ),
  staged(
    'a plan is changed with a status in the body',
    'ace',
    () =>
      call('change-plan', { planId: PLAN_IDS.golden, attemptId: choice()['attemptId'], status: 'active' }),
    [400],
    noraChooses,
  ),
];
