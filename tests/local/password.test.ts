import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEED_PASSWORD } from '../../supabase/local/people.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { followLink } from '../support/mail.ts';
import { workerStack } from '../support/shared-stack.ts';
import { anonymous, signIn } from '../support/stack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await workerStack();
});
afterAll(() => stack.stop());

/** What supabase-js makes of Auth's 'session_not_found'. */
const NO_SESSION = 'AuthSessionMissingError';

describe('a person who forgot the password', () => {
  it('chooses a new one by the link in the email, which works once', async () => {
    const visitor = anonymous(stack);
    const email = 'free@benchready.test';
    const asked = await visitor.auth.resetPasswordForEmail(email, {
      redirectTo: `${stack.siteUrl}/reset-password`,
    });
    expect(asked.error).toBeNull();
    const mail = await stack.mailbox.next(email);
    const landed = await followLink(mail);
    expect(landed.origin + landed.pathname).toBe(`${stack.siteUrl}/reset-password`);
    expect(landed.hash.get('type')).toBe('recovery');

    const { error: noSession } = await visitor.auth.setSession({
      access_token: landed.hash.get('access_token') ?? '',
      refresh_token: landed.hash.get('refresh_token') ?? '',
    });
    expect(noSession).toBeNull();
    expect((await visitor.auth.updateUser({ password: 'brand-new-one' })).error).toBeNull();
    expect((await followLink(mail)).hash.get('error_code')).toBe('otp_expired');

    await signIn(stack, email, 'brand-new-one');
    await expect(signIn(stack, email)).rejects.toThrow('Invalid login credentials');
  });

  it('gets the same answer for an unknown address, and nothing is sent', async () => {
    const before = stack.mailbox.messages().length;
    const { error } = await anonymous(stack).auth.resetPasswordForEmail('nobody@example.test');
    expect(error).toBeNull();
    expect(stack.mailbox.messages()).toHaveLength(before);
  });
});

describe('a person who is signed in', () => {
  it('ends every other session with a new password, and keeps this one', async () => {
    const here = await signIn(stack, 'testing');
    const elsewhere = await signIn(stack, 'testing');
    expect((await here.auth.updateUser({ password: 'another-one' })).error).toBeNull();
    expect((await here.auth.getUser()).error).toBeNull();
    expect((await elsewhere.auth.getUser()).error?.name).toBe(NO_SESSION);
    expect((await elsewhere.auth.refreshSession()).error).not.toBeNull();
  });

  it('is refused the password that is in use', async () => {
    const person = await signIn(stack, 'ticketing');
    expect((await person.auth.updateUser({ password: SEED_PASSWORD })).error?.code).toBe('same_password');
  });

  it('changes the name, and nothing else that the request names', async () => {
    const person = await signIn(stack, 'golden');
    const { data } = await person.auth.updateUser({ data: { full_name: 'Gwen Goldwyn-Hart' } });
    expect(data.user?.user_metadata['full_name']).toBe('Gwen Goldwyn-Hart');
    expect(data.user?.role).toBe('authenticated');
  });

  it('signs out here, elsewhere, or everywhere', async () => {
    const [first, second, third] = await Promise.all([
      signIn(stack, 'expert'),
      signIn(stack, 'expert'),
      signIn(stack, 'expert'),
    ]);
    await first.auth.signOut({ scope: 'local' });
    expect((await second.auth.getUser()).error).toBeNull();
    await second.auth.signOut({ scope: 'others' });
    expect((await second.auth.getUser()).error).toBeNull();
    expect((await third.auth.getUser()).error?.name).toBe(NO_SESSION);
    const fourth = await signIn(stack, 'expert');
    await second.auth.signOut({ scope: 'global' });
    expect((await fourth.auth.getUser()).error?.name).toBe(NO_SESSION);
  });

  it('continues with a refreshed session, and a used refresh token is refused to others', async () => {
    const person = await signIn(stack, 'ace');
    const before = (await person.auth.getSession()).data.session;
    const { data, error } = await person.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(before?.refresh_token);
    expect((await person.from('profiles').select('email')).data).toEqual([{ email: 'ace@benchready.test' }]);
  });

  it('reads nothing with a token that somebody else signed', async () => {
    const person = await signIn(stack, 'ace');
    const token = (await person.auth.getSession()).data.session?.access_token ?? '';
    const read = (bearer: string): Promise<Response> => {
      const headers = { apikey: stack.keys.publishable, authorization: `Bearer ${bearer}` };
      return fetch(`${stack.url}/rest/v1/profiles?select=email`, { headers });
    };
    expect(await (await read(token)).json()).toEqual([{ email: 'ace@benchready.test' }]);
    const forged = await read(`${token.slice(0, token.lastIndexOf('.'))}.${'A'.repeat(43)}`);
    expect(forged.status).toBe(401);
    expect(await forged.text()).not.toContain('ace@');
  });
});
