import { describe, expect, test } from 'vitest';
import type { Stack } from '../../supabase/local/stack.ts';
import { type Caller, caller, callFunction, NOBODY } from '../support/checkout.ts';
import { followLink, type Landing } from '../support/mail.ts';
import { shareStack } from '../support/shared-stack.ts';
import { anonymous, signIn, startTestStack } from '../support/stack.ts';

let stack: Stack;
let nora: Caller;
let ada: Caller;

const NORA = 'new@benchready.test';

shareStack(async () => {
  stack = await startTestStack();
  nora = await caller(stack, 'new');
  ada = await caller(stack, 'admin');
  return stack;
});

const close = (who: Caller, whose: Caller) => callFunction(stack, who, 'close-account', { userId: whose.id });

const askAgain = (email: string) => callFunction(stack, NOBODY, 'reopen-account', { email });

async function personOf(who: Caller) {
  const [row] = await stack.sql('select status, role from profiles where id = $1', [who.id]);
  return row;
}

/** Opens the newest letter's link, and answers a client that is signed in by it. */
async function follow(email: string) {
  const landing: Landing = await followLink(await stack.mailbox.next(email));
  const client = anonymous(stack);
  const { error } = await client.auth.setSession({
    access_token: landing.hash.get('access_token') ?? '',
    refresh_token: landing.hash.get('refresh_token') ?? '',
  });
  expect(error).toBeNull();
  return { landing, client };
}

describe('somebody who signs up again', () => {
  test('with an account that they closed gets a link that opens it again', async () => {
    await close(nora, nora);
    stack.mailbox.clear();
    expect(await askAgain('New@benchready.test')).toMatchObject({ status: 200, body: {} });
    const { landing, client } = await follow(NORA);
    expect(stack.mailbox.latest(NORA)?.subject).toBe('Open your account again');
    expect(landing).toMatchObject({ origin: stack.siteUrl, pathname: '/select-plan' });
    expect(landing.search.has('reopen')).toBe(true);
    expect(await personOf(nora)).toEqual({ status: false, role: 'user' });
    expect(await client.rpc('reopen_own_account')).toMatchObject({ data: true, error: null });
    expect(await personOf(nora)).toEqual({ status: true, role: 'user' });
  });

  test('with an account that an administrator closed is told to contact support, and cannot open it', async () => {
    const session = await signIn(stack, 'new');
    await close(ada, nora);
    stack.mailbox.clear();
    expect(await askAgain(NORA)).toMatchObject({ status: 200, body: {} });
    const letter = await stack.mailbox.next(NORA);
    expect(letter.subject).toBe('Your account is deactivated');
    expect(letter.links).toEqual([`${stack.siteUrl}/contact`]);
    expect(await session.rpc('reopen_own_account')).toMatchObject({ data: false, error: null });
    expect(await personOf(nora)).toEqual({ status: false, role: 'user' });
  });

  test('with an account that an administrator opened and closed after them cannot open it either', async () => {
    const session = await signIn(stack, 'new');
    await close(nora, nora);
    const admin = await signIn(stack, 'admin');
    await admin.from('profiles').update({ status: true }).eq('id', nora.id);
    await close(ada, nora);
    expect((await session.rpc('reopen_own_account')).data).toBe(false);
  });

  test('with an open account, and with no account at all, gets the same answer and no letter', async () => {
    stack.mailbox.clear();
    const known = await askAgain('ace@benchready.test');
    const unknown = await askAgain('nobody@example.test');
    expect(known).toMatchObject({ status: 200, body: {} });
    expect(unknown).toMatchObject({ status: 200, body: {} });
    // One that is sent arrives after those that were not.
    await close(nora, nora);
    await askAgain(NORA);
    await stack.mailbox.next(NORA);
    expect(stack.mailbox.messages().map(({ to }) => to)).toEqual([NORA]);
  });
});

test('an administrator who closed their account comes back as an ordinary user', async () => {
  const session = await signIn(stack, 'admin');
  await close(ada, ada);
  expect((await session.rpc('reopen_own_account')).data).toBe(true);
  expect(await personOf(ada)).toEqual({ status: true, role: 'user' });
});

test('nobody opens an account that is open, and no visitor asks who closed one', async () => {
  const session = await signIn(stack, 'new');
  expect((await session.rpc('reopen_own_account')).data).toBe(false);
  for (const client of [session, anonymous(stack)]) {
    const { error } = await client.rpc('closed_account_of', { email_param: NORA });
    expect(error?.code).toBe('42501');
  }
});
