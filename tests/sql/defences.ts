import { BOARD_MUTATIONS } from './board-defences.ts';
import { CARD_REVIEW_MUTATIONS } from './card-review-defences.ts';
import { COMPETITION_MUTATIONS } from './competition-defences.ts';
import { CREDENTIAL_MUTATIONS } from './credential-defences.ts';
import { EXAM_MUTATIONS } from './exam-defences.ts';

import { FORM_MUTATIONS } from './form-defences.ts';
import { MESSAGE_MUTATIONS } from './message-defences.ts';
import { RUN_MUTATIONS } from './run-defences.ts';
import { TUTORIAL_MUTATIONS } from './tutorial-defences.ts';
import {
  attackNamed,
  type WeakenedDefence,
  withChangedFunction,
  withOpenPolicy,
  withoutCheck,
  withoutGuard,
  withoutRowSecurity,
  withoutTrigger,
  withPolicyFor,
} from './weakened-defence.ts';
import { WEEK_GOAL_MUTATIONS } from './week-goal-defences.ts';

/** Defences whose absence shows only when people act at the same moment: races.test.ts takes those away. */
export const PROVEN_BY_RACES: readonly string[] = ['trigger profiles_serialize_authority'];

/** Defences of the way from account to profile: sign-up.test.ts needs each of them to pass. */
export const PROVEN_BY_SIGN_UP: readonly string[] = [
  'trigger accounts_create_profile',
  'trigger accounts_mirror_to_profile',
];

/** What follows by itself from another change: refunds, close-account, people-list, run-pace, boards, competitions, exam and credentials.test.ts need each. */
export const PROVEN_BY_CONSEQUENCE: readonly string[] = [
  'trigger subscriptions_end_run_with_plan',
  'trigger simulation_runs_flag_pace',
  'trigger profiles_cancel_plan_of_closed_account',
  'trigger subscriptions_mirror_plan_end',
  'trigger recounts_go_on',
  'trigger exams_guard_renewal',
  'trigger review_decisions_restore_credential',
  'trigger board_members_list_competitions',
];

const OWN_ROWS_POLICIES = [
  ['subscriptions', 'subscriptions_select_own', 'deactivated reads subscriptions'],
  ['subscription_history', 'subscription_history_select_own', 'new reads subscription_history'],
  ['user_activity', 'user_activity_select_own', 'super reads user_activity'],
  ['invoices', 'invoices_select_own', 'admin reads invoices'],
] as const;

const SELECT_AND_UPDATE_POLICIES = [
  ['profiles', 'profiles_select_self_or_admin', 'a person reads about others: all of them'],
  ['profiles', 'profiles_update_self_or_admin', 'a deactivated person renames themselves'],
  ['audit_log', 'audit_log_select_admin', 'a person reads the log'],
  ['waiting_list', 'waiting_list_select_admin', 'new reads waiting_list'],
  ['contact_messages', 'contact_messages_select_admin', 'expert reads contact_messages'],
  ...OWN_ROWS_POLICIES,
] as const;

const LIST_PEOPLE = 'private.list_people(text,text,boolean,integer,integer)';

