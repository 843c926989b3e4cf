import type { Attack, Control } from '../../support/attack-table.ts';
import { idOf } from '../../support/people.ts';
import {
  add,
  change,
  NOTHING_OR_REFUSED,
  profileOf,
  promotesTheNewcomer,
  REFUSED,
  read,
  remove,
} from './requests.ts';

const byAdmin = promotesTheNewcomer('admin');
const bySuper = promotesTheNewcomer('super');

/** Only a super_admin makes one; the test's `given` may have removed the plain administrator. */
const superMakesSuper: Control = {
  actor: 'super',
  request: change(profileOf('new'), { role: 'super_admin' }),
  statuses: [200],
  leaves: { sql: `select role from profiles where id = '${idOf('new')}'`, value: 'super_admin' },
};

const readsTheLog: Control = {
  actor: 'admin',
  request: read('audit_log?select=action&action=eq.plan_changed&limit=1'),
  statuses: [200],
  finds: 'plan_changed',
};

const DEMOTED = `update profiles set role = 'user' where id = '${idOf('admin')}'`;
const CLOSED = `update profiles set status = false where id = '${idOf('admin')}'`;
const TWO_SUPERS_ONE_CLOSED = `do $$ begin
  update profiles set role = 'super_admin' where id = '${idOf('admin')}';
  update profiles set status = false where id = '${idOf('admin')}';
end $$`;

/** Small words for the many rows that differ in who does what to whom. */
const denied = (
  id: string,
  actor: string,
  request: Attack['request'],
  control: Control,
  extra: Partial<Attack> = {},
): Attack => ({ id, actor, request, allowedStatuses: REFUSED, forbiddenText: [], control, ...extra });

const nothing = { allowedStatuses: NOTHING_OR_REFUSED };

