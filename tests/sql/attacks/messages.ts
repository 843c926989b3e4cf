import type { Attack, Control } from '../../support/attack-table.ts';
import { add, call, change, NOTHING_OR_REFUSED, REFUSED, read, remove, upsert } from './requests.ts';

const WAITING = { name: 'Noor Haddad', email: 'noor.haddad@example.test' };
const WRITTEN = {
  id: '0f0e0d0c-0b0a-4908-8706-050403020100',
  name: 'Noor Haddad',
  email: 'noor.haddad@example.test',
  message: 'The strap of my bench is missing.',
};

const JOINED = `insert into public.waiting_list (name, email) values ('${WAITING.name}', '${WAITING.email}')`;
const RECEIVED = `insert into public.contact_messages (id, name, email, message)
  values ('${WRITTEN.id}', '${WRITTEN.name}', '${WRITTEN.email}', '${WRITTEN.message}')`;
const GIVEN = {
  waiting_list: JOINED,
  contact_messages: RECEIVED,
} as const;
const TABLES = ['waiting_list', 'contact_messages'] as const;

const join = (entry: object) => call('join_waiting_list', entry);
const send = (message: object) => call('send_contact_message', message);

const NEWCOMER = { name_param: 'Theo Lindgren', email_param: 'Theo.Lindgren@Example.test' };
const QUESTION = {
  message_id_param: '1f1e1d1c-1b1a-4918-8716-151413121110',
  name_param: 'Theo Lindgren',
  email_param: 'theo.lindgren@example.test',
  message_param: 'Do I need a wrist strap?',
};

/** Joining answers nothing at all, and the address is on the list in lower case. */
const newcomerJoins: Control = {
  actor: 'anon',
  request: join(NEWCOMER),
  statuses: [204],
  leaves: {
    sql: `select count(*)::int from waiting_list where email = 'theo.lindgren@example.test'`,
    value: 1,
  },
};
const visitorWrites: Control = {
  actor: 'anon',
  request: send(QUESTION),
  statuses: [204],
  leaves: {
    sql: `select message from contact_messages where email = '${QUESTION.email_param}'`,
    value: QUESTION.message_param,
  },
};
const visitorCounts: Control = {
  actor: 'anon',
  request: call('waiting_list_count', {}),
  statuses: [200],
  finds: '348',
};
const adminReads = (table: (typeof TABLES)[number]): Control => ({
  actor: 'admin',
  request: read(`${table}?select=email`),
  statuses: [200],
  finds: WAITING.email,
});

const READING: readonly Attack[] = TABLES.flatMap((table) =>
  (['anon', 'new', 'expert', 'deactivated'] as const).map(
    (actor): Attack => ({
      id: `${actor} reads ${table}`,
      actor,
      request: read(`${table}?select=*`, { prefer: 'count=exact' }),
      given: GIVEN[table],
      allowedStatuses: NOTHING_OR_REFUSED,
      forbiddenText: [WAITING.email, WAITING.name, WRITTEN.message],
      control: adminReads(table),
    }),
  ),
);

const WRITING: readonly Attack[] = TABLES.flatMap((table) => {
  const row = table === 'waiting_list' ? WAITING : WRITTEN;
  const control = table === 'waiting_list' ? newcomerJoins : visitorWrites;
  return (['anon', 'ace', 'admin'] as const).flatMap((actor): Attack[] => [
    {
      id: `${actor} inserts into ${table}`,
      actor,
      request: add(table, row),
      allowedStatuses: REFUSED,
      forbiddenText: [],
      control,
    },
    {
      id: `${actor} upserts into ${table}`,
      actor,
      request: upsert(`${table}?on_conflict=${table === 'waiting_list' ? 'email' : 'id'}`, {
        ...row,
        name: 'Someone Else',
      }),
      given: GIVEN[table],
      allowedStatuses: REFUSED,
      forbiddenText: [],
      control,
    },
    {
      id: `${actor} changes ${table}`,
      actor,
      request: change(`${table}?email=eq.${row.email}`, { name: 'Someone Else' }),
      given: GIVEN[table],
      allowedStatuses: NOTHING_OR_REFUSED,
      forbiddenText: ['Someone Else'],
      control,
    },
    {
      id: `${actor} empties ${table}`,
      actor,
      request: remove(`${table}?email=not.is.null`),
      given: GIVEN[table],
      allowedStatuses: NOTHING_OR_REFUSED,
      forbiddenText: [WAITING.email],
      control,
    },
  ]);
});

const refused = (
  id: string,
  request: Attack['request'],
  allowedStatuses: readonly number[],
  control: Control,
): Attack => ({ id, actor: 'anon', request, allowedStatuses, forbiddenText: [], control });

