import {
  type WeakenedDefence,
  withChangedFunction,
  withOpenPolicy,
  withoutCheck,
  withoutRowSecurity,
  withoutTrigger,
  withPolicyFor,
} from './weakened-defence.ts';

const PAGE = 'private.read_board_page(uuid,text)';

/** What guards boards, and who is on them. */
export const BOARD_MUTATIONS: readonly WeakenedDefence[] = [
  ...(
    [
      ['board_members', 'board_members_select_own', 'free reads board_members'],
      ['board_entries', 'board_entries_select_own', 'free reads board_entries'],
    ] as const
  ).flatMap(([table, policy, attackId]) => [
    withOpenPolicy(table, policy, attackId),
    withPolicyFor(table, policy, attackId),
  ]),
  withoutRowSecurity('board_members', "a person changes somebody else's pseudonym"),
  withoutRowSecurity('board_entries', 'free reads board_entries'),
  withoutTrigger(
    'board_entries',
    'board_entries_guard',
    'service puts a score on a board without a refereed run',
  ),
  withoutTrigger('form_results', 'form_results_enter_board', 'the service betters an entry'),
  withoutCheck(
    'board_members',
    'board_members_pseudonym_key',
    'unique (pseudonym)',
    "a person takes somebody else's pseudonym",
  ),
  withChangedFunction(PAGE, 'and o.status', '', 'a person sees on a board somebody who was deactivated'),
  withChangedFunction(PAGE, 'not private.is_active_caller()', 'false', 'deactivated reads a board'),
  withChangedFunction(
    'private.join_board(text)',
    'not private.is_active_caller()',
    'false',
    'a deactivated person joins a board',
  ),
  withChangedFunction(
    'private.first_three(uuid)',
    'and f.closes_at <= now()',
    '',
    'the referee calls for a run to watch before the week is over',
  ),
  withChangedFunction(
    'private.read_watched_run(uuid,smallint,text)',
    'and t.shows_replays',
    '',
    'the referee calls for a run of somebody who did not agree',
  ),
  withChangedFunction(
    'private.read_reviewed_run(uuid,smallint,text)',
    'and f.closes_at <= now()',
    '',
    'the referee calls for a run to review while it can still be played',
  ),
  withChangedFunction(
    'private.read_closed_cases(uuid)',
    'and f.closes_at <= now()',
    '',
    'the referee calls for the cases of a week before it is over',
  ),
  withoutTrigger(
    'form_results',
    'form_results_count_score',
    'an administrator voids an entry of a ranked week for the reason ""',
  ),
  withoutTrigger(
    'review_decisions',
    'review_decisions_enter_board',
    'an administrator voids an entry of a ranked week for the reason ""',
  ),
  withChangedFunction(
    'private.read_closed_week(uuid)',
    'and f.closes_at <= now()',
    '',
    'a person reads the seeds of a week before it is over',
  ),
];
