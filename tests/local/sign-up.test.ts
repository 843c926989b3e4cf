import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Stack } from '../../supabase/local/stack.ts';
import { followLink } from '../support/mail.ts';
import { workerStack } from '../support/shared-stack.ts';
import { anonymous, signIn } from '../support/stack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await workerStack();
});
afterAll(() => stack.stop());

/** Signs somebody up who has never been here; the page asks to come back to the plan selection. */
async function register(email: string, password = 'first-password') {
  return anonymous(stack).auth.signUp({
    email,
    password,
    options: { data: { full_name: 'Pat Example' }, emailRedirectTo: `${stack.siteUrl}/select-plan` },
  });
}

/** Emails to one person must be a second apart. */
const EMAIL_INTERVAL_MS = 1100;
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, EMAIL_INTERVAL_MS));

describe('a person who registers', () => {
  it('gets an email, follows its link once, and can sign in', async () => {
    const { data, error } = await register('pat@example.test');
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({
      email: 'pat@example.test',
      user_metadata: { full_name: 'Pat Example' },
    });

    const early = await anonymous(stack).auth.signInWithPassword({
      email: 'pat@example.test',
      password: 'first-password',
    });
    expect(early.error?.message).toBe('Email not confirmed');

    const mail = await stack.mailbox.next('pat@example.test');
    expect(mail.links).toHaveLength(1);
    const landed = await followLink(mail);
    expect(landed.origin + landed.pathname).toBe(`${stack.siteUrl}/select-plan`);
    expect(landed.hash.get('type')).toBe('signup');
    expect(landed.hash.get('access_token')).toBeTruthy();

    const again = await followLink(mail);
    expect(again.hash.get('error_code')).toBe('otp_expired');
    expect(again.hash.get('access_token')).toBeNull();

    const person = await signIn(stack, 'pat@example.test', 'first-password');
    const { data: me } = await person.auth.getUser();
    expect(me.user?.email_confirmed_at).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(me.user?.user_metadata['full_name']).toBe('Pat Example');
  });

  it('does not learn with a wrong password whether the address is unconfirmed', async () => {
    await register('waiting@example.test');
    const { error } = await anonymous(stack).auth.signInWithPassword({
      email: 'waiting@example.test',
      password: 'not-the-password',
    });
    expect(error?.message).toBe('Invalid login credentials');
  });

  it('learns nothing about an address that somebody has confirmed before, who gets no email', async () => {
    const before = stack.mailbox.messages().length;
    const { data, error } = await register('ace@benchready.test');
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user?.identities).toEqual([]);
    expect(stack.mailbox.messages()).toHaveLength(before);
    const known = await stack.sql<{ id: string }>(
      "select id from auth.users where email = 'ace@benchready.test'",
    );
    expect(known.map((row) => row.id)).not.toContain(data.user?.id);
  });

  it('gets the email again on request or by registering again, and only the newest link works', async () => {
    const email = 'again@example.test';
    await register(email);
    const first = await stack.mailbox.next(email);
    const hasty = await anonymous(stack).auth.resend({ type: 'signup', email });
    expect(hasty.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });

    await pause();
    const redirect = { emailRedirectTo: `${stack.siteUrl}/select-plan` };
    const resent = await anonymous(stack).auth.resend({ type: 'signup', email, options: redirect });
    expect(resent.error).toBeNull();
    await pause();
    const repeated = await register(email);
    expect(repeated.error).toBeNull();
    expect(stack.mailbox.messages().filter((mail) => mail.to === email)).toHaveLength(3);

    expect((await followLink(first)).hash.get('error_code')).toBe('otp_expired');
    const newest = await stack.mailbox.next(email);
    expect((await followLink(newest)).hash.get('type')).toBe('signup');
  });

  it('is redirected to the product alone, whatever address the request names', async () => {
    await anonymous(stack).auth.signUp({
      email: 'lured@example.test',
      password: 'first-password',
      options: { emailRedirectTo: 'https://evil.example/steal' },
    });
    const mail = await stack.mailbox.next('lured@example.test');
    const tampered = new URL(mail.links[0] ?? '');
    tampered.searchParams.set('redirect_to', 'https://evil.example/steal');
    const landed = await followLink({ ...mail, links: [tampered.href] });
    expect(landed.origin).toBe(stack.siteUrl);
  });

  it('is refused with a short password or a broken address', async () => {
    expect((await register('short@example.test', 'five5')).error?.code).toBe('weak_password');
    expect((await register('no-address')).error?.code).toBe('validation_failed');
  });
});
