import type { Attack } from '../../support/attack-table.ts';
import { idOf } from '../../support/people.ts';
import {
  add,
  change,
  NOTHING_OR_REFUSED,
  profileOf,
  promotesTheNewcomer,
  REFUSED,
  readsThemselves,
  remove,
  renamesThemselves,
  touched,
  upsert,
} from './requests.ts';

/** What nobody writes into their own profile, each beside a harmless key. */
const FOREIGN_COLUMNS: Readonly<Record<string, unknown>> = {
  role: 'admin',
  active_plan: 'Golden Bundle',
  plan_status: 'canceled',
  stripe_customer_id: 'cus_of_somebody_else',
  email: 'somebody.else@benchready.test',
  id: '00000000-0000-4000-8000-000000000000',
  created_at: '2020-01-01T00:00:00Z',
};

const CHANGES_OF_FOREIGN_COLUMNS: readonly Attack[] = Object.entries(FOREIGN_COLUMNS).flatMap(
  ([column, value]): Attack[] => [
    {
      id: `a person writes ${column} into their own profile`,
      actor: 'ace',
      request: change(profileOf('ace'), { [column]: value }),
      allowedStatuses: REFUSED,
      forbiddenText: [],
      control: renamesThemselves('ace'),
    },
    {
      id: `a person hides ${column} behind a harmless key`,
      actor: 'ace',
      request: change(profileOf('ace'), { full_name: 'Harmless Name', [column]: value }),
      allowedStatuses: REFUSED,
      forbiddenText: ['Harmless Name'],
      control: renamesThemselves('ace'),
    },
  ],
);

const WAYS_AROUND: readonly Attack[] = [
  {
    id: 'a person makes themselves super_admin',
    actor: 'ace',
    request: change(profileOf('ace'), { role: 'super_admin' }),
    allowedStatuses: REFUSED,
    forbiddenText: [],
    control: renamesThemselves('ace'),
  },
  {
    id: 'a person empties their role',
    actor: 'ace',
    request: change(profileOf('ace'), { role: null }),
    allowedStatuses: [400, 403],
    forbiddenText: [],
    control: renamesThemselves('ace'),
  },
  {
    id: 'a person changes a role without saying whose',
    actor: 'ace',
    request: change('profiles', { role: 'admin' }),
    allowedStatuses: REFUSED,
    forbiddenText: [],
    control: renamesThemselves('ace'),
  },
  {
    id: 'a person names the column in the query instead of the body',
    actor: 'ace',
    request: change(`${profileOf('ace')}&columns=role`, { role: 'admin' }),
    allowedStatuses: REFUSED,
    forbiddenText: [],
    control: renamesThemselves('ace'),
  },
  {
    id: 'a person upserts their own row with a role',
    actor: 'ace',
    request: upsert('profiles', { id: idOf('ace'), full_name: 'Harmless Name', role: 'admin' }),
    allowedStatuses: REFUSED,
    forbiddenText: ['Harmless Name'],
    control: renamesThemselves('ace'),
  },
  {
    id: 'a person upserts their own row on another key',
    actor: 'ace',
    request: upsert('profiles?on_conflict=stripe_customer_id', {
      id: idOf('ace'),
      stripe_customer_id: 'cus_local_expert',
      role: 'admin',
    }),
    allowedStatuses: REFUSED,
    forbiddenText: [],
    control: renamesThemselves('ace'),
  },
  {
    id: 'a person upserts several rows, theirs first',
    actor: 'ace',
    request: upsert('profiles?on_conflict=id', [
      { id: idOf('ace'), full_name: 'Harmless Name' },
      { id: idOf('expert'), full_name: 'Harmless Name' },
    ]),
    allowedStatuses: REFUSED,
    forbiddenText: [],
    control: renamesThemselves('ace'),
  },
  {
    id: 'a person replaces their row whole',
    actor: 'ace',
    request: {
      method: 'PUT',
      path: `/rest/v1/${profileOf('ace')}`,
      body: { id: idOf('ace'), full_name: 'Harmless Name', role: 'admin', status: true },
    },
    allowedStatuses: [400, 401, 403, 405],
    forbiddenText: [],
    control: renamesThemselves('ace'),
  },
  {
    id: 'a person makes a second profile that is an administrator',
    actor: 'ace',
    request: add('profiles', { id: '00000000-0000-4000-8000-000000000000', role: 'super_admin' }),
    allowedStatuses: REFUSED,
    forbiddenText: [],
    control: renamesThemselves('ace'),
  },
  {
    id: 'a person deletes their profile to get a new one',
    actor: 'ace',
    request: remove(profileOf('ace')),
    allowedStatuses: NOTHING_OR_REFUSED,
    forbiddenText: [],
    control: readsThemselves('ace'),
  },
  {
    id: 'a person deletes all profiles',
    actor: 'ace',
    request: remove('profiles?id=not.is.null'),
    allowedStatuses: NOTHING_OR_REFUSED,
    forbiddenText: [],
    control: readsThemselves('ace'),
  },
  {
    id: 'a person renames somebody else',
    actor: 'ace',
    request: change(profileOf('expert'), { full_name: 'Harmless Name' }),
    allowedStatuses: NOTHING_OR_REFUSED,
    forbiddenText: [],
    control: renamesThemselves('expert'),
  },
  {
    id: 'a person deactivates somebody else',
    actor: 'ace',
    request: change(profileOf('expert'), { status: false }),
    allowedStatuses: NOTHING_OR_REFUSED,
    forbiddenText: [],
    control: {
      actor: 'expert',
      request: change(profileOf('expert'), { status: false }),
      statuses: [200],
      leaves: {
        sql: `select string_agg(details ->> 'to', ',') from audit_log where action = 'status_changed'
          and actor_id = '${idOf('expert')}' and subject_id = '${idOf('expert')}'`,
        value: 'false',
      },
    },
  },
  {
    id: 'a visitor changes a profile',
    actor: 'anon',
    request: change(profileOf('ace'), { full_name: 'Harmless Name' }),
    allowedStatuses: NOTHING_OR_REFUSED,
    forbiddenText: [],
    control: renamesThemselves('ace'),
  },
  {
    id: 'a person changes when their row was last changed',
    actor: 'ace',
    request: change(`${profileOf('ace')}&full_name=eq.Nobody`, { updated_at: '2020-01-01T00:00:00Z' }),
    allowedStatuses: NOTHING_OR_REFUSED,
    forbiddenText: [],
    control: {
      ...renamesThemselves('ace'),
      leaves: {
        sql: touched('profiles', 'id', 'ace'),
        value: true,
      },
    },
  },
];

