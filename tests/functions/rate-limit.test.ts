import { describe, expect, test } from 'vitest';
import { PLAN_IDS } from '../../src/core/billing/plans.ts';
import { MAX_LOG_BYTES } from '../../src/core/contracts/runs.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { type Caller, caller, callFunction, count, type FunctionAnswer } from '../support/checkout.ts';
import { LAB_RULES } from '../support/lab-rules.ts';
import { askForRun, beginRun, finish, sendOne, sendRaw, startKnownRun, timeIsUp } from '../support/runs.ts';
import { shareStack, workerStack } from '../support/shared-stack.ts';

let stack: Stack;
let asha: Caller;
let tess: Caller;

shareStack(async () => {
  stack = await workerStack();
  asha = await caller(stack, 'ace');
  tess = await caller(stack, 'testing');
  return stack;
});

const WISH = { rulesVersion: LAB_RULES.version, wish: {} };
const NO_RUN = '00000000-0000-4000-8000-000000000000';
const bodyOf: Readonly<Record<string, () => object>> = {
  'create-checkout-session': () => ({ planId: PLAN_IDS.ace, attemptId: crypto.randomUUID() }),
  'start-run': () => WISH,
  'run-command': () => ({ action: 'read', runId: NO_RUN }),
  'practice-run': () => ({ action: 'review', runId: NO_RUN }),
  exam: () => ({ action: 'close', examId: NO_RUN }),
};
const ask = (who: Caller, name: string): Promise<FunctionAnswer> =>
  callFunction(stack, who, name, bodyOf[name]?.() ?? {});

/** All but the last of the turns that somebody has within the window are gone. */
async function leaveOneTurn(name: string, limit: number): Promise<void> {
  await stack.sql('update private.turns set taken = $2 where name = $1', [name, limit - 1]);
}

describe('a caller over the rate limit', () => {
  test.each([
    ['list-invoices', 60, '1 hour', 200],
    ['reconcile-payments', 60, '1 hour', 200],
    ['create-checkout-session', 60, '1 hour', 200],
    ['start-run', 240, '1 hour', 200],
    ['run-command', 180, '1 minute', 404],
    ['practice-run', 60, '1 minute', 404],
    ['exam', 60, '1 hour', 404],
  ])(
    '%s, waits after %i calls, learns how long, and nobody else waits',
    async (name, limit, window, usual) => {
      expect((await ask(asha, name)).status).toBe(usual);
      await leaveOneTurn(name, limit);
      expect((await ask(asha, name)).status).toBe(usual);
      const opened = stack.stripe.control.calls.length;

      const refused = await ask(asha, name);
      expect(refused).toMatchObject({
        status: 429,
        body: { error: expect.stringMatching(/too often.*minute/) },
      });
      const seconds = Number(refused.headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(window === '1 hour' ? 3600 : 60);
      expect(stack.stripe.control.calls).toHaveLength(opened);
      expect((await ask(tess, name)).status).toBe(usual);

      await stack.sql('update private.turns set began_at = now() - $1::text::interval', [window]);
      expect((await ask(asha, name)).status).toBe(usual);
      expect(
        await stack.sql('select taken from private.turns where user_id = $1 and name = $2', [asha.id, name]),
      ).toEqual([{ taken: 1 }]);
    },
  );

  test('is counted also when the calls are refused', async () => {
    await callFunction(stack, asha, 'create-checkout-session', { planId: 'none' });
    expect(await stack.sql('select name, taken from private.turns')).toEqual([
      { name: 'create-checkout-session', taken: 1 },
    ]);
  });
});

describe('a person who begins one run after the other', () => {
  /** So many runs that she began and ended half an hour ago. */
  const hadRuns = (many: number) =>
    stack.sql(
      `insert into simulation_runs
         (user_id, status, subject, rules_version, started_at, expires_at, finished_at, scenario_id, seed)
       select $1, 'void', 'kestrel-b7', 'lab-0', now() - interval '30 minutes', now(), now(), 'GONE', n
       from generate_series(1, ${many}) n`,
      [asha.id],
    );

  test('can begin thirty in an hour, and learns how long to wait for the next one', async () => {
    await hadRuns(29);
    const { run } = await beginRun(stack, asha);
    await finish(stack, asha, run.id);
    const refused = await askForRun(stack, asha);
    expect(refused).toMatchObject({ status: 429, body: { details: 'too-many-runs' } });
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(25 * 60);
    expect(seconds).toBeLessThanOrEqual(30 * 60);
    expect(await count(stack, 'simulation_runs')).toBe(30);
    expect((await askForRun(stack, tess)).status).toBe(200);

    await stack.sql(
      "update simulation_runs set started_at = now() - interval '61 minutes' where status = 'void'",
    );
    expect((await beginRun(stack, asha)).isResumed).toBe(false);
  });

  test('can continue the open run, however many there were', async () => {
    const { run } = await beginRun(stack, asha);
    await hadRuns(30);
    expect(await beginRun(stack, asha)).toMatchObject({ isResumed: true, run: { id: run.id } });
  });
});

describe('a log', () => {
  const OFF = { kind: 'unclip-strap' } as const;
  const ON = { kind: 'wear-strap' } as const;

  test('has the same maximum size in the database as in the functions', async () => {
    const [row] = await stack.sql<{ check: string; source: string }>(
      `select pg_get_constraintdef(c.oid) as check, pg_get_functiondef(p.oid) as source
       from pg_constraint c, pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where c.conname = 'run_commands_log_size_in_range' and p.proname = 'append_run_command' and n.nspname = 'private'`,
    );
    expect(row?.check).toContain(`(log_bytes <= ${MAX_LOG_BYTES})`);
    expect(row?.source).toContain(`largest_log constant integer := ${MAX_LOG_BYTES};`);
  });

  test('knows how large it is', async () => {
    const { run } = await startKnownRun(stack, asha);
    await sendOne(stack, asha, run.id, 0, OFF);
    await sendOne(stack, asha, run.id, 1, ON);
    const [row] = await stack.sql<{ says: number; is: number }>(
      'select max(log_bytes) as says, sum(octet_length(command::text))::int as is from run_commands',
    );
    expect(row?.says).toBe(row?.is);
  });

  test('that is full accepts nothing more, and the run is scored with what is in it', async () => {
    const { run } = await startKnownRun(stack, asha);
    await sendOne(stack, asha, run.id, 0, OFF);
    await stack.sql('alter table run_commands disable trigger run_commands_append_only');
    await stack.sql('update run_commands set log_bytes = $1', [MAX_LOG_BYTES]);
    await stack.sql('alter table run_commands enable trigger run_commands_append_only');
    expect(await sendRaw(stack, asha, run.id, 1, ON)).toMatchObject({
      status: 409,
      body: { details: 'run-full' },
    });
    expect(await count(stack, 'run_commands')).toBe(1);
    await timeIsUp(stack, run.id);
    expect(await finish(stack, asha, run.id)).toMatchObject({ report: { steps: 1 } });
  });
});
