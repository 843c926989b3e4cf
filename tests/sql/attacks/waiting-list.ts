import type { Attack } from '../../support/attack-table.ts';
import { read } from './requests.ts';
import {
  HERE,
  JOINED,
  join,
  NEWCOMER,
  newcomerJoins,
  PAST_CALLS,
  refused,
  visitorCounts,
  WAITING,
} from './visitors.ts';

/** Joining the waiting list: everybody may, once and as themselves. */
export const WAITING_LIST_ATTACKS: readonly Attack[] = [
  {
    ...refused(
      'a visitor joins with an address that is known',
      join({ name_param: 'Somebody', email_param: 'NOOR.Haddad@example.TEST ' }),
      [204],
      newcomerJoins,
    ),
    given: JOINED,
    // That somebody called is counted; the list itself stays as it is.
    frozenRows: ['public.waiting_list'],
    forbiddenText: ['already', 'exists', WAITING.name],
  },
  refused('a visitor joins without a name', join({ ...NEWCOMER, name_param: ' ' }), [422], newcomerJoins),
  refused(
    'a visitor joins with nothing',
    join({ name_param: null, email_param: null }),
    [422],
    newcomerJoins,
  ),
  refused(
    'a visitor joins with a name of 101 letters',
    join({ ...NEWCOMER, name_param: 'x'.repeat(101) }),
    [422],
    newcomerJoins,
  ),
  refused(
    'a visitor joins with a header in the name',
    join({ ...NEWCOMER, name_param: 'Theo\r\nBcc: all@example.test' }),
    [422],
    newcomerJoins,
  ),
  refused(
    'a visitor joins with an address that is none',
    join({ ...NEWCOMER, email_param: 'theo at example' }),
    [422],
    newcomerJoins,
  ),
  refused(
    'a visitor joins with two addresses',
    join({ ...NEWCOMER, email_param: 'theo@example.test,all@example.test' }),
    [422],
    newcomerJoins,
  ),
  refused(
    'a visitor joins on an earlier day',
    join({ ...NEWCOMER, created_at_param: '2020-01-01' }),
    [404],
    newcomerJoins,
  ),
  refused(
    'a link joins',
    read('rpc/join_waiting_list?name_param=Theo&email_param=theo@example.test'),
    [405],
    newcomerJoins,
  ),
  {
    ...refused('a script joins for the 501st time within an hour', join(NEWCOMER), [429], visitorCounts),
    given: `insert into waiting_list (name, email) select 'Script', 'script' || n || '@example.test' from generate_series(1, 500) n`,
    control: { ...visitorCounts, finds: '847' },
  },
  {
    ...refused('a caller joins for the 31st time within an hour', join(NEWCOMER), [429], visitorCounts),
    given: PAST_CALLS(30, 'waiting_list', HERE, `'script' || n || '@example.test'`),
    control: { ...visitorCounts, finds: '347' },
  },
  {
    ...refused(
      'a visitor reads the list through the count',
      read('rpc/waiting_list_count?select=email'),
      [200, 400],
      visitorCounts,
    ),
    given: JOINED,
    forbiddenText: [WAITING.email],
    ownRows: 1,
  },
];
