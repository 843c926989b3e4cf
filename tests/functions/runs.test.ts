import { describe, expect, test } from 'vitest';
import type { LabCommand } from '../../src/core/hardware/model/commands.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { type Caller, caller, callFunction, count } from '../support/checkout.ts';
import { openCase } from '../support/known-bench.ts';
import { foldLab, LAB_RULES } from '../support/lab-rules.ts';
import { beginRun, finish, readRun, secretsOf, sendAll, sendOne, startKnownRun } from '../support/runs.ts';
import { shareStack, workerStack } from '../support/shared-stack.ts';

const OFF: LabCommand = { kind: 'unclip-strap' };
const ON: LabCommand = { kind: 'wear-strap' };
const LOOK: LabCommand = { kind: 'inspect', target: 'debug-leds' };

let stack: Stack;
let asha: Caller;

shareStack(async () => {
  stack = await workerStack();
  asha = await caller(stack, 'ace');
  return stack;
});

describe('somebody with the testing lab', () => {
  test('begins a run, and gets a view and an empty log', async () => {
    const { run, isResumed, answer } = await beginRun(stack, asha);
    expect(isResumed).toBe(false);
    expect(run).toMatchObject({
      simulation: 'hardware',
      subject: answer.view.model,
      limit: 'session',
      rulesVersion: LAB_RULES.version,
    });
    expect(answer).toMatchObject({ seq: 0, verdict: { kind: 'begun', log: [] } });
  });

  test('sends a command, sees its result, and finds it again after a reload', async () => {
    const { run } = await startKnownRun(stack, asha);
    const done = await sendOne(stack, asha, run.id, 0, OFF);
    expect(done).toMatchObject({
      seq: 1,
      view: { strap: 'off' },
      verdict: { kind: 'done', events: [{ kind: 'strap-unclipped' }] },
    });
    const again = await beginRun(stack, asha, { difficulty: 5 });
    expect(again).toMatchObject({
      run,
      isResumed: true,
      answer: {
        seq: 1,
        view: done.view,
        verdict: { kind: 'begun', log: [{ command: OFF, events: [{ kind: 'strap-unclipped' }] }] },
      },
    });
    expect(await readRun(stack, asha, run.id)).toEqual(again.answer);
  });

  test('of a form gets the words of a reserved story with its view, in both languages, and again in its review', async () => {
    expect((await startKnownRun(stack, asha)).answer.texts).toBeUndefined();
    await stack.sql('delete from simulation_runs');
    await openCase(stack, asha.id, { scenarioId: 'HW-38@offline-counter', seed: 3 });
    const { run, answer } = await beginRun(stack, asha);
    const told = {
      'cases/offline-counter': {
        over: 'cases/no-link',
        texts: { en: { quote: expect.any(String) }, es: { quote: expect.any(String) } },
      },
    };
    expect(answer.texts).toMatchObject(told);
    expect((await readRun(stack, asha, run.id)).texts).toMatchObject(told);
    const body = { action: 'send', runId: run.id, seq: 0, command: ON, answer: 'changes' };
    const sent = await callFunction(stack, asha, 'run-command', body);
    expect(sent).toMatchObject({ status: 200, body: { seq: 1 } });
    expect(sent.body).not.toHaveProperty('texts');
    await finish(stack, asha, run.id);
    expect(await callFunction(stack, asha, 'run-command', { action: 'review', runId: run.id })).toMatchObject(
      {
        body: {
          texts: told,
          words: { title: { en: expect.any(String) }, insight: { en: expect.any(String) } },
        },
      },
    );
  });

  test('is refused an impossible command, which the log does not contain', async () => {
    const { run } = await startKnownRun(stack, asha);
    expect(
      await sendOne(stack, asha, run.id, 0, { kind: 'inspect', target: 'flux-capacitor' }),
    ).toMatchObject({
      seq: 0,
      verdict: { kind: 'refused', refusal: { reason: 'unknown-target', target: 'flux-capacitor' } },
    });
    expect(await count(stack, 'run_commands')).toBe(0);
  });

  test('ends the run, and gets case and report; repeated, the same again', async () => {
    const { run } = await startKnownRun(stack, asha);
    const secrets = await secretsOf(stack, run.id);
    await sendAll(stack, asha, run.id, [OFF, ON, LOOK]);
    const ending = await finish(stack, asha, run.id);
    expect(ending).toMatchObject({
      status: 'finished',
      report: { scenarioId: secrets.scenarioId, steps: 3 },
    });
    expect(await finish(stack, asha, run.id)).toEqual(ending);
    const [row] = await stack.sql('select * from simulation_runs where id = $1', [run.id]);
    expect(row).toMatchObject({
      status: 'finished',
      scenario_id: secrets.scenarioId,
      score: ending.report.score,
      passed: ending.report.score >= 70,
      parts: ending.report.parts,
      report: ending.report,
    });
  });

  test('gets another run afterwards', async () => {
    const first = await beginRun(stack, asha);
    await finish(stack, asha, first.run.id);
    const second = await beginRun(stack, asha);
    expect(second.isResumed).toBe(false);
    expect(second.run.id).not.toBe(first.run.id);
  });
});