export const MUTATIONS: readonly WeakenedDefence[] = [
  ...SELECT_AND_UPDATE_POLICIES.flatMap(([table, policy, attack]) => [
    withOpenPolicy(table, policy, attack),
    withPolicyFor(table, policy, attack),
  ]),
  withPolicyFor('plans', 'plans_select_everyone', 'a person reads subscriptions through the plans'),

  withoutRowSecurity('profiles', 'a person reads about others: all of them'),
  withoutRowSecurity('plans', 'anon makes a plan free of charge'),
  withoutRowSecurity('subscriptions', 'a person deletes their row of subscriptions'),
  withoutRowSecurity('subscription_history', 'a person inserts into subscription_history'),
  withoutRowSecurity('user_activity', 'a person changes their row of user_activity'),
  withoutRowSecurity('invoices', 'a visitor deletes invoices'),
  withoutRowSecurity('audit_log', 'an admin writes into the log'),
  withoutRowSecurity('waiting_list', 'anon inserts into waiting_list'),
  withoutRowSecurity('contact_messages', 'anon empties contact_messages'),

  withoutTrigger('profiles', 'profiles_guard_update', 'a person writes role into their own profile'),
  withoutTrigger(
    'profiles',
    'profiles_keep_a_super_admin_on_update',
    'the last super_admin deactivates themselves',
  ),
  withoutTrigger(
    'profiles',
    'profiles_keep_a_super_admin_on_delete',
    'the service deletes the last super_admin',
  ),
  withoutTrigger('profiles', 'profiles_record_change', 'an admin demotes a super_admin'),
  withoutTrigger('profiles', 'profiles_touch_updated_at', 'a person changes when their row was last changed'),
  withoutTrigger('subscriptions', 'subscriptions_touch_updated_at', 'a person inserts into subscriptions'),
  withoutTrigger('user_activity', 'user_activity_touch_updated_at', 'a person inserts into user_activity'),
  withoutTrigger('audit_log', 'audit_log_append_only', 'the service empties the log'),

  withoutGuard(
    'This part of a profile cannot be changed here.',
    'a person writes active_plan into their own profile',
  ),
  withoutGuard('Nobody changes their own role.', 'an admin gives up their own role'),
  withoutGuard('The account type is set once.', 'a person changes their account type'),
  withoutGuard('An administrator changes role and status, nothing else.', 'an admin renames somebody'),
  withoutGuard('Only a super admin changes or makes a super admin.', 'an admin makes a super_admin'),
  withChangedFunction(
    'private.caller_role()',
    ' and p.status',
    '',
    'a deactivated admin goes on reading people',
  ),
  withChangedFunction('private.is_active_caller()', ' and p.status', '', 'deactivated reads subscriptions'),
  withChangedFunction(
    'private.assert_active_caller(uuid)',
    'user_id_param is distinct from (select auth.uid())',
    'false',
    "a person uses up somebody else's demo",
  ),
  withChangedFunction(
    'private.assert_active_caller(uuid)',
    'not private.is_active_caller()',
    'false',
    'a deactivated person counts',
  ),
  withChangedFunction(
    'private.get_demo_usage_count(uuid)',
    'perform private.assert_active_caller(user_id_param);',
    '',
    "a person reads somebody else's count",
  ),
  withChangedFunction(
    LIST_PEOPLE,
    "not in ('admin', 'super_admin')",
    "not in ('user', 'admin', 'super_admin')",
    'a person lists people',
  ),
  withChangedFunction(
    LIST_PEOPLE,
    'not coalesce(sort_param = any (sortable), false)',
    'false',
    'an admin sorts the list by what it does not show',
  ),
  withChangedFunction(
    LIST_PEOPLE,
    'limit_param between 1 and longest_page',
    'limit_param >= 1',
    'an admin asks for everybody on one page',
  ),
  ...MESSAGE_MUTATIONS,
  ...RUN_MUTATIONS,
  ...WEEK_GOAL_MUTATIONS,
  ...CARD_REVIEW_MUTATIONS,
  ...EXAM_MUTATIONS,
  ...FORM_MUTATIONS,
  ...BOARD_MUTATIONS,
  ...COMPETITION_MUTATIONS,
  ...CREDENTIAL_MUTATIONS,
  ...TUTORIAL_MUTATIONS,

  withoutCheck(
    'private.demo_usage',
    'demo_usage_within_limit',
    'check (used_count between 0 and 1)',
    'a person plays a second time',
  ),
  withoutCheck(
    'profiles',
    'profiles_role_known',
    `check (role in ('user', 'admin', 'super_admin'))`,
    'an admin invents a role',
  ),
  withoutCheck(
    'profiles',
    'profiles_account_type_known',
    `check (account_type in ('individual', 'business'))`,
    'a newcomer invents an account type',
  ),
  withoutCheck(
    'profiles',
    'profiles_full_name_tidy',
    `check (full_name = btrim(full_name) and char_length(full_name) between 2 and 100 and full_name !~ '[[:cntrl:]]')`,
    'a person takes a name too long',
  ),
  withoutCheck(
    'profiles',
    'profiles_stripe_customer_id_unique',
    'unique (stripe_customer_id)',
    'a customer at Stripe belongs to two people',
  ),
  withoutCheck(
    'subscription_history',
    'subscription_history_checkout_session_id_unique',
    'unique (checkout_session_id)',
    'one paid session counts for two people',
  ),
  {
    defence: 'index subscription_history_free_once_idx',
    takeAway: 'drop index subscription_history_free_once_idx',
    giveBack: `create unique index subscription_history_free_once_idx on subscription_history (user_id)
      where plan_id = 'b7000000-0000-4000-8000-000000000001'`,
    letsThrough: attackNamed('the free plan starts a second time for the same person'),
  },
];
