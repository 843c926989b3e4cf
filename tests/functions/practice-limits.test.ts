import { describe, expect, test } from 'vitest';
import { MAX_LOG_BYTES, MAX_RUN_COMMANDS } from '../../src/core/contracts/runs.ts';
import type { LabCommand } from '../../src/core/hardware/model/commands.ts';
import { LAB_CASES } from '../../src/core/hardware/scenarios/judged/registry.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { type Caller, caller, count, NOBODY } from '../support/checkout.ts';
import { askForJob, askPractice, dealJob, lookBack, PRACTICE_RULES } from '../support/practice.ts';
import { shareStack, workerStack } from '../support/shared-stack.ts';

const STORY = LAB_CASES.inMode('practice')[0]?.story ?? '';
const HINT: LabCommand = { kind: 'ask-hint' };
const WAIT: LabCommand = { kind: 'wait', seconds: 60 };

let stack: Stack;
let asha: Caller;
let tess: Caller;

shareStack(async () => {
  stack = await workerStack();
  asha = await caller(stack, 'ace');
  tess = await caller(stack, 'testing');
  return stack;
});

test('a job is dealt 120 times an hour, and then there is a time to wait', async () => {
  await dealJob(stack, asha, STORY);
  await stack.sql("update private.turns set taken = 119 where name = 'practice-deal'");
  await dealJob(stack, asha, STORY);
  const refused = await askForJob(stack, asha, STORY);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  await dealJob(stack, tess, STORY);
});

describe('whoever may not', () => {
  const refusals = [
    ['new', 403, 'no-plan'],
    ['expired', 403, 'plan-expired'],
    ['free', 403, 'plan-without-testing'],
    ['expert', 403, 'plan-without-testing'],
    ['ticketing', 403, 'plan-without-testing'],
    ['admin', 403, 'no-plan'],
  ] as const;

  test.each(refusals)('practise, %s, is told why: %i %s', async (name, status, details) => {
    const answer = await askForJob(stack, await caller(stack, name), STORY);
    expect(answer).toMatchObject({ status, body: { details } });
    expect(await count(stack, 'practice_runs')).toBe(0);
  });

  test('is signed out or deactivated: nothing at all', async () => {
    expect((await askForJob(stack, NOBODY, STORY)).status).toBe(401);
    const answer = await askForJob(stack, await caller(stack, 'deactivated'), STORY);
    expect(answer).toMatchObject({ status: 403, body: { error: expect.stringContaining('Deactivated') } });
  });

  test.each(['hint', 'finish', 'review'])(
    '%s a job of somebody else: there is no such job',
    async (action) => {
      const job = await dealJob(stack, asha, STORY);
      const commands = action === 'review' ? {} : { commands: [] };
      expect(await askPractice(stack, tess, { action, runId: job.id, ...commands })).toMatchObject({
        status: 404,
      });
      expect((await askPractice(stack, NOBODY, { action, runId: job.id, ...commands })).status).toBe(401);
      expect(await count(stack, "practice_runs where status = 'open'")).toBe(1);
    },
  );

  test('looks back at a job that is open: it is not over', async () => {
    const job = await dealJob(stack, asha, STORY);
    expect(await askPractice(stack, asha, { action: 'review', runId: job.id })).toMatchObject({
      status: 409,
    });
  });

  test.each([
    [
      'plan has ended',
      "update subscriptions set current_period_start = now() - interval '40 days', current_period_end = now() - interval '1 second'",
      403,
    ],
    ['account was closed', 'update profiles set status = false', 403],
  ])('goes on because the %s gets no hint and no result, and the job waits', async (_why, change, status) => {
    const job = await dealJob(stack, asha, STORY);
    const where = change.includes('profiles') ? 'id' : 'user_id';
    await stack.sql(`${change} where ${where} = '${asha.id}'`);
    for (const action of ['hint', 'finish']) {
      const answer = await askPractice(stack, asha, { action, runId: job.id, commands: [HINT] });
      expect(answer.status).toBe(status);
    }
    expect(await count(stack, "practice_runs where status = 'open'")).toBe(1);
  });
});

describe('a call of practice-run with', () => {
  const wish = { action: 'deal', simulation: 'hardware', rulesVersion: PRACTICE_RULES.version, story: STORY };
  test.each([
    ['a story that there is not', { ...wish, story: 'no-such-story' }, 404],
    ['a case instead of a story', { ...wish, story: LAB_CASES.inMode('practice')[0]?.id }, 404],
    ['the demo', { ...wish, story: 'DEMO-60' }, 404],
    ['the rules of tests', { ...wish, rulesVersion: wish.rulesVersion.replace('practice', 'testing') }, 409],
    ['a simulation that there is not', { ...wish, simulation: 'chess' }, 409],
    ['a seed', { ...wish, seed: 1 }, 400],
    ['a case beside the story', { ...wish, scenarioId: 'HW-01' }, 400],
    ['no action', {}, 400],
  ])('%s is refused', async (_what, body, status) => {
    expect((await askPractice(stack, asha, body)).status).toBe(status);
    expect(await count(stack, 'practice_runs')).toBe(0);
  });

  test.each([
    ['a score', { commands: [], score: 100 }, 400],
    ['a state', { commands: [], start: {} }, 400],
    ['no log', {}, 400],
    ['a command that there is not', { commands: [{ kind: 'solve' }] }, 400],
    ['too many commands', { commands: Array.from({ length: MAX_RUN_COMMANDS + 1 }, () => WAIT) }, 400],
    ['too much text', { commands: [{ kind: 'write-note', words: 'x'.repeat(MAX_LOG_BYTES + 2_000) }] }, 413],
  ])('%s at the end is refused, and the job stays open', async (_what, extra, status) => {
    const { id: runId } = await dealJob(stack, asha, STORY);
    expect((await askPractice(stack, asha, { action: 'finish', runId, ...extra })).status).toBe(status);
    expect(await count(stack, "practice_runs where status = 'open'")).toBe(1);
  });
});

describe('a job that cannot be judged', () => {
  const VOID = { status: 409, body: { details: 'run-void' } };

  test('because the rules changed ends without a score, and stays so', async () => {
    const { id: runId } = await dealJob(stack, asha, STORY);
    await stack.sql("update practice_runs set rules_version = 'lab-0-practice'");
    expect(await askPractice(stack, asha, { action: 'hint', runId, commands: [HINT] })).toMatchObject(VOID);
    expect(await askPractice(stack, asha, { action: 'finish', runId, commands: [] })).toMatchObject(VOID);
    expect(await askPractice(stack, asha, { action: 'finish', runId, commands: [] })).toMatchObject(VOID);
    expect(await stack.sql('select status, score, report from practice_runs')).toEqual([
      { status: 'void', score: null, report: null },
    ]);
    expect(await lookBack(stack, asha, runId)).toMatchObject({
      status: 'void',
      report: null,
      recording: null,
    });
  });

  test('because its log was not played by the rules ends without a score', async () => {
    const { id: runId } = await dealJob(stack, asha, STORY);
    const commands: readonly LabCommand[] = [{ kind: 'inspect', target: 'flux-capacitor' }];
    expect(await askPractice(stack, asha, { action: 'hint', runId, commands })).toMatchObject({
      status: 400,
    });
    expect(await askPractice(stack, asha, { action: 'finish', runId, commands })).toMatchObject(VOID);
    expect(await count(stack, "practice_runs where status = 'void'")).toBe(1);
  });
});
