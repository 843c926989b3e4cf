import {
  type WeakenedDefence,
  withChangedFunction,
  withOpenPolicy,
  withoutCheck,
  withoutRowSecurity,
  withPolicyFor,
} from './weakened-defence.ts';

const SET_GOAL = 'private.set_week_goal(date,integer)';

/** What guards the goals of a week. */
export const WEEK_GOAL_MUTATIONS: readonly WeakenedDefence[] = [
  withOpenPolicy('week_goals', 'week_goals_select_own', 'new reads week_goals'),
  withPolicyFor('week_goals', 'week_goals_select_own', 'new reads week_goals'),
  withoutRowSecurity('week_goals', 'a person changes an old goal'),
  withoutCheck(
    'week_goals',
    'week_goals_days_in_range',
    'check (days between 1 and 7)',
    'a person wants eight days a week',
  ),
  withChangedFunction(
    SET_GOAL,
    'not private.is_active_caller()',
    'false',
    'a deactivated person sets a goal',
  ),
  withChangedFunction(
    SET_GOAL,
    'week_param is null or week_param not in',
    'false and week_param not in',
    'a person changes the goal of a week that is over',
  ),
];
