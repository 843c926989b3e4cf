import { PLAN_IDS } from '../../../src/core/billing/plans.ts';
import type { Attack, Control } from '../../support/attack-table.ts';
import type { ApiRequest } from '../../support/cast.ts';
import { idOf } from '../../support/people.ts';
import { call, NOTHING_OR_REFUSED, profileOf, read, readsThemselves } from './requests.ts';

const listsPeople: Control = {
  actor: 'admin',
  request: read(
    'profiles?select=id,full_name,role,status,email,active_plan,plan_status,account_type&order=created_at',
    {
      range: '0-24',
    },
  ),
  statuses: [200, 206],
  finds: 'super@benchready.test',
};

/** Own rows of each table that a person may read, to prove that the refusal is about the person. */
const ownRow = (table: string): Control => ({
  actor: 'ace',
  request: read(`${table}?select=*&user_id=eq.${idOf('ace')}`),
  statuses: [200],
  finds: idOf('ace'),
});
const freeTimer: Control = {
  actor: 'free',
  request: read('user_activity?select=timer_expiry'),
  statuses: [200],
  finds: 'timer_expiry',
};
const OWN_TABLES: Readonly<Record<string, Control>> = {
  subscriptions: ownRow('subscriptions'),
  subscription_history: ownRow('subscription_history'),
  invoices: ownRow('invoices'),
  user_activity: freeTimer,
};

const EXPERT_TRACES = ['sub_local_expert', 'in_local_expert', idOf('expert')];

const EACH_TABLE: readonly Attack[] = Object.entries(OWN_TABLES).flatMap(([table, control]): Attack[] =>
  (['anon', 'new', 'admin', 'super', 'deactivated'] as const).map((actor) => ({
    id: `${actor} reads ${table}`,
    actor,
    request: read(`${table}?select=*`, { prefer: 'count=exact' }),
    allowedStatuses: NOTHING_OR_REFUSED,
    forbiddenText: EXPERT_TRACES,
    control,
  })),
);

/** Every row of these looks at people from an ordinary account, which must find itself at most. */
const LOOKS: Readonly<Record<string, ApiRequest>> = {
  'all of them': read('profiles?select=*', { prefer: 'count=exact' }),
  'their number': { method: 'HEAD', path: '/rest/v1/profiles?select=id', headers: { prefer: 'count=exact' } },
  'one by id': read(`${profileOf('super')}&select=*`),
  'one by address': read('profiles?email=eq.super@benchready.test&select=id'),
  'some by a pattern': read('profiles?email=ilike.*benchready*&select=*'),
  'others by an or': read('profiles?or=(role.eq.admin,role.eq.super_admin,id.not.is.null)&select=*'),
  'others by a negation': read(`profiles?id=not.eq.${idOf('ace')}&select=*`),
  'others behind other names': read('profiles?select=a:email,b:full_name,c:role,d:stripe_customer_id'),
  'others through a cast': read('profiles?select=email::text,id::text'),
  'others with a quote in the filter': read(`profiles?full_name=eq.${encodeURIComponent("' or '1'='1")}`),
  'passwords by a query in the columns': read(
    'profiles?select=(select encrypted_password from auth.users limit 1)',
  ),
  'others in reverse': read('profiles?select=email&order=role.desc&offset=1'),
};

const LOOKING_AT_PEOPLE: readonly Attack[] = Object.entries(LOOKS).map(
  ([what, request]): Attack => ({
    id: `a person reads about others: ${what}`,
    actor: 'ace',
    request,
    allowedStatuses: [200, 206, 400],
    forbiddenText: ['super_admin', idOf('super')],
    ownRows: 1,
    control: listsPeople,
  }),
);

const VISITORS: readonly Attack[] = [
  ['reads people', read('profiles?select=*')],
  ['counts people', read('profiles?select=id', { prefer: 'count=exact' })],
  ['looks an address up', read('profiles?email=eq.ace@benchready.test&select=id')],
].map(
  ([what, request]): Attack => ({
    id: `a visitor ${String(what)}`,
    actor: 'anon',
    request: request as ApiRequest,
    allowedStatuses: NOTHING_OR_REFUSED,
    forbiddenText: [],
    control: readsThemselves('ace'),
  }),
);

const EMBEDDING: readonly Attack[] = [
  {
    id: 'a person reads subscriptions through the plans',
    actor: 'free',
    request: read(
      'plans?select=name,subscriptions(user_id,stripe_subscription_id),subscription_history(user_id)',
    ),
    allowedStatuses: [200],
    forbiddenText: EXPERT_TRACES,
    ownRows: 6,
    control: {
      actor: 'expert',
      request: read(`subscriptions?select=plan_id,plans(name)&user_id=eq.${idOf('expert')}`),
      statuses: [200],
      finds: 'Expert Plan',
    },
  },
  {
    id: 'a person reads people through the plans, and counts them',
    actor: 'free',
    request: read('plans?select=name,subscriptions(profiles(email,full_name)),subscription_history(count)'),
    allowedStatuses: [200, 400],
    forbiddenText: EXPERT_TRACES,
    ownRows: 6,
    control: readsThemselves('free'),
  },
  {
    id: 'an admin reads bills through the people',
    actor: 'admin',
    request: read(
      'profiles?select=id,subscriptions(stripe_subscription_id),invoices(id),user_activity(timer_expiry)',
    ),
    allowedStatuses: [200],
    forbiddenText: ['sub_local_expert', 'in_local_', 'T'.repeat(40)],
    ownRows: 11,
    control: listsPeople,
  },
  {
    id: 'a person filters by what they may not see',
    actor: 'free',
    request: read(
      `plans?select=name,subscriptions!inner(user_id)&subscriptions.user_id=eq.${idOf('expert')}`,
    ),
    allowedStatuses: [200, 400],
    forbiddenText: ['Expert Plan', PLAN_IDS.expert],
    control: readsThemselves('free'),
  },
];

const NOT_EXPOSED: readonly Attack[] = (
  [
    ['the accounts', read('users?select=*')],
    ['the accounts by schema', read('users?select=*', { 'accept-profile': 'auth' })],
    ['the catalogue', read('pg_authid?select=*', { 'accept-profile': 'pg_catalog' })],
    ['the role helper', call('caller_role', {})],
    ['the role helper by schema', { ...call('caller_role', {}), headers: { 'content-profile': 'private' } }],
    ['a built-in function', call('pg_read_file', { filename: '/etc/passwd' })],
    [
      'the session settings',
      call('set_config', { setting_name: 'role', new_value: 'postgres', is_local: false }),
    ],
    ['a query in the order', read('profiles?select=id&order=(select pg_sleep(1))')],
    ['a statement after the order', read('profiles?select=id&order=id;drop table profiles')],
    ['a broken id', read("profiles?id=eq.x'--&select=*")],
  ] as const
).map(
  ([what, request]): Attack => ({
    id: `a person reaches for ${what}`,
    actor: 'ace',
    request,
    allowedStatuses: [400, 401, 403, 404, 406],
    forbiddenText: ['root:'],
    control: readsThemselves('ace'),
  }),
);

/** Reading across people, tables and schemas. */
export const READING_ATTACKS: readonly Attack[] = [
  ...EACH_TABLE,
  ...LOOKING_AT_PEOPLE,
  ...VISITORS,
  ...EMBEDDING,
  ...NOT_EXPOSED,
];
