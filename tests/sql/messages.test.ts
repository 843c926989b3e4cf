import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_MESSAGE_CHARS, WAITING_LIST_START } from '../../src/core/contracts/message-forms.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { idOf } from '../support/people.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { anonymous, signIn, startTestStack } from '../support/stack.ts';

const AT_ONCE = 20;

const message = (email: string, text: string) => ({
  message_id_param: crypto.randomUUID(),
  name_param: 'Iben Skov',
  email_param: email,
  message_param: text,
});

// On a real PostgreSQL, where calls at the same moment really meet.
describe('messages and the waiting list', () => {
  let server: TestPostgres;
  let stack: Stack;
  beforeAll(async () => {
    server = await startPostgres();
    stack = await startTestStack({ databaseUrl: server.url, functions: false });
  });
  afterAll(async () => {
    await stack.stop();
    await server.stop();
  });

  test('count from the number that the product starts with', async () => {
    const { data } = await anonymous(stack).rpc('waiting_list_count');
    expect(data).toBe(WAITING_LIST_START);
  });

  test('accept a message of the longest length that the form allows', async () => {
    const text = 'x'.repeat(MAX_MESSAGE_CHARS);
    const { error } = await anonymous(stack).rpc('send_contact_message', message('long@example.test', text));
    expect(error).toBeNull();
    const refused = await anonymous(stack).rpc(
      'send_contact_message',
      message('long@example.test', `${text}x`),
    );
    expect(refused.error?.code).toBe('PT422');
  });

  test('note who was signed in while writing, and nobody for the deactivated and for visitors', async () => {
    for (const name of ['ace', 'deactivated']) {
      const person = await signIn(stack, name);
      await person.rpc('send_contact_message', message(`${name}@example.test`, 'Hello'));
    }
    await anonymous(stack).rpc('send_contact_message', message('visitor@example.test', 'Hello'));
    const rows = await stack.sql<{ email: string; user_id: string | null }>(
      `select email, user_id from contact_messages where message = 'Hello' order by email`,
    );
    expect(rows).toEqual([
      { email: 'ace@example.test', user_id: idOf('ace') },
      { email: 'deactivated@example.test', user_id: null },
      { email: 'visitor@example.test', user_id: null },
    ]);
  });

  test(`keep five of ${AT_ONCE} messages that one sender sends at once`, async () => {
    const visitor = anonymous(stack);
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) =>
        visitor.rpc('send_contact_message', message('flood@example.test', `Message ${index}`)),
      ),
    );
    const refusals = answers.map((answer) => answer.error?.code).filter((code) => code !== undefined);
    expect(refusals).toEqual(Array.from({ length: AT_ONCE - 5 }, () => 'PT429'));
    const [row] = await stack.sql<{ kept: number }>(
      `select count(*)::int as kept from contact_messages where email = 'flood@example.test'`,
    );
    expect(row?.kept).toBe(5);
  });

  test('are not used up by somebody who writes from elsewhere under the same address', async () => {
    await stack.sql(
      `insert into private.message_calls (caller, door, email)
       select private.hash_of_address('203.0.113.9'), 'contact', 'victim@example.test' from generate_series(1, 5)`,
    );
    await stack.sql(
      `insert into contact_messages (id, name, email, message)
       select gen_random_uuid(), 'Script', 'victim@example.test', 'Again' from generate_series(1, 5)`,
    );
    const { error } = await anonymous(stack).rpc(
      'send_contact_message',
      message('victim@example.test', 'Mine'),
    );
    expect(error).toBeNull();
  });

  test('keep a salted hash of the caller’s address, for an hour', async () => {
    await anonymous(stack).rpc('send_contact_message', message('hashed@example.test', 'Hello'));
    const [row] = await stack.sql<{ caller: string; plain: string }>(
      `select caller, encode(sha256('127.0.0.1'), 'hex') as plain from private.message_calls where email = 'hashed@example.test'`,
    );
    expect(row?.caller).toMatch(/^[0-9a-f]{64}$/);
    expect(row?.caller).not.toBe(row?.plain);
    await stack.sql("update private.message_calls set at = now() - interval '61 minutes'");
    await anonymous(stack).rpc('send_contact_message', message('later@example.test', 'Later'));
    expect(await stack.sql('select email from private.message_calls')).toEqual([
      { email: 'later@example.test' },
    ]);
  });

  test(`put one address on the list once, of ${AT_ONCE} attempts at once, and answer all of them alike`, async () => {
    const visitor = anonymous(stack);
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) =>
        visitor.rpc('join_waiting_list', {
          name_param: 'Iben Skov',
          email_param: index % 2 === 0 ? 'iben@example.test' : 'IBEN@Example.test',
        }),
      ),
    );
    const outcomes = new Set(
      answers.map(({ status, data, error }) => JSON.stringify({ status, data, error })),
    );
    expect([...outcomes]).toEqual([JSON.stringify({ status: 204, data: null, error: null })]);
    expect(await stack.sql(`select email from waiting_list`)).toEqual([{ email: 'iben@example.test' }]);
  });

  test('allow the sender to write again after an hour', async () => {
    await stack.sql(
      `update contact_messages set created_at = now() - interval '61 minutes' where email = 'flood@example.test'`,
    );
    await stack.sql("update private.message_calls set at = now() - interval '61 minutes'");
    const { error } = await anonymous(stack).rpc(
      'send_contact_message',
      message('flood@example.test', 'An hour later'),
    );
    expect(error).toBeNull();
  });
});