/** The attackers of these tests all call from here. */
const HERE = '127.0.0.1';

const PAST_CALLS = (
  count: number,
  door: 'waiting_list' | 'contact',
  address: string,
  email: string,
): string =>
  `insert into private.message_calls (caller, door, email)
    select private.hash_of_address('${address}'), '${door}', ${email} from generate_series(1, ${count}) n`;

const JOINING: readonly Attack[] = [
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

const PAST_MESSAGES = (count: number, sender: string): string =>
  `insert into contact_messages (id, name, email, message)
    select gen_random_uuid(), 'Script', ${sender}, 'Again' from generate_series(1, ${count}) n`;

const SENDING: readonly Attack[] = [
  refused('a visitor sends nothing', send({ ...QUESTION, message_param: ' \n ' }), [422], visitorWrites),
  refused(
    'a visitor sends without an id',
    send({ ...QUESTION, message_id_param: null }),
    [422],
    visitorWrites,
  ),
  refused('a visitor sends without a name', send({ ...QUESTION, name_param: '' }), [422], visitorWrites),
  refused(
    'a visitor sends 5001 letters',
    send({ ...QUESTION, message_param: 'x'.repeat(5001) }),
    [422],
    visitorWrites,
  ),
  refused(
    'a visitor sends with a header in the name',
    send({ ...QUESTION, name_param: 'Theo\nBcc: all@example.test' }),
    [422],
    visitorWrites,
  ),
  refused(
    'a visitor sends from an address that is none',
    send({ ...QUESTION, email_param: '<script>@x' }),
    [422],
    visitorWrites,
  ),
  refused(
    'a visitor sends as somebody else',
    send({ ...QUESTION, user_id_param: WRITTEN.id }),
    [404],
    visitorWrites,
  ),
  refused(
    'a link sends',
    read(
      `rpc/send_contact_message?message_id_param=${WRITTEN.id}&name_param=T&email_param=t@e.test&message_param=x`,
    ),
    [405],
    visitorWrites,
  ),
  refused(
    'a visitor calls the function behind the function',
    { ...send(QUESTION), headers: { 'content-profile': 'private' } },
    [404, 406],
    visitorWrites,
  ),
  refused(
    'a visitor calls a helper in the private schema',
    { ...call('caller_role', {}), headers: { 'content-profile': 'private' } },
    [404, 406],
    visitorWrites,
  ),
  {
    ...refused(
      'a visitor overwrites a message by its id',
      send({ ...QUESTION, message_id_param: WRITTEN.id }),
      [204],
      visitorWrites,
    ),
    given: RECEIVED,
  },
  {
    ...refused(
      'a sender writes for the sixth time within an hour',
      send({ ...QUESTION, email_param: 'SCRIPT@example.test' }),
      [429],
      visitorWrites,
    ),
    given: PAST_CALLS(5, 'contact', HERE, `'script@example.test'`),
  },
  {
    ...refused(
      'the sixteenth message under one address within an hour comes from yet another place',
      send({ ...QUESTION, email_param: 'SCRIPT@example.test' }),
      [429],
      visitorWrites,
    ),
    given: PAST_MESSAGES(15, `'script@example.test'`),
  },
  {
    ...refused(
      'a caller with many addresses writes for the 31st time within an hour',
      send({ ...QUESTION, message_id_param: '2f2e2d2c-2b2a-4928-8726-252423222120' }),
      [429],
      visitorCounts,
    ),
    given: PAST_CALLS(30, 'contact', HERE, `'script' || n || '@example.test'`),
    control: { ...visitorCounts, finds: '347' },
  },
  {
    ...refused(
      'a caller claims to be somewhere else to write for the 31st time',
      {
        ...send(QUESTION),
        headers: { 'x-forwarded-for': '203.0.113.9', 'cf-connecting-ip': '203.0.113.9' },
      },
      [429],
      visitorCounts,
    ),
    given: PAST_CALLS(30, 'contact', HERE, `'script' || n || '@example.test'`),
    control: { ...visitorCounts, finds: '347' },
  },
  {
    ...refused('a script with many addresses sends past the limit', send(QUESTION), [429], visitorWrites),
    given: PAST_MESSAGES(300, `'script' || n || '@example.test'`),
    control: {
      actor: 'admin',
      request: read('contact_messages?select=id&limit=1'),
      statuses: [200, 206],
      finds: 'id',
    },
  },
];

/** The waiting list and the messages to the team: everybody may put something in, nobody but administrators looks. */
export const MESSAGE_ATTACKS: readonly Attack[] = [...READING, ...WRITING, ...JOINING, ...SENDING];
