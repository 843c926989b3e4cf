import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SEED_PASSWORD } from '../../supabase/local/people.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { idOf } from '../support/people.ts';
import { startTestStack } from '../support/stack.ts';
import { profileOfEmail, SIGN_UPS, signUp, updateAccount } from './attacks/sign-up.ts';

describe.each(['hosted', 'lite'] as const)('with the %s grants', (grants) => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await startTestStack({ dataDir: 'memory', grants, functions: false });
  });
  afterAll(() => stack.stop());

  describe('somebody who signs up with', () => {
    test.each(SIGN_UPS)('$what gets an ordinary profile', async ({ what, metadata, profile }) => {
      const email = `${what.replaceAll(' ', '-')}@benchready.test`;
      expect(await signUp(stack, email, metadata)).toEqual(profile);
    });
  });

  describe('an account whose metadata a driver has encoded twice', () => {
    const insert = (email: string, metadata: unknown) =>
      stack.sql(
        `insert into auth.users (id, email, raw_user_meta_data) values (gen_random_uuid(), $1, $2::jsonb)`,
        [email, JSON.stringify(metadata)],
      );

    test('keeps its name and account type', async () => {
      await insert(
        'twice@benchready.test',
        JSON.stringify({ full_name: 'Quoted Twice', account_type: 'business' }),
      );
      expect(await profileOfEmail(stack, 'twice@benchready.test')).toMatchObject({
        full_name: 'Quoted Twice',
        account_type: 'business',
        role: 'user',
      });
    });

    test.each([['not json at all {'], ['"a text in a text"'], ['[1, 2]'], ['null']])(
      'gets a profile from %s too',
      async (text) => {
        const email = `odd-${text.length}@benchready.test`;
        await insert(email, text);
        expect(await profileOfEmail(stack, email)).toMatchObject({
          full_name: null,
          account_type: null,
          role: 'user',
        });
      },
    );
  });

  describe('a person who changes their account', () => {
    test('keeps the name of the profile, which no provider changes, and gains nothing else', async () => {
      const status = await updateAccount(stack, 'ace@benchready.test', SEED_PASSWORD, {
        data: { full_name: 'Asha Anew', role: 'admin', account_type: 'business' },
      });
      expect(status).toBe(200);
      expect(await profileOfEmail(stack, 'ace@benchready.test')).toMatchObject({
        full_name: 'Asha Acel',
        role: 'user',
        account_type: 'individual',
      });
    });

    test('has the name of the account in a profile that has none', async () => {
      await stack.sql('update profiles set full_name = null where id = $1', [idOf('expert')]);
      await updateAccount(stack, 'expert@benchready.test', SEED_PASSWORD, { data: { full_name: '' } });
      expect(await profileOfEmail(stack, 'expert@benchready.test')).toMatchObject({ full_name: null });
      await updateAccount(stack, 'expert@benchready.test', SEED_PASSWORD, {
        data: { full_name: 'Edda Anew' },
      });
      expect(await profileOfEmail(stack, 'expert@benchready.test')).toMatchObject({ full_name: 'Edda Anew' });
    });

    test('and is deactivated, changes nothing in the profile', async () => {
      await updateAccount(stack, 'deactivated@benchready.test', SEED_PASSWORD, {
        data: { full_name: 'Not Gone' },
      });
      expect(await profileOfEmail(stack, 'deactivated@benchready.test')).toMatchObject({
        full_name: 'Dario Activo',
      });
    });

    test('has the new address in the profile once the account has it', async () => {
      await stack.sql('update auth.users set email = $1 where id = $2', [
        'moved@benchready.test',
        idOf('new'),
      ]);
      const [row] = await stack.sql('select email from profiles where id = $1', [idOf('new')]);
      expect(row).toEqual({ email: 'moved@benchready.test' });
    });
  });

  test('the hosted sign-in service, which has no rights in our schemas, makes and deletes accounts', async () => {
    await stack.sql(`do $$ begin
      grant usage on schema auth to supabase_auth_admin;
      grant select, insert, update, delete on auth.users to supabase_auth_admin;
      set local role supabase_auth_admin;
      insert into auth.users (id, email) values ('00000000-0000-4000-8000-00000000000f', 'guest@benchready.test');
      update auth.users set raw_user_meta_data = '{"full_name": "Guest"}' where email = 'guest@benchready.test';
      reset role;
    end $$`);
    expect(await profileOfEmail(stack, 'guest@benchready.test')).toMatchObject({
      full_name: 'Guest',
      role: 'user',
    });
    await stack.sql(`do $$ begin
      set local role supabase_auth_admin;
      delete from auth.users where email = 'guest@benchready.test';
      reset role;
    end $$`);
    expect(await profileOfEmail(stack, 'guest@benchready.test')).toBeUndefined();
  });

  test('deleting an account deletes everything of the person, but not the log', async () => {
    await stack.sql(
      `insert into private.demo_usage (user_id, used_count) values ('${idOf('ticketing')}', 1)`,
    );
    await stack.sql('delete from auth.users where id = $1', [idOf('ticketing')]);
    const [left] = await stack.sql<Record<string, number>>(
      `select
        (select count(*)::int from profiles where id = $1) as profiles,
        (select count(*)::int from subscriptions where user_id = $1) as subscriptions,
        (select count(*)::int from subscription_history where user_id = $1) as history,
        (select count(*)::int from invoices where user_id = $1) as invoices,
        (select count(*)::int from private.demo_usage where user_id = $1) as demo,
        (select count(*)::int from audit_log where subject_id = $1) as log`,
      [idOf('ticketing')],
    );
    expect(left).toEqual({ profiles: 0, subscriptions: 0, history: 0, invoices: 0, demo: 0, log: 1 });
  });

  test('the account of the last super_admin cannot be deleted', async () => {
    await expect(stack.sql('delete from auth.users where id = $1', [idOf('super')])).rejects.toThrow(
      'The last active super admin stays.',
    );
  });
});
