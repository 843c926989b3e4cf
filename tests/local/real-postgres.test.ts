import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Stack } from '../../supabase/local/stack.ts';
import { followLink } from '../support/mail.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { anonymous, service, signIn, startTestStack } from '../support/stack.ts';

let database: TestPostgres;
let stack: Stack;
beforeAll(async () => {
  database = await startPostgres();
  stack = await startTestStack({ functions: false, databaseUrl: database.url });
});
afterAll(async () => {
  await stack?.stop();
  await database?.stop();
});

describe('the stack on a real PostgreSQL', () => {
  it('registers, confirms and signs in a person, with sign-up data stored as an object and not as text', async () => {
    await anonymous(stack).auth.signUp({
      email: 'pat@example.test',
      password: 'first-password',
      options: { data: { full_name: 'Pat Example', account_type: 'business' } },
    });
    await followLink(await stack.mailbox.next('pat@example.test'));
    const person = await signIn(stack, 'pat@example.test', 'first-password');
    const { data } = await person.from('profiles').select('full_name, account_type').single();
    expect(data).toEqual({ full_name: 'Pat Example', account_type: 'business' });
    const types = await stack.sql(
      "select jsonb_typeof(raw_user_meta_data) as type from auth.users where email = 'pat@example.test'",
    );
    expect(types).toEqual([{ type: 'object' }]);
  });

  it('creates people for the service role, and writes timestamps that every browser parses', async () => {
    const made = await service(stack).auth.admin.createUser({
      email: 'made@example.test',
      password: 'made-for-you',
      email_confirm: true,
      user_metadata: { full_name: 'Mae Dunn' },
    });
    expect(made.data.user?.created_at).toMatch(/T.*\+00:00$/);
    const person = await signIn(stack, 'made@example.test', 'made-for-you');
    const { data } = await person.from('profiles').select('full_name, created_at').single();
    expect(data).toEqual({ full_name: 'Mae Dunn', created_at: expect.stringMatching(/T.*\+00:00$/) });
  });

  it('answers a value that violates a constraint as an error of the client, with PostgREST’s message', async () => {
    const person = await signIn(stack, 'ace');
    const { data } = await person.from('profiles').select('id').single();
    const answer = await person.from('profiles').update({ full_name: 'x' }).eq('id', data?.id);
    expect(answer.status).toBe(400);
    expect(answer.error).toMatchObject({
      code: '23514',
      message: expect.stringContaining('violates check constraint "profiles_full_name_tidy"'),
    });
  });

  it('serves many people at once, each their own rows', async () => {
    const names = ['new', 'free', 'ace', 'expert', 'testing', 'golden'];
    const people = await Promise.all(names.map((name) => signIn(stack, name)));
    const rounds = Array.from({ length: 10 }, () => people).flat();
    const answers = await Promise.all(
      rounds.map(async (person) => (await person.from('profiles').select('email')).data),
    );
    expect(answers).toEqual(
      rounds.map((_, index) => [{ email: `${names[index % names.length]}@benchready.test` }]),
    );
  });

  it('keeps everything over a restart, and runs no migration twice', async () => {
    const count = 'select count(*)::int as total from supabase_migrations.schema_migrations';
    const before = await stack.sql(count);
    await stack.stop();
    stack = await startTestStack({ functions: false, databaseUrl: database.url });
    expect(await stack.sql(count)).toEqual(before);
    await signIn(stack, 'made@example.test', 'made-for-you');
  });
});
