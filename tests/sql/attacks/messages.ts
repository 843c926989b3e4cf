import type { Attack } from '../../support/attack-table.ts';
import { add, call, change, NOTHING_OR_REFUSED, REFUSED, read, remove, upsert } from './requests.ts';
import {
  adminReads,
  GIVEN,
  HERE,
  newcomerJoins,
  PAST_CALLS,
  QUESTION,
  RECEIVED,
  refused,
  send,
  TABLES,
  visitorCounts,
  visitorWrites,
  WAITING,
  WRITTEN,
} from './visitors.ts';
import { WAITING_LIST_ATTACKS } from './waiting-list.ts';

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
export const MESSAGE_ATTACKS: readonly Attack[] = [
  ...READING,
  ...WRITING,
  ...WAITING_LIST_ATTACKS,
  ...SENDING,
];