/** Group "administration" of design/security.md, as far as tables carry it. */
export const ADMINISTRATION_ATTACKS: readonly Attack[] = [
  denied(
    'a person makes somebody an administrator',
    'ace',
    change(profileOf('new'), { role: 'admin' }),
    byAdmin,
    nothing,
  ),
  denied(
    'an admin makes a super_admin',
    'admin',
    change(profileOf('new'), { role: 'super_admin' }),
    superMakesSuper,
  ),
  denied(
    'an admin makes themselves super_admin',
    'admin',
    change(profileOf('admin'), { role: 'super_admin' }),
    superMakesSuper,
  ),
  denied('an admin gives up their own role', 'admin', change(profileOf('admin'), { role: 'user' }), byAdmin),
  denied('an admin demotes a super_admin', 'admin', change(profileOf('super'), { role: 'user' }), byAdmin),
  denied(
    'an admin deactivates a super_admin',
    'admin',
    change(profileOf('super'), { status: false }),
    byAdmin,
  ),
  denied(
    'an admin finds super_admins by role and demotes them',
    'admin',
    change('profiles?role=eq.super_admin', { role: 'user' }),
    byAdmin,
  ),
  denied(
    'an admin deactivates everybody at once',
    'admin',
    change('profiles?status=is.true', { status: false }),
    byAdmin,
  ),
  denied(
    'an admin makes everybody an admin at once',
    'admin',
    change('profiles', { role: 'admin' }),
    byAdmin,
  ),
  denied('an admin invents a role', 'admin', change(profileOf('new'), { role: 'owner' }), byAdmin, {
    allowedStatuses: [400],
  }),
  denied(
    'an admin renames somebody',
    'admin',
    change(profileOf('new'), { full_name: 'Harmless Name' }),
    byAdmin,
  ),
  denied(
    'an admin changes an account type',
    'admin',
    change(profileOf('new'), { account_type: 'business' }),
    byAdmin,
  ),
  denied(
    'an admin gives a plan away',
    'admin',
    change(profileOf('new'), { active_plan: 'Ace Plan', plan_status: 'active' }),
    byAdmin,
  ),
  denied(
    'an admin takes over a customer',
    'admin',
    change(profileOf('new'), { stripe_customer_id: 'cus_local_new' }),
    byAdmin,
  ),
  denied(
    'an admin changes an address',
    'admin',
    change(profileOf('new'), { email: 'other@benchready.test' }),
    byAdmin,
  ),
  denied('an admin deletes a profile', 'admin', remove(profileOf('new')), byAdmin, nothing),
  denied(
    'an admin inserts a profile',
    'admin',
    add('profiles', { id: '00000000-0000-4000-8000-000000000000', role: 'admin' }),
    byAdmin,
  ),
  denied(
    'a super_admin changes their own role',
    'super',
    change(profileOf('super'), { role: 'admin' }),
    bySuper,
  ),
  denied(
    'the last super_admin deactivates themselves',
    'super',
    change(profileOf('super'), { status: false }),
    bySuper,
  ),
  denied(
    'the last super_admin deactivates everybody',
    'super',
    change('profiles?status=is.true', { status: false }),
    bySuper,
  ),
  denied(
    'the service demotes the last super_admin',
    'service',
    change(profileOf('super'), { role: 'admin' }),
    {
      actor: 'service',
      request: change(profileOf('new'), { role: 'admin' }),
      statuses: [200],
      leaves: { sql: `select role from profiles where id = '${idOf('new')}'`, value: 'admin' },
    },
  ),
  denied('the service deletes the last super_admin', 'service', remove(profileOf('super')), bySuper),

  denied(
    'a demoted admin goes on with a live token',
    'admin',
    change(profileOf('new'), { role: 'admin' }),
    bySuper,
    {
      ...nothing,
      given: DEMOTED,
    },
  ),
  denied(
    'a demoted admin goes on reading people',
    'admin',
    read(`profiles?select=*&id=neq.${idOf('admin')}`),
    bySuper,
    {
      ...nothing,
      given: DEMOTED,
    },
  ),
  denied('a demoted admin goes on reading the log', 'admin', read('audit_log?select=*'), bySuper, {
    ...nothing,
    given: DEMOTED,
  }),
  denied(
    'a deactivated admin goes on with a live token',
    'admin',
    change(profileOf('new'), { role: 'admin' }),
    bySuper,
    {
      ...nothing,
      given: CLOSED,
    },
  ),
  denied(
    'a deactivated admin goes on reading people',
    'admin',
    read(`profiles?select=*&id=neq.${idOf('admin')}`),
    bySuper,
    {
      ...nothing,
      given: CLOSED,
    },
  ),
  denied('a deactivated admin goes on reading the log', 'admin', read('audit_log?select=*'), bySuper, {
    ...nothing,
    given: CLOSED,
  }),
  denied(
    'a deactivated admin reactivates themselves',
    'admin',
    change(profileOf('admin'), { status: true }),
    bySuper,
    {
      ...nothing,
      given: CLOSED,
    },
  ),
  denied(
    'a deactivated super_admin demotes the other one',
    'admin',
    change(profileOf('super'), { role: 'user' }),
    bySuper,
    {
      ...nothing,
      given: TWO_SUPERS_ONE_CLOSED,
    },
  ),

  denied('a person reads the log', 'ace', read('audit_log?select=*'), readsTheLog, nothing),
  denied('a visitor reads the log', 'anon', read('audit_log?select=*'), readsTheLog, nothing),
  denied(
    'an admin writes into the log',
    'admin',
    add('audit_log', { subject_id: idOf('super'), action: 'role_changed', actor_id: idOf('super') }),
    readsTheLog,
  ),
  denied(
    'an admin rewrites the log',
    'admin',
    change('audit_log?action=eq.plan_changed', { actor_id: idOf('super') }),
    readsTheLog,
  ),
  denied('an admin empties the log', 'admin', remove('audit_log?at=not.is.null'), readsTheLog),
  denied(
    'the service rewrites the log',
    'service',
    change('audit_log?action=eq.plan_changed', { actor_id: idOf('super') }),
    readsTheLog,
  ),
  denied('the service empties the log', 'service', remove('audit_log?at=not.is.null'), readsTheLog),
];
