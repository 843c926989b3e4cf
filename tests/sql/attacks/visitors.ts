import type { Attack, Control } from '../../support/attack-table.ts';
import { call, read } from './requests.ts';

export const WAITING = { name: 'Noor Haddad', email: 'noor.haddad@example.test' };
export const WRITTEN = {
  id: '0f0e0d0c-0b0a-4908-8706-050403020100',
  name: 'Noor Haddad',
  email: 'noor.haddad@example.test',
  message: 'The strap of my bench is missing.',
};

export const JOINED = `insert into public.waiting_list (name, email) values ('${WAITING.name}', '${WAITING.email}')`;
export const RECEIVED = `insert into public.contact_messages (id, name, email, message)
  values ('${WRITTEN.id}', '${WRITTEN.name}', '${WRITTEN.email}', '${WRITTEN.message}')`;
export const GIVEN = {
  waiting_list: JOINED,
  contact_messages: RECEIVED,
} as const;
export const TABLES = ['waiting_list', 'contact_messages'] as const;

export const join = (entry: object) => call('join_waiting_list', entry);
export const send = (message: object) => call('send_contact_message', message);

export const NEWCOMER = { name_param: 'Theo Lindgren', email_param: 'Theo.Lindgren@Example.test' };
export const QUESTION = {
  message_id_param: '1f1e1d1c-1b1a-4918-8716-151413121110',
  name_param: 'Theo Lindgren',
  email_param: 'theo.lindgren@example.test',
  message_param: 'Do I need a wrist strap?',
};

/** Joining answers nothing at all, and the address is on the list in lower case. */
export const newcomerJoins: Control = {
  actor: 'anon',
  request: join(NEWCOMER),
  statuses: [204],
  leaves: {
    sql: `select count(*)::int from waiting_list where email = 'theo.lindgren@example.test'`,
    value: 1,
  },
};
export const visitorWrites: Control = {
  actor: 'anon',
  request: send(QUESTION),
  statuses: [204],
  leaves: {
    sql: `select message from contact_messages where email = '${QUESTION.email_param}'`,
    value: QUESTION.message_param,
  },
};
export const visitorCounts: Control = {
  actor: 'anon',
  request: call('waiting_list_count', {}),
  statuses: [200],
  finds: '348',
};
export const adminReads = (table: (typeof TABLES)[number]): Control => ({
  actor: 'admin',
  request: read(`${table}?select=email`),
  statuses: [200],
  finds: WAITING.email,
});

export const refused = (
  id: string,
  request: Attack['request'],
  allowedStatuses: readonly number[],
  control: Control,
): Attack => ({ id, actor: 'anon', request, allowedStatuses, forbiddenText: [], control });

/** The attackers of these tests all call from here. */
export const HERE = '127.0.0.1';

export const PAST_CALLS = (
  count: number,
  door: 'waiting_list' | 'contact' | 'reopening',
  address: string,
  email: string,
): string =>
  `insert into private.message_calls (caller, door, email)
    select private.hash_of_address('${address}'), '${door}', ${email} from generate_series(1, ${count}) n`;
