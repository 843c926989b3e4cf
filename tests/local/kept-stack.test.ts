import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buy, caller, callFunction, openCheckout } from '../support/checkout.ts';
import { listTables } from '../support/database-state.ts';
import { type KeptStack, startKeptStack } from '../support/kept-stack.ts';
import { anonymous, signIn } from '../support/stack.ts';

/** The stacks that files of tests pass on to each other: what one file did must not reach the next. */

let stack: KeptStack;

beforeAll(async () => {
  stack = await startKeptStack();
});
afterAll(() => stack.stop());

/** Every row of every table, by content. */
async function rows(): Promise<ReadonlyMap<string, readonly unknown[]>> {
  const tables = await listTables(stack, 'sessions');
  const contents = await Promise.all(
    tables.map((table) => stack.sql(`select to_jsonb(t) as row from ${table} t order by 1`)),
  );
  return new Map(tables.map((table, index) => [table, contents[index] ?? []]));
}

describe('a stack that is reset between files', () => {
  test('holds the rows, sessions, emails and payments of a new one, whatever was done to it', async () => {
    const asNew = await rows();
    const nora = await caller(stack, 'new');
    await signIn(stack, 'ace');
    await buy(stack, nora, 'ace');
    await anonymous(stack).auth.signUp({ email: 'mina@benchready.test', password: 'correct horse' });
    await stack.sql("delete from auth.users where email = 'golden@benchready.test'");
    stack.stripe.control.setWebhookMode('never');
    stack.stripe.control.fail({ on: '/v1/', status: 500, times: 9 });
    expect(await rows()).not.toEqual(asNew);
    expect(stack.mailbox.messages()).not.toEqual([]);

    await stack.renew();

    expect(await rows()).toEqual(asNew);
    expect(stack.mailbox.messages()).toEqual([]);
    expect(stack.stripe.control.calls).toEqual([]);
    expect(Object.values(stack.stripe.control.books).every((book) => Object.keys(book).length === 0)).toBe(
      true,
    );
    const golden = await caller(stack, 'golden');
    expect((await callFunction(stack, golden, 'list-invoices')).status).toBe(200);
    await buy(stack, await caller(stack, 'new'), 'ace');
    expect(stack.stripe.control.pending).toEqual([]);
  });

  test('waits for the requests of a disconnected caller before it restores the rows', async () => {
    await stack.renew();
    const asNew = await rows();
    const nora = await caller(stack, 'new');
    stack.stripe.control.fail({ on: 'POST /v1/checkout/sessions', delayMs: 1000 });
    const left = openCheckout(stack, nora, 'ace').catch(() => undefined);
    await vi.waitFor(() => expect(stack.stripe.control.calls).toContain('POST /v1/checkout/sessions'));

    await stack.renew();
    await left;

    expect(await rows()).toEqual(asNew);
  });

  test.each([
    [
      'a trigger',
      'alter table run_commands disable trigger run_commands_append_only',
      'alter table run_commands enable trigger run_commands_append_only',
    ],
    ['a grant', 'grant delete on plans to anon', 'revoke delete on plans from anon'],
    [
      'a function',
      'create function private.left_over() returns int language sql as $$ select 1 $$',
      'drop function private.left_over()',
    ],
    ['a setting', "set time zone 'Asia/Tokyo'", 'reset time zone'],
  ])('is refused to the next file while %s differs from a new one', async (_what, change, undo) => {
    await stack.sql(change);
    await expect(stack.assertSameSchema()).rejects.toThrow('change the schema');
    await stack.sql(undo);
    await expect(stack.assertSameSchema()).resolves.toBeUndefined();
  });
});
