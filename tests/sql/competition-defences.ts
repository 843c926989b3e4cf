import {
  type WeakenedDefence,
  withChangedFunction,
  withOpenPolicy,
  withoutCheck,
  withoutRowSecurity,
  withoutTrigger,
  withPolicyFor,
} from './weakened-defence.ts';

const PAGE = 'private.read_competition_page(uuid,text)';
const NOT_ACTIVE = 'not private.is_active_caller()';

/** What guards competitions, their lists and what is decided about them. */
export const COMPETITION_MUTATIONS: readonly WeakenedDefence[] = [
  ...(
    [
      ['competitions', 'competitions_select_active', 'deactivated reads the rows of competitions'],
      [
        'competition_entries',
        'competition_entries_select_own',
        "free reads other people's entries in competitions",
      ],
      ['review_flags', 'review_flags_select_admin', 'free reads review_flags'],
      ['disputes', 'disputes_select_admin', 'free reads disputes'],
      ['review_decisions', 'review_decisions_select_admin', 'free reads review_decisions'],
    ] as const
  ).flatMap(([table, policy, attackId]) => [
    withOpenPolicy(table, policy, attackId),
    withPolicyFor(table, policy, attackId),
    withoutRowSecurity(table, attackId),
  ]),
  withoutTrigger(
    'competition_entries',
    'competition_entries_guard',
    'the service betters an entry in a competition',
  ),
  withoutTrigger('competitions', 'competitions_never_change', 'the service renames a competition'),
  withoutTrigger('review_decisions', 'review_decisions_append_only', 'service rewrites a decision'),
  withoutTrigger('review_decisions', 'review_decisions_guard', 'the service decides by itself'),
  withoutTrigger(
    'review_decisions',
    'review_decisions_rank_competition',
    'an administrator voids an entry for the reason ""',
  ),
  withoutTrigger(
    'form_results',
    'form_results_enter_competition',
    'a person sees in a competition who has left',
  ),
  withoutCheck(
    'review_decisions',
    'review_decisions_has_reason',
    'check (length(btrim(reason)) between 10 and 500)',
    'an administrator voids an entry for the reason ""',
  ),
  withoutCheck(
    'review_decisions',
    'review_decisions_review_id_key',
    'unique (review_id)',
    'an administrator decides twice about one flag',
  ),
  withoutCheck(
    'disputes',
    'disputes_reason_in_range',
    'check (length(btrim(reason)) between 10 and 500)',
    'a person disputes without a reason',
  ),
  withChangedFunction(PAGE, 'and f.closes_at <= now()', '', 'ace reads the list of a competition that is on'),
  withChangedFunction(
    PAGE,
    'and o.status',
    '',
    'a person sees in a competition somebody who was deactivated',
  ),
  withChangedFunction(PAGE, NOT_ACTIVE, 'false', 'deactivated reads the list of a competition'),
  withChangedFunction(
    'private.list_competitions(uuid)',
    NOT_ACTIVE,
    'false',
    'deactivated reads competitions',
  ),
  withChangedFunction('private.dispute_run(uuid,text)', NOT_ACTIVE, 'false', 'deactivated disputes a run'),
  withChangedFunction(
    'private.assert_reviewer()',
    "('admin', 'super_admin')",
    "('user', 'admin', 'super_admin')",
    'free makes a competition',
  ),
];
