import type { Attack, Control } from '../../support/attack-table.ts';
import { idOf } from '../../support/people.ts';
import { call, REFUSED } from './requests.ts';

/** Who may read the list reads it, by the beginning of somebody's name. */
const finds = (actor: string): Control => ({
  actor,
  request: call('list_people', { search_param: 'ash' }),
  statuses: [200],
  finds: 'ace@benchready.test',
});

const denied = (
  id: string,
  actor: string,
  args: Readonly<Record<string, unknown>>,
  extra: Partial<Attack> = {},
): Attack => ({
  id,
  actor,
  request: call('list_people', args),
  allowedStatuses: REFUSED,
  forbiddenText: [],
  control: finds('admin'),
  ...extra,
});

/** User Management's list, which runs with the owner's rights. */
export const PEOPLE_LIST_ATTACKS: readonly Attack[] = [
  denied('a visitor lists people', 'anon', {}),
  denied('a person lists people', 'ace', {}),
  denied('a person searches the list for themselves', 'ace', { search_param: 'asha' }),
  denied('a deactivated person lists people', 'deactivated', {}),
  denied(
    'a demoted admin goes on listing people',
    'admin',
    {},
    {
      given: `update profiles set role = 'user' where id = '${idOf('admin')}'`,
      control: finds('super'),
    },
  ),
  denied(
    'a deactivated admin goes on listing people',
    'admin',
    {},
    {
      given: `update profiles set status = false where id = '${idOf('admin')}'`,
      control: finds('super'),
    },
  ),
  denied(
    'an admin sorts the list by what it does not show',
    'admin',
    { sort_param: 'stripe_customer_id' },
    {
      allowedStatuses: [422],
    },
  ),
  denied(
    'an admin sorts the list by a statement',
    'admin',
    { sort_param: 'email; drop table profiles' },
    {
      allowedStatuses: [422],
    },
  ),
  denied(
    'an admin asks for everybody on one page',
    'admin',
    { limit_param: 1000 },
    { allowedStatuses: [422] },
  ),
  denied(
    'an admin asks for a page without an end',
    'admin',
    { limit_param: null },
    { allowedStatuses: [422] },
  ),
];
