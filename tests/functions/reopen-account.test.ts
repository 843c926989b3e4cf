import { describe, expect, test } from 'vitest';
import type { Stack } from '../../supabase/local/stack.ts';
import { HERE, PAST_CALLS } from '../sql/attacks/visitors.ts';
import { type Caller, caller, callFunction, NOBODY } from '../support/checkout.ts';
import { followLink, type Landing } from '../support/mail.ts';
import { shareStack, workerStack } from '../support/shared-stack.ts';
import { anonymous, signIn } from '../support/stack.ts';

let stack: Stack;
let nora: Caller;
let ada: Caller;

const NORA = 'new@benchready.test';

shareStack(async () => {
  stack = await workerStack();
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
  test('with an account that they closed gets a link that reopens it', async () => {
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

  test('with an account that an administrator closed is referred to support, and cannot reopen it', async () => {
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

describe('a visitor who requests the email too often', () => {
  const STRANGER = 'nobody@example.test';
  const ELSEWHERE = '203.0.113.9';
  const past = (count: number, from: string, email: string) =>
    stack.sql(PAST_CALLS(count, 'reopening', from, email));
  const expectRefusal = async (email: string): Promise<void> => {
    const refused = await askAgain(email);
    expect(refused).toMatchObject({
      status: 429,
      body: { error: 'That was asked for too often. Please try again in 60 minutes.' },
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  };

  test.each([
    ['whose account is closed', NORA],
    ['that has no account', STRANGER],
  ])('for one address %s, waits after the fifth time, without another email', async (_which, email) => {
    await close(nora, nora);
    await past(4, HERE, `'${email}'`);
    stack.mailbox.clear();
    expect((await askAgain(email)).status).toBe(200);
    if (email === NORA) await stack.mailbox.next(NORA);
    stack.mailbox.clear();
    await expectRefusal(email);
    await expectRefusal(email.toUpperCase());
    expect(stack.mailbox.messages()).toEqual([]);
    expect((await askAgain('another@example.test')).status).toBe(200);

    await stack.sql("update private.message_calls set at = now() - interval '61 minutes'");
    expect((await askAgain(email)).status).toBe(200);
    expect(await stack.sql('select email from private.message_calls')).toEqual([{ email }]);
  });

  test('for many addresses, waits after the thirtieth', async () => {
    await past(29, HERE, "'person' || n || '@example.test'");
    expect((await askAgain(STRANGER)).status).toBe(200);
    await expectRefusal('one.more@example.test');
  });

  test('does not use up the limit of the owner of the address', async () => {
    await past(14, ELSEWHERE, `'${STRANGER}'`);
    expect((await askAgain(STRANGER)).status).toBe(200);
    await expectRefusal(STRANGER);
  });

  test('cannot pass for somebody else', async () => {
    await past(30, HERE, "'person' || n || '@example.test'");
    const headers = { 'x-forwarded-for': ELSEWHERE, 'cf-connecting-ip': ELSEWHERE };
    const answer = await callFunction(stack, NOBODY, 'reopen-account', { email: STRANGER }, { headers });
    expect(answer.status).toBe(429);
  });

  test('is known by a salted hash alone', async () => {
    await askAgain(STRANGER);
    expect(
      await stack.sql(
        `select door, email, caller = private.hash_of_address('${HERE}') as known from private.message_calls`,
      ),
    ).toEqual([{ door: 'reopening', email: STRANGER, known: true }]);
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
    const { error } = await client.rpc('ask_for_reopening', { email_param: NORA, headers_param: {} });
    expect(error?.code).toBe('42501');
  }
});
