/**
 * Everything the API roles may do, written out. The database must hold exactly this after the migrations; a grant that
 * is not here has been forgotten or smuggled in. `update(role)` is a privilege on one column.
 */
const BILLING_FUNCTIONS = [
  'activate_subscription',
  'claim_stripe_customer',
  'judge_renewal',
  'mark_subscription_canceled',
  'note_charge_date',
  'read_billing_state',
  'record_checkout_quote',
  'record_invoice',
  'refund_payment',
  'resume_subscription',
  'start_free_plan',
];

/** What the functions start-run and run-command call; each stands in both schemas. */
const RUN_FUNCTIONS = [
  'append_run_command',
  'end_run',
  'extend_run',
  'read_run',
  'read_run_prospects',
  'start_run',
].flatMap((name) => [`private.${name}`, `public.${name}`]);

/** How people read boards, join and leave them; each stands in both schemas. */
const BOARD_FUNCTIONS = [
  'free_pseudonyms',
  'join_board',
  'leave_board',
  'open_ranked_week',
  'read_board_band',
  'read_board_page',
  'read_closed_week',
  'read_voided_weeks',
  'show_replays',
].flatMap((name) => [`private.${name}`, `public.${name}`]);

/** How people read competitions and dispute what they played, and administrators make and decide; each stands in both schemas. */
const COMPETITION_FUNCTIONS = [
  'decide_review',
  'dispute_run',
  'find_attempt',
  'list_competition_attempts',
  'list_competitions',
  'list_decisions',
  'list_reviews',
  'recount_rankings',
  'make_competition',
  'read_competition_page',
  'read_dispute',
].flatMap((name) => [`private.${name}`, `public.${name}`]);

/** How the referee looks for what is odd in an attempt; each stands in both schemas. */
const FLAG_FUNCTIONS = ['raise_flags', 'read_attempt_logs'].flatMap((name) => [
  `private.${name}`,
  `public.${name}`,
]);

/** What the function issue-credential calls, and badge; each stands in both schemas. */
const CREDENTIAL_FUNCTIONS = ['list_revoked_credentials', 'read_award', 'store_credential'].flatMap(
  (name) => [`private.${name}`, `public.${name}`],
);

/** How holders show their name on a certificate and appeal, and administrators revoke one; each stands in both schemas. */
const HOLDER_FUNCTIONS = [
  'appeal_revocation',
  'read_appeal',
  'revoke_credential',
  'show_credential_name',
].flatMap((name) => [`private.${name}`, `public.${name}`]);

/** Anybody reads a certificate by its number. */
const READ_CREDENTIAL = ['private.read_credential', 'public.read_credential'];

/** What the functions call for forms; each stands in both schemas. People begin attempts of their own as well. */
const FORM_FUNCTIONS = [
  'begin_form_attempt',
  'create_form',
  'lapsed_form_runs',
  'read_closed_cases',
  'read_form_attempt',
  'read_reviewed_run',
  'read_watched_run',
  'start_form_run',
  'void_form_item',
].flatMap((name) => [`private.${name}`, `public.${name}`]);

/** What the function exam calls; each stands in both schemas. */
const EXAM_FUNCTIONS = [
  'answer_exam_question',
  'ask_exam_questions',
  'begin_exam',
  'book_exam',
  'cancel_exam',
  'conclude_exam',
  'read_awards',
  'read_exam_sessions',
  'read_exams',
  'read_objective_scores',
].flatMap((name) => [`private.${name}`, `public.${name}`]);

/** What the function practice-run calls; each stands in both schemas. */
const PRACTICE_FUNCTIONS = ['deal_practice', 'finish_practice', 'read_practice'].flatMap((name) => [
  `private.${name}`,
  `public.${name}`,
]);

/** Tells the functions who is calling, and counts how often. */
const CALLER_FUNCTIONS = ['private.read_caller', 'public.read_caller'];

/** What visitors may call, and with them everybody who is signed in. */
const OPEN_FUNCTIONS = ['join_waiting_list', 'send_contact_message', 'waiting_list_count'].flatMap((name) => [
  `private.${name}`,
  `public.${name}`,
]);

