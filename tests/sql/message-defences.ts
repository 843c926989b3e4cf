import { type WeakenedDefence, withChangedFunction, withoutCheck } from './weakened-defence.ts';

const JOIN = 'private.join_waiting_list(text,text)';
const SEND = 'private.send_contact_message(uuid,text,text,text)';
const COUNT = 'private.count_message_call(text,text)';
const ADDRESS = `email ~ '^[^[:space:][:cntrl:]@<>"]+@[^[:space:][:cntrl:]@<>"]+\\.[^[:space:][:cntrl:]@<>"]+$'`;

/** What guards the waiting list and the messages, row security and policies aside. */
export const MESSAGE_MUTATIONS: readonly WeakenedDefence[] = [
  withChangedFunction(
    JOIN,
    'hourly_limit constant integer := 500',
    'hourly_limit constant integer := 5000',
    'a script joins for the 501st time within an hour',
  ),
  withChangedFunction(
    SEND,
    'hourly_limit_own constant integer := 5',
    'hourly_limit_own constant integer := 500',
    'a sender writes for the sixth time within an hour',
  ),
  withChangedFunction(
    SEND,
    'hourly_limit_each constant integer := 15',
    'hourly_limit_each constant integer := 500',
    'the sixteenth message under one address within an hour comes from yet another place',
  ),
  withChangedFunction(
    COUNT,
    'hourly_limit constant integer := 30',
    'hourly_limit constant integer := 3000',
    'a caller with many addresses writes for the 31st time within an hour',
  ),
  withChangedFunction(
    JOIN,
    "perform private.count_message_call('waiting_list', email_param);",
    '',
    'a caller joins for the 31st time within an hour',
  ),
  withChangedFunction(
    SEND,
    'hourly_limit constant integer := 300',
    'hourly_limit constant integer := 3000',
    'a script with many addresses sends past the limit',
  ),
  withChangedFunction(SEND, 'm.id = message_id_param', 'false', 'a visitor overwrites a message by its id'),
  withoutCheck(
    'waiting_list',
    'waiting_list_email_unique',
    'unique (email)',
    'a visitor joins with an address that is known',
  ),
  withoutCheck(
    'waiting_list',
    'waiting_list_name_tidy',
    `check (name = btrim(name) and char_length(name) between 2 and 100 and name !~ '[[:cntrl:]]')`,
    'a visitor joins with a header in the name',
  ),
  withoutCheck(
    'waiting_list',
    'waiting_list_email_tidy',
    `check (email = lower(email) and char_length(email) <= 254 and ${ADDRESS})`,
    'a visitor joins with an address that is none',
  ),
  withoutCheck(
    'contact_messages',
    'contact_messages_name_tidy',
    `check (name = btrim(name) and char_length(name) between 1 and 100 and name !~ '[[:cntrl:]]')`,
    'a visitor sends with a header in the name',
  ),
  withoutCheck(
    'contact_messages',
    'contact_messages_email_tidy',
    `check (char_length(email) <= 254 and ${ADDRESS})`,
    'a visitor sends from an address that is none',
  ),
  withoutCheck(
    'contact_messages',
    'contact_messages_message_length',
    'check (message = btrim(message) and char_length(message) between 1 and 5000)',
    'a visitor sends 5001 letters',
  ),
];
