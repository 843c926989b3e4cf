import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Stack } from '../../supabase/local/stack.ts';
import { workerStack } from '../support/shared-stack.ts';
import { anonymous, service, signIn } from '../support/stack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await workerStack();
});
afterAll(() => stack.stop());

const NOBODY = '00000000-0000-4000-8000-000000000000';

describe('the service role', () => {
  it('creates a person who can sign in at once, sees, changes and deletes that person', async () => {
    const { admin } = service(stack).auth;
    const created = await admin.createUser({
      email: 'Made@Example.Test',
      password: 'made-for-you',
      email_confirm: true,
      user_metadata: { full_name: 'Mae Dunn' },
    });
    expect(created.error).toBeNull();
    const user = created.data.user;
    expect(user).toMatchObject({
      email: 'made@example.test',
      user_metadata: { full_name: 'Mae Dunn' },
      app_metadata: { provider: 'email', providers: ['email'] },
      identities: [{ provider: 'email' }],
    });
    const id = user?.id ?? '';
    const person = await signIn(stack, 'made@example.test', 'made-for-you');
    expect((await person.from('profiles').select('id, full_name, role')).data).toEqual([
      { id, full_name: 'Mae Dunn', role: 'user' },
    ]);

    expect((await admin.getUserById(id)).data.user?.email).toBe('made@example.test');
    const changed = await admin.updateUserById(id, {
      user_metadata: { note: 'kept' },
      password: 'changed-it',
    });
    expect(changed.data.user?.user_metadata).toMatchObject({ full_name: 'Mae Dunn', note: 'kept' });
    await signIn(stack, 'made@example.test', 'changed-it');

    expect((await admin.deleteUser(id)).error).toBeNull();
    expect((await admin.getUserById(id)).error).toMatchObject({ status: 404, code: 'user_not_found' });
    expect(await stack.sql('select 1 from public.profiles where id::text = $1', [id])).toEqual([]);
    await expect(signIn(stack, 'made@example.test', 'changed-it')).rejects.toThrow(
      'Invalid login credentials',
    );
  });

  it('creates an unconfirmed person when not told otherwise', async () => {
    const { data } = await service(stack).auth.admin.createUser({
      email: 'later@example.test',
      password: 'for-later',
    });
    expect(data.user?.email_confirmed_at).toBeUndefined();
    await expect(signIn(stack, 'later@example.test', 'for-later')).rejects.toThrow('Email not confirmed');
  });

  it('gets the error messages of hosted Supabase', async () => {
    const { admin } = service(stack).auth;
    const twice = { email: 'ACE@benchready.test', password: 'long-enough' };
    expect((await admin.createUser(twice)).error).toMatchObject({
      status: 422,
      code: 'email_exists',
      message: 'A user with this email address has already been registered',
    });
    const short = await admin.createUser({ email: 'short@example.test', password: 'five5' });
    expect(short.error).toMatchObject({ status: 422, code: 'weak_password' });
    const broken = await admin.createUser({ email: 'no-address', password: 'long-enough' });
    expect(broken.error).toMatchObject({ status: 400, code: 'validation_failed' });
    expect((await admin.deleteUser(NOBODY)).error).toMatchObject({ status: 404 });
  });

  it('creates one person when asked for the same one ten times at once', async () => {
    const { admin } = service(stack).auth;
    const asked = Array.from({ length: 10 }, () =>
      admin.createUser({ email: 'rush@example.test', password: 'long-enough', email_confirm: true }),
    );
    const codes = (await Promise.all(asked)).map(({ error }) => error?.code ?? 'created');
    expect(codes.filter((code) => code === 'created')).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(['created', 'email_exists']));
  });

  it('lists everybody, page by page', async () => {
    const { admin } = service(stack).auth;
    const first = await admin.listUsers({ page: 1, perPage: 4 });
    const second = await admin.listUsers({ page: 2, perPage: 4 });
    expect(first.data.users).toHaveLength(4);
    expect(first.data).toMatchObject({ nextPage: 2 });
    const ids = [...first.data.users, ...second.data.users].map((user) => user.id);
    expect(new Set(ids).size).toBe(8);
  });
});

describe('any other caller', () => {
  it.each(['new', 'admin', 'super'])('is refused with a token of %s, whatever the key', async (name) => {
    const person = await signIn(stack, name);
    const token = (await person.auth.getSession()).data.session?.access_token ?? '';
    for (const apikey of [stack.keys.publishable, stack.keys.secret]) {
      const headers = { apikey, authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const body = JSON.stringify({ email: 'intruder@example.test', password: 'long-enough' });
      const answer = await fetch(`${stack.url}/auth/v1/admin/users`, { method: 'POST', headers, body });
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ error_code: 'not_admin' });
    }
    expect(await stack.sql("select 1 from auth.users where email = 'intruder@example.test'")).toEqual([]);
  });

  it('is refused with the public key, with a made-up key, and with none', async () => {
    const { error } = await anonymous(stack).auth.admin.listUsers();
    expect(error).toMatchObject({ status: 403, code: 'not_admin' });
    for (const headers of [{}, { apikey: 'sb_secret_guess' }, { authorization: 'Bearer sb_secret_local' }]) {
      const answer = await fetch(`${stack.url}/auth/v1/admin/users`, { headers });
      expect(answer.status).toBe(401);
      expect(await answer.text()).not.toContain('@benchready.test');
    }
  });

  it('is refused with the secret key in a browser, where it must not be', async () => {
    const headers = {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0',
      origin: 'https://evil.example',
    };
    const inHeader = await fetch(`${stack.url}/auth/v1/admin/users`, {
      headers: { ...headers, apikey: stack.keys.secret },
    });
    const inAddress = await fetch(`${stack.url}/auth/v1/admin/users?apikey=${stack.keys.secret}`, {
      headers,
    });
    for (const answer of [inHeader, inAddress]) {
      expect(answer.status).toBe(401);
      expect(await answer.text()).not.toContain('@benchready.test');
    }
  });
});
