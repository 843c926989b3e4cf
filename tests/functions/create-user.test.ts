import { describe, expect, test } from 'vitest';
import { createUserAnswer } from '../../src/core/contracts/functions.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { type Caller, caller, callFunction, count } from '../support/checkout.ts';
import { shareStack, workerStack } from '../support/shared-stack.ts';
import { signIn } from '../support/stack.ts';

const EMAIL = 'mina@benchready.test';
const person = (role: string) => ({
  action: 'createUser',
  userData: { name: 'Mina Malik', email: EMAIL, password: 'her-own-pass', role },
});

let stack: Stack;
let ada: Caller;
let sunniva: Caller;
let asha: Caller;

shareStack(async () => {
  stack = await workerStack();
  ada = await caller(stack, 'admin');
  sunniva = await caller(stack, 'super');
  asha = await caller(stack, 'ace');
  return stack;
});

describe('an administrator creates an account for Mina', () => {
  test.each([
    ['admin', 'user'],
    ['admin', 'admin'],
    ['super', 'user'],
    ['super', 'admin'],
    ['super', 'super_admin'],
  ] as const)('as %s, with the role %s, and Mina can sign in at once', async (actor, role) => {
    const answer = await callFunction(stack, actor === 'admin' ? ada : sunniva, 'create-user', person(role));
    expect(answer.status).toBe(200);
    const { user } = createUserAnswer.parse(answer.body);
    expect(user).toMatchObject({ email: EMAIL, full_name: 'Mina Malik', role });
    const mina = await signIn(stack, EMAIL, 'her-own-pass');
    const { data } = await mina.from('profiles').select('id, role').eq('id', user.id).single();
    expect(data).toEqual({ id: user.id, role });
  });

  test('and the audit log names who gave the role', async () => {
    await callFunction(stack, ada, 'create-user', person('admin'));
    const log = await stack.sql(
      `select l.actor_id, l.details from audit_log l join profiles p on p.id = l.subject_id
       where p.email = $1 and l.action = 'role_changed'`,
      [EMAIL],
    );
    expect(log).toEqual([{ actor_id: ada.id, details: { from: 'user', to: 'admin' } }]);
  });

  test('and gets a clear message that the address is taken', async () => {
    await callFunction(stack, ada, 'create-user', person('user'));
    const answer = await callFunction(stack, ada, 'create-user', person('user'));
    expect(answer).toMatchObject({
      status: 409,
      body: { error: 'A user with this email address already exists' },
    });
  });

  test('of which nothing remains when the role cannot be assigned, so that the next attempt works', async () => {
    await stack.sql(`create function private.test_refuse() returns trigger language plpgsql as
      $$ begin if new.role = 'admin' then raise exception 'not now'; end if; return new; end $$`);
    await stack.sql(`create trigger test_refuse before update on profiles
      for each row execute function private.test_refuse()`);
    const failed = await callFunction(stack, ada, 'create-user', person('admin'));
    await stack.sql('drop trigger test_refuse on profiles');
    await stack.sql('drop function private.test_refuse()');
    expect(failed.status).toBe(403);
    expect(await count(stack, 'auth.users where email = $1', [EMAIL])).toBe(0);
    expect(await count(stack, 'profiles where email = $1', [EMAIL])).toBe(0);
    expect((await callFunction(stack, ada, 'create-user', person('admin'))).status).toBe(200);
  });
});

test('refuses a caller who is no administrator with the error of the access-denied state', async () => {
  const answer = await callFunction(stack, asha, 'create-user', person('user'));
  expect(answer).toMatchObject({ status: 403, body: { error: 'not_admin' } });
});

test('two administrators creating the same account at once create one', async () => {
  const answers = await Promise.all(
    [ada, sunniva].map((who) => callFunction(stack, who, 'create-user', person('user'))),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await count(stack, 'profiles where email = $1', [EMAIL])).toBe(1);
});