describe('a command that', () => {
  test('is sent again because its answer was lost is done once and answered twice', async () => {
    const { run } = await startKnownRun(stack, asha);
    const first = await sendOne(stack, asha, run.id, 0, OFF);
    expect(await sendOne(stack, asha, run.id, 0, OFF)).toEqual(first);
    await sendOne(stack, asha, run.id, 1, LOOK);
    expect(await sendOne(stack, asha, run.id, 0, OFF)).toMatchObject({ seq: 2, verdict: first.verdict });
    expect(await count(stack, 'run_commands')).toBe(2);
  });

  test('comes after that of another tab is not done, and the tab gets the present state', async () => {
    const { run } = await startKnownRun(stack, asha);
    await sendOne(stack, asha, run.id, 0, OFF);
    const late = await sendOne(stack, asha, run.id, 0, LOOK);
    expect(late).toMatchObject({
      seq: 1,
      view: { strap: 'off' },
      verdict: { kind: 'overtaken', log: [{ command: OFF }] },
    });
    expect(await sendOne(stack, asha, run.id, late.seq, LOOK)).toMatchObject({
      seq: 2,
      verdict: { kind: 'done' },
    });
  });

  test('claims a later place in the log is not done either', async () => {
    const { run } = await startKnownRun(stack, asha);
    expect(await sendOne(stack, asha, run.id, 7, OFF)).toMatchObject({
      seq: 0,
      verdict: { kind: 'overtaken', log: [] },
    });
    expect(await count(stack, 'run_commands')).toBe(0);
  });
});

test('the seed is random for each run', async () => {
  const seeds = new Set<number>();
  for (let turn = 0; turn < 5; turn += 1) {
    const { run } = await beginRun(stack, asha);
    seeds.add((await secretsOf(stack, run.id)).seed);
    await finish(stack, asha, run.id);
  }
  expect(seeds.size).toBe(5);
});

test('a log gives the same report in Node as from the function in Deno', async () => {
  for (const seed of [1, 2, 4_294_967_295]) {
    const runId = await openCase(stack, asha.id, { scenarioId: 'DEMO-60', seed });
    const commands: readonly LabCommand[] = [
      LOOK,
      OFF,
      { kind: 'wait', seconds: 60 },
      ON,
      { kind: 'press-power' },
    ];
    await sendAll(stack, asha, runId, commands);
    const { view } = await readRun(stack, asha, runId);
    const { report } = await finish(stack, asha, runId);
    const rows = await stack.sql<{ command: LabCommand }>(
      'select command from run_commands where run_id = $1 order by seq',
      [runId],
    );
    const logged = rows.map(({ command }) => command);
    expect(logged).toEqual(commands);
    const folded = foldLab({
      scenarioId: 'DEMO-60',
      seed,
      rulesVersion: LAB_RULES.version,
      commands: logged,
    });
    expect(JSON.parse(JSON.stringify(folded.view))).toEqual(view);
    expect(JSON.parse(JSON.stringify(folded.report))).toEqual(report);
  }
});