export const TABLE_GRANTS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  anon: { 'public.plans': ['select'] },
  authenticated: {
    'public.audit_log': ['select'],
    'public.board_entries': ['select'],
    'public.board_members': ['select'],
    'public.card_reviews': [
      'insert(fact_id)',
      'insert(id)',
      'insert(rating)',
      'insert(reviewed_at)',
      'insert(user_id)',
      'select',
    ],
    'public.competition_entries': ['select'],
    'public.competitions': ['select'],
    'public.contact_messages': ['select'],
    'public.credentials': ['select'],
    'public.disputes': ['select'],
    'public.exam_awards': ['select'],
    'public.exam_questions': ['select'],
    'public.exams': ['select'],
    'public.form_attempts': ['select'],
    'public.form_items': ['select'],
    'public.form_results': ['select'],
    'public.forms': ['select'],
    'public.invoices': ['select'],
    'public.plans': ['select'],
    'public.practice_runs': ['select'],
    'public.profiles': [
      'select',
      'update(account_type)',
      'update(full_name)',
      'update(role)',
      'update(status)',
    ],
    'public.review_decisions': ['select'],
    'public.review_flags': ['select'],
    'public.run_commands': ['select'],
    'public.simulation_runs': ['select'],
    'public.subscription_history': ['select'],
    'public.subscriptions': ['select'],
    'public.tutorial_steps': ['insert(skipped)', 'insert(step)', 'insert(tutorial)', 'select'],
    'public.user_activity': ['select'],
    'public.waiting_list': ['select'],
    'public.week_goals': ['select'],
  },
  service_role: {
    'public.audit_log': ['select'],
    'public.contact_messages': ['delete', 'select'],
    'public.invoices': ['delete', 'insert', 'select', 'update'],
    'public.plans': ['delete', 'insert', 'select', 'update'],
    'public.profiles': ['select', 'update'],
    'public.subscription_history': ['delete', 'insert', 'select', 'update'],
    'public.subscriptions': ['delete', 'insert', 'select', 'update'],
    'public.user_activity': ['delete', 'insert', 'select', 'update'],
    'public.waiting_list': ['delete', 'select'],
  },
};

export const FUNCTION_GRANTS: Readonly<Record<string, readonly string[]>> = {
  anon: [...OPEN_FUNCTIONS, ...READ_CREDENTIAL].sort(),
  authenticated: [
    ...OPEN_FUNCTIONS,
    ...BOARD_FUNCTIONS,
    ...COMPETITION_FUNCTIONS,
    ...HOLDER_FUNCTIONS,
    ...READ_CREDENTIAL,
    'private.begin_form_attempt',
    'private.caller_role',
    'private.get_demo_usage_count',
    'private.increment_demo_usage',
    'private.is_active_caller',
    'private.list_people',
    'private.read_attempt',
    'private.read_form_cases',
    'private.reopen_own_account',
    'private.set_week_goal',
    'private.shown_attempts',
    'public.begin_form_attempt',
    'public.get_demo_usage_count',
    'public.increment_demo_usage',
    'public.list_people',
    'public.read_attempt',
    'public.read_form_cases',
    'public.reopen_own_account',
    'public.set_week_goal',
  ].sort(),
  service_role: [
    ...BILLING_FUNCTIONS.map((name) => `public.${name}`),
    ...BILLING_FUNCTIONS.map((name) =>
      name === 'activate_subscription' ? 'private.fulfil_checkout' : `private.${name}`,
    ),
    ...RUN_FUNCTIONS,
    ...FLAG_FUNCTIONS,
    ...FORM_FUNCTIONS,
    ...EXAM_FUNCTIONS,
    ...PRACTICE_FUNCTIONS,
    ...CREDENTIAL_FUNCTIONS,
    ...READ_CREDENTIAL,
    ...CALLER_FUNCTIONS,
    'private.ask_for_reopening',
    'public.ask_for_reopening',
  ].sort(),
};

export const SCHEMA_GRANTS: Readonly<Record<string, readonly string[]>> = {
  anon: ['private', 'public'],
  authenticated: ['private', 'public'],
  service_role: ['private', 'public'],
};

/** Columns that the product filters or sorts by; each must lead an index of its table. */
export const FILTER_COLUMNS: readonly string[] = [
  'public.profiles.id',
  'public.profiles.created_at',
  'public.profiles.full_name',
  'public.profiles.email',
  'public.profiles.account_type',
  'public.profiles.active_plan',
  'public.profiles.role',
  'public.profiles.status',
  'public.profiles.stripe_customer_id',
  'public.plans.id',
  'public.plans.price',
  'public.plans.plan_type',
  'public.subscriptions.user_id',
  'public.subscriptions.stripe_subscription_id',
  'public.subscription_history.user_id',
  'public.subscription_history.checkout_session_id',
  'public.user_activity.user_id',
  'public.simulation_runs.id',
  'public.simulation_runs.user_id',
  'public.run_commands.run_id',
  'public.card_reviews.user_id',
  'public.simulation_runs.form_attempt_id',
  'public.forms.id',
  'public.forms.purpose',
  'public.form_items.form_id',
  'public.form_attempts.id',
  'public.form_attempts.form_id',
  'public.form_attempts.user_id',
  'public.form_results.run_id',
  'public.form_results.attempt_id',
  'public.practice_runs.id',
  'public.practice_runs.user_id',
  'public.week_goals.user_id',
  'public.tutorial_steps.user_id',
  'public.exams.user_id',
  'public.exam_questions.exam_id',
  'public.exam_awards.user_id',
  'public.invoices.user_id',
  'public.audit_log.at',
  'public.audit_log.actor_id',
  'public.audit_log.subject_id',
  'public.waiting_list.email',
  'public.waiting_list.created_at',
  'public.contact_messages.created_at',
];
