import { describe, expect, test } from 'vitest';
import { MAX_RUN_COMMANDS } from '../../src/core/contracts/runs.ts';
import type { LabCommand } from '../../src/core/hardware/model/commands.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { type Caller, caller, callFunction, count } from '../support/checkout.ts';
import { openCase } from '../support/known-bench.ts';
import {
  askForRun,
  beginRun,
  finish,
  sendAll,
  sendOne,
  sendRaw,
  startKnownRun,
  timeIsUp,
} from '../support/runs.ts';
import { shareStack, workerStack } from '../support/shared-stack.ts';

const OFF: LabCommand = { kind: 'unclip-strap' };
const ON: LabCommand = { kind: 'wear-strap' };
const WAIT: LabCommand = { kind: 'wait', seconds: 60 };
const LOOK: LabCommand = { kind: 'inspect', target: 'debug-leds' };

let stack: Stack;
let asha: Caller;
let tess: Caller;

shareStack(async () => {
  stack = await workerStack();
  asha = await caller(stack, 'ace');
  tess = await caller(stack, 'testing');
  return stack;
});

describe('the time of a run', () => {
  const lengthOf = (run: { startedAt: string; expiresAt: string }): number =>
    Date.parse(run.expiresAt) - Date.parse(run.startedAt);

  test('is twenty minutes for Asha on the Ace Plan, and no command makes it longer', async () => {
    const { run } = await beginRun(stack, asha);
    expect(lengthOf(run)).toBe(20 * 60_000);
    await sendOne(stack, asha, run.id, 0, WAIT);
    expect((await beginRun(stack, asha)).run).toEqual(run);
  });

  test('runs out for Tess, who has a business plan, only after half a day without a command', async () => {
    const { run } = await beginRun(stack, tess);
    expect(run.limit).toBe('idle');
    expect(lengthOf(run)).toBe(12 * 60 * 60_000);
    await stack.sql("update simulation_runs set expires_at = now() + interval '1 minute'");
    await sendOne(stack, tess, run.id, 0, WAIT);
    const moved = Date.parse((await beginRun(stack, tess)).run.expiresAt);
    expect(moved).toBeGreaterThanOrEqual(Date.parse(run.expiresAt));
  });

  test.each(['ace', 'testing'] as const)('is no longer than what is left of the plan: %s', async (name) => {
    const player = await caller(stack, name);
    await stack.sql(
      `update subscriptions set current_period_end = now() + interval '5 minutes' where user_id = '${player.id}'`,
    );
    await beginRun(stack, player);
    const [row] = await stack.sql<{ same: boolean }>(
      'select r.expires_at = s.current_period_end as same from simulation_runs r join subscriptions s using (user_id)',
    );
    expect(row).toEqual({ same: true });
  });

  test('does not extend past the end of her plan', async () => {
    const { run } = await beginRun(stack, tess);
    await stack.sql(
      `update subscriptions set current_period_end = now() + interval '1 hour' where user_id = '${tess.id}'`,
    );
    await stack.sql("update simulation_runs set expires_at = now() + interval '1 minute'");
    await sendOne(stack, tess, run.id, 0, WAIT);
    const [row] = await stack.sql<{ same: boolean }>(
      'select r.expires_at = s.current_period_end as same from simulation_runs r join subscriptions s using (user_id)',
    );
    expect(row).toEqual({ same: true });
  });

  test('that is up ends the run: no view, no command, and it is scored with what was done', async () => {
    const { run } = await startKnownRun(stack, asha);
    await sendAll(stack, asha, run.id, [OFF, LOOK]);
    await timeIsUp(stack, run.id);
    const over = { status: 409, body: { error: 'This run is over.', details: 'run-over' } };
    expect(await sendRaw(stack, asha, run.id, 2, ON)).toMatchObject(over);
    expect(await callFunction(stack, asha, 'run-command', { action: 'read', runId: run.id })).toMatchObject(
      over,
    );
    expect(await finish(stack, asha, run.id)).toMatchObject({ status: 'expired', report: { steps: 2 } });
  });

  test('that is up lets her begin the next run, and the old one is scored on its own', async () => {
    const { run } = await startKnownRun(stack, asha);
    await sendOne(stack, asha, run.id, 0, OFF);
    await timeIsUp(stack, run.id);
    const next = await beginRun(stack, asha);
    expect(next).toMatchObject({ isResumed: false, answer: { seq: 0 } });
    const rows = await stack.sql(
      'select status, (report ->> $1)::int as steps from simulation_runs where id = $2',
      ['steps', run.id],
    );
    expect(rows).toEqual([{ status: 'expired', steps: 1 }]);
  });
});