const ACCOUNT_TYPE: readonly Attack[] = [
  {
    id: 'a person changes their account type',
    actor: 'ace',
    request: change(profileOf('ace'), { account_type: 'business' }),
    allowedStatuses: REFUSED,
    forbiddenText: [],
    control: renamesThemselves('ace'),
  },
  {
    id: 'a person takes their account type away to choose again',
    actor: 'ace',
    request: change(profileOf('ace'), { account_type: null }),
    allowedStatuses: REFUSED,
    forbiddenText: [],
    control: renamesThemselves('ace'),
  },
  {
    id: 'a newcomer invents an account type',
    given: `update profiles set account_type = null where id = '${idOf('new')}'`,
    actor: 'new',
    request: change(profileOf('new'), { account_type: 'root' }),
    allowedStatuses: [400],
    forbiddenText: [],
    control: {
      actor: 'new',
      request: change(profileOf('new'), { status: true, account_type: 'business' }),
      statuses: [200],
      leaves: { sql: `select account_type from profiles where id = '${idOf('new')}'`, value: 'business' },
    },
  },
];

const NAMES: readonly Attack[] = [
  ['too short', 'x'],
  ['too long', 'x'.repeat(101)],
  ['of nothing but spaces', '     '],
  ['with a line break', 'First\nSecond'],
].map(
  ([what, name]): Attack => ({
    id: `a person takes a name ${what}`,
    actor: 'ace',
    request: change(profileOf('ace'), { full_name: name }),
    allowedStatuses: [400],
    forbiddenText: [],
    control: renamesThemselves('ace'),
  }),
);

const DEACTIVATED: readonly Attack[] = [
  {
    id: 'a deactivated person reactivates themselves',
    actor: 'deactivated',
    request: change(profileOf('deactivated'), { status: true }),
    allowedStatuses: NOTHING_OR_REFUSED,
    forbiddenText: [],
    control: {
      actor: 'admin',
      request: change(profileOf('deactivated'), { status: true }),
      statuses: [200],
      leaves: { sql: `select status from profiles where id = '${idOf('deactivated')}'`, value: true },
    },
  },
  {
    id: 'a deactivated person renames themselves',
    actor: 'deactivated',
    request: change(profileOf('deactivated'), { full_name: 'Harmless Name' }),
    allowedStatuses: NOTHING_OR_REFUSED,
    forbiddenText: [],
    control: promotesTheNewcomer('super'),
  },
];

/** Group "Profiles" of design/security.md. */
export const PROFILE_ATTACKS: readonly Attack[] = [
  ...CHANGES_OF_FOREIGN_COLUMNS,
  ...WAYS_AROUND,
  ...ACCOUNT_TYPE,
  ...NAMES,
  ...DEACTIVATED,
];
