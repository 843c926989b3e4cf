import type { Attack, Control } from '../../support/attack-table.ts';
import type { ApiRequest } from '../../support/cast.ts';
import { idOf } from '../../support/people.ts';
import { add, call, change, NOTHING_OR_REFUSED, read, remove, upsert } from './requests.ts';

/** This week's Monday at UTC, as dates are written. */
const monday = (weeksFromNow: number): string => {
  const today = new Date();
  const sinceMonday = (today.getUTCDay() + 6) % 7;
  return new Date(
    Date.UTC(
      today.getUTCFullYear(),
      today.getUTCMonth(),
      today.getUTCDate() - sinceMonday + 7 * weeksFromNow,
    ),
  )
    .toISOString()
    .slice(0, 10);
};

const LONG_AGO = '2026-01-05';
const GIVEN = `insert into public.week_goals (user_id, from_week, days)
  values ('${idOf('ace')}', '${LONG_AGO}', 4), ('${idOf('deactivated')}', '${LONG_AGO}', 6)`;

const pick = (week: string | null, days: unknown): ApiRequest =>
  call('set_week_goal', { week_param: week, days_param: days });

const aceHas = (value: string): Pick<Control, 'leaves'> => ({
  leaves: {
    sql: `select string_agg(coalesce(days::text, 'paused'), ',' order by from_week) as value
      from week_goals where user_id = '${idOf('ace')}'`,
    value,
  },
});

/** Asha picks five days from this week on; what she had before stays. */
const picksFive: Control = {
  actor: 'ace',
  request: pick(monday(0), 5),
  statuses: [200, 204],
  ...aceHas('4,5'),
};
const pauses: Control = {
  actor: 'ace',
  request: pick(monday(0), null),
  statuses: [200, 204],
  ...aceHas('4,paused'),
};
const readsOwn: Control = {
  actor: 'ace',
  request: read('week_goals?select=from_week,days'),
  statuses: [200],
  finds: LONG_AGO,
};

const denied = (
  id: string,
  actor: string,
  request: ApiRequest,
  allowedStatuses: readonly number[],
  control: Control = picksFive,
): Attack => ({ id, actor, request, given: GIVEN, allowedStatuses, forbiddenText: [], control });

const ROW = { user_id: idOf('ace'), from_week: LONG_AGO, days: 1 };
const REFUSED_OR_BAD = [400, 401, 403] as const;

/** Goals of a week: one's own, from this week on, and by the function alone. */
export const WEEK_GOAL_ATTACKS: readonly Attack[] = [
  ...(['anon', 'new', 'admin', 'super', 'deactivated'] as const).map((actor) =>
    denied(`${actor} reads week_goals`, actor, read('week_goals?select=*'), NOTHING_OR_REFUSED, readsOwn),
  ),
  denied('a person changes the goal of a week that is over', 'ace', pick(monday(-1), 1), [400]),
  denied('a person sets the goal of a week to come', 'ace', pick(monday(2), 1), [400]),
  denied('a person sets a goal without a week', 'ace', pick(null, 1), [400], pauses),
  denied('a person wants eight days a week', 'ace', pick(monday(0), 8), [400]),
  denied('a person wants no day a week', 'ace', pick(monday(0), 0), [400]),
  denied('a deactivated person sets a goal', 'deactivated', pick(monday(0), 2), [403]),
  denied('a visitor sets a goal', 'anon', pick(monday(0), 2), [401, 403]),
  denied(
    'a person sets the goal of somebody else',
    'new',
    call('set_week_goal', { week_param: monday(0), days_param: 2, user_id_param: idOf('ace') }),
    [404],
  ),
  denied(
    'a person writes an old goal into the table',
    'ace',
    add('week_goals', { ...ROW, from_week: '2026-01-12' }),
    REFUSED_OR_BAD,
  ),
  denied('a person writes over an old goal', 'ace', upsert('week_goals', ROW), REFUSED_OR_BAD),
  denied(
    'a person changes an old goal',
    'ace',
    change(`week_goals?from_week=eq.${LONG_AGO}`, { days: 1 }),
    NOTHING_OR_REFUSED,
  ),
  denied(
    'a person deletes an old goal',
    'ace',
    remove(`week_goals?from_week=eq.${LONG_AGO}`),
    NOTHING_OR_REFUSED,
  ),
];