test('a log has the same maximum length in the database as in the functions', async () => {
  const [row] = await stack.sql<{ says: string }>(
    "select pg_get_constraintdef(oid) as says from pg_constraint where conname = 'run_commands_seq_in_range'",
  );
  expect(row?.says).toContain(`(seq <= ${MAX_RUN_COMMANDS})`);
});

describe('a run under rules that no longer exist', () => {
  const OLD = { scenarioId: 'GONE', seed: 1, rulesVersion: 'lab-0' };
  const renewed = { status: 409, body: { details: 'run-void' } };

  test('accepts no command, has no score, and says so', async () => {
    const runId = await openCase(stack, asha.id, OLD);
    expect(await sendRaw(stack, asha, runId, 0, OFF)).toMatchObject(renewed);
    expect(await callFunction(stack, asha, 'run-command', { action: 'finish', runId })).toMatchObject(
      renewed,
    );
    expect(await stack.sql('select status, score, report from simulation_runs')).toEqual([
      { status: 'void', score: null, report: null },
    ]);
  });

  test('makes way for a new one', async () => {
    await openCase(stack, asha.id, OLD);
    expect((await beginRun(stack, asha)).isResumed).toBe(false);
    expect(await count(stack, "simulation_runs where status = 'void'")).toBe(1);
  });

  test('cannot be continued by an old page, which is asked to reload', async () => {
    const answer = await callFunction(stack, asha, 'start-run', { rulesVersion: 'lab-0', wish: {} });
    expect(answer).toMatchObject({ status: 409, body: { details: 'other-rules' } });
    expect(await count(stack, 'simulation_runs')).toBe(0);
  });
});

describe('a run whose log the rules do not accept', () => {
  const VOID = { status: 409, body: { details: 'run-void' } };

  /** As after a change of the rules that forgot to give them a new version. */
  const poison = async (runId: string, seq: number): Promise<void> => {
    await stack.sql('insert into run_commands (run_id, seq, command) values ($1, $2, $3)', [
      runId,
      seq,
      { kind: 'no-such-command' },
    ]);
  };

  test.each([
    ['reads it', { action: 'read' }],
    ['sends a command to it', { action: 'send', seq: 1, command: OFF }],
    ['hands it in', { action: 'finish' }],
  ])('ends without a score when she %s, and she begins another', async (_does, body) => {
    const { run } = await startKnownRun(stack, asha);
    await poison(run.id, 1);
    expect(await callFunction(stack, asha, 'run-command', { ...body, runId: run.id })).toMatchObject(VOID);
    expect(await stack.sql('select status, score from simulation_runs')).toEqual([
      { status: 'void', score: null },
    ]);
    expect((await beginRun(stack, asha)).isResumed).toBe(false);
  });

  test('makes way for a new one when she begins, also long after its time was up', async () => {
    const { run } = await startKnownRun(stack, asha);
    await poison(run.id, 1);
    expect((await beginRun(stack, asha)).isResumed).toBe(false);
    const second = await startKnownRun(stack, tess);
    await poison(second.run.id, 1);
    await timeIsUp(stack, second.run.id);
    expect((await beginRun(stack, tess)).isResumed).toBe(false);
    expect(await count(stack, "simulation_runs where status = 'void'")).toBe(2);
  });

  test('ends without a score also where the function had played its beginning', async () => {
    const { run } = await startKnownRun(stack, asha);
    await sendOne(stack, asha, run.id, 0, OFF);
    await poison(run.id, 2);
    expect(await sendRaw(stack, asha, run.id, 2, ON)).toMatchObject(VOID);
  });

  test('ends without a score when its case is gone', async () => {
    const runId = await openCase(stack, asha.id, { scenarioId: 'GONE', seed: 1 });
    expect(await callFunction(stack, asha, 'run-command', { action: 'finish', runId })).toMatchObject(VOID);
    expect((await beginRun(stack, asha)).isResumed).toBe(false);
  });
});

describe('starting a run', () => {
  test.each([
    ['new', 'no-plan'],
    ['expired', 'plan-expired'],
    ['free', 'plan-without-testing'],
    ['expert', 'plan-without-testing'],
    ['ticketing', 'plan-without-testing'],
    ['admin', 'no-plan'],
  ] as const)('is refused to %s with the reason %s', async (name, details) => {
    const answer = await askForRun(stack, await caller(stack, name));
    expect(answer).toMatchObject({ status: 403, body: { details } });
    expect(await count(stack, 'simulation_runs')).toBe(0);
  });

  test('is refused to a deactivated person', async () => {
    const answer = await askForRun(stack, await caller(stack, 'deactivated'));
    expect(answer).toMatchObject({ status: 403, body: { error: expect.stringContaining('Deactivated') } });
  });

  test('is refused for a case that does not exist', async () => {
    expect(await askForRun(stack, asha, { family: 'F99' })).toMatchObject({
      status: 404,
      body: { details: 'no-such-case' },
    });
  });
});
