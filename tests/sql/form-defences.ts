import {
  type WeakenedDefence,
  withChangedFunction,
  withOpenPolicy,
  withoutCheck,
  withoutRowSecurity,
  withoutTrigger,
  withPolicyFor,
} from './weakened-defence.ts';

const READS_CASE = 'a person reads the case of a ranked run before the window closes';
const READS_SCORE = 'a person reads the score of an exam before it is over';
const VOIDS = 'the service voids an item without a reason';

/** What guards forms, who takes them, and what they come to. */
export const FORM_MUTATIONS: readonly WeakenedDefence[] = [
  ...(
    [
      ['forms', 'forms_select_active', 'deactivated reads forms'],
      ['form_items', 'form_items_select_active', 'deactivated reads form_items'],
      ['form_attempts', 'form_attempts_select_own', 'free reads form_attempts'],
      ['form_results', 'form_results_select_own', READS_SCORE],
    ] as const
  ).flatMap(([table, policy, attackId]) => [
    withOpenPolicy(table, policy, attackId),
    withPolicyFor(table, policy, attackId),
  ]),
  withoutRowSecurity('forms', 'deactivated reads forms'),
  withoutRowSecurity('form_items', 'deactivated reads form_items'),
  withoutRowSecurity('form_attempts', 'free reads form_attempts'),
  withoutRowSecurity('form_results', READS_SCORE),
  withChangedFunction(
    'private.shown_attempts(text)',
    "when 'window-over' then coalesce(f.closes_at <= now(), false)",
    "when 'window-over' then true",
    READS_CASE,
  ),
  withChangedFunction(
    'private.shown_attempts(text)',
    "when 'attempt-over' then a.over_at is not null or coalesce(a.ends_at <= now(), false)",
    "when 'attempt-over' then true",
    READS_SCORE,
  ),
  withChangedFunction(
    'private.read_form_cases(uuid)',
    'and f.closes_at <= now()',
    '',
    'a person calls for the cases of a ranked week before the window closes',
  ),
  withChangedFunction(
    'private.begin_form_attempt(uuid,uuid)',
    'user_id_param is distinct from (select auth.uid())',
    'false',
    "a person begins somebody else's attempt",
  ),
  withChangedFunction(
    'private.begin_form_attempt(uuid,uuid)',
    'if refusal is not null',
    'if false',
    'expert, whose plan does not open the bench, begins a form',
  ),
  withChangedFunction(
    'private.read_attempt(uuid)',
    'and a.user_id = (select auth.uid())',
    '',
    "a person calls for somebody else's attempt",
  ),
  withoutTrigger('forms', 'forms_never_change', 'the service moves the window of a form'),
  withoutTrigger('form_items', 'form_items_only_voided', 'the service changes an item of a form'),
  withoutTrigger('form_items', 'form_items_enter_board', VOIDS),
  withoutTrigger('form_attempts', 'form_attempts_guard', 'a person takes a form a second time'),
  withoutTrigger('simulation_runs', 'simulation_runs_guard_form', 'the service moves a run to another item'),
  withoutTrigger('form_results', 'form_results_guard', 'the service writes a score without a refereed run'),
  withoutCheck(
    'form_items',
    'form_items_void_has_reason',
    'check (length(btrim(void_reason)) between 1 and 500)',
    VOIDS,
  ),
  {
    ...withoutTrigger(
      'form_results',
      'form_results_guard',
      'the service gives an item of an attempt a second run',
    ),
    defence: 'index simulation_runs_one_an_item_idx',
    takeAway: 'drop index simulation_runs_one_an_item_idx',
    giveBack: `create unique index simulation_runs_one_an_item_idx on public.simulation_runs
      (form_attempt_id, form_position) where form_attempt_id is not null and status <> 'void'`,
  },
];
