import { describe, expect, test } from 'vitest';
import { NO_MORE_TIME, RUN_OVER } from '../../src/core/contracts/runs.ts';
import { rulesVersionOf } from '../../src/core/kernel/run.ts';
import type { DeskCommand } from '../../src/core/ticketing/model/commands.ts';
import type { DeskState } from '../../src/core/ticketing/model/state.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { type Caller, caller, callFunction, type FunctionAnswer } from '../support/checkout.ts';
import {
  askForShift,
  beginShift,
  DESK,
  finishShift,
  lookBackAtShift,
  sendToShift,
  shiftAnswer,
} from '../support/desk.ts';
import { findDeskLeaks } from '../support/desk-leaks.ts';
import { openCase } from '../support/known-bench.ts';
import { secretsOf, timeIsUp } from '../support/runs.ts';
import { shareStack, workerStack } from '../support/shared-stack.ts';
import { signIn } from '../support/stack.ts';

const MINUTE_MS = 60_000;
const overTheWire = (made: unknown): unknown => JSON.parse(JSON.stringify(made));

let stack: Stack;
let evan: Caller;
let tia: Caller;

shareStack(async () => {
  stack = await workerStack();
  evan = await caller(stack, 'expert');
  tia = await caller(stack, 'ticketing');
  return stack;
});

/** What the database hides of a shift, and what an expert does in it. */
async function knownTo(runId: string) {
  const { scenarioId, seed } = await secretsOf(stack, runId);
  const start = DESK.judge.deal(scenarioId, seed, 'testing');
  if (start === null) throw new Error(`The shift ${scenarioId} cannot be dealt.`);
  return { scenarioId, seed, start, expert: DESK.judge.expert(start) };
}

function extend(who: Caller, runId: string): Promise<FunctionAnswer> {
  return callFunction(stack, who, 'run-command', { action: 'extend', runId });
}

async function lengthOf(runId: string): Promise<number> {
  const [row] = await stack.sql<{ seconds: string }>(
    'select extract(epoch from expires_at - started_at)::integer as seconds from simulation_runs where id = $1',
    [runId],
  );
  return Number(row?.seconds);
}

describe('a testing shift', () => {
  test('is played by an expert to a pass; no answer holds anything sealed', async () => {
    const answers: FunctionAnswer[] = [await askForShift(stack, evan)];
    const { run, answer } = await beginShift(stack, evan);
    const { scenarioId, seed, start, expert } = await knownTo(run.id);
    expect(run).toMatchObject({ simulation: 'ticketing', subject: null, limit: 'session' });
    expect(Date.parse(run.expiresAt) - Date.parse(run.startedAt)).toBe(10 * MINUTE_MS);
    expect(answer).toMatchObject({ seq: 0, view: overTheWire(DESK.play.project(start)) });

    let state: DeskState = start;
    const leaks = [...findDeskLeaks(answers[0]?.body, start, seed)];
    for (const [seq, command] of expert.entries()) {
      const sent = await sendToShift(stack, evan, run.id, seq, command);
      const step = DESK.play.reduce(state, command);
      if (!step.ok) throw new Error(step.error.reason);
      ({ state } = step.value);
      expect(shiftAnswer(sent)).toMatchObject({ seq: seq + 1, verdict: { kind: 'done' } });
      leaks.push(...findDeskLeaks(sent.body, state, seed));
      expect(JSON.stringify(sent.body)).not.toContain(scenarioId);
    }
    const refused = await sendToShift(stack, evan, run.id, expert.length, { kind: 'ask-hint' });
    const read = await callFunction(stack, evan, 'run-command', { action: 'read', runId: run.id });
    for (const { body } of [refused, read]) leaks.push(...findDeskLeaks(body, state, seed));
    expect(leaks).toEqual([]);
    expect(read.body).toMatchObject({ view: overTheWire(DESK.play.project(state)) });

    const { status, report } = await finishShift(stack, evan, run.id);
    expect(status).toBe('finished');
    expect(report).toEqual(overTheWire(DESK.judge.report(start, expert)));
    expect(report).toMatchObject({ passed: true });
    expect(report.tickets).toHaveLength(4);
    const { data } = await (await signIn(stack, 'expert')).from('simulation_runs').select('*');
    expect(data).toEqual([
      expect.objectContaining({
        id: run.id,
        simulation: 'ticketing',
        status: 'finished',
        scenario_id: scenarioId,
        score: report.score,
        passed: true,
        report,
      }),
    ]);
    const review = await lookBackAtShift(stack, evan, run.id);
    expect(review.recording).toEqual(overTheWire({ start, commands: expert, expert }));
    for (const { story } of report.tickets) {
      expect(review.words[`insight.${story}`]).toMatchObject({
        en: expect.any(String),
        es: expect.any(String),
      });
    }
  });

  test('of a form brings the words of a reserved ticket with the ticket, and none before it comes in', async () => {
    const scenarioId = 'calm:TK-61-typing+TK-62-cable-dead';
    const rulesVersion = rulesVersionOf(DESK.judge, 'testing');
    await openCase(stack, evan.id, { scenarioId, seed: 7, rulesVersion, simulation: 'ticketing' });
    const { run, answer } = await beginShift(stack, evan);
    const told = Object.keys(answer.texts ?? {});
    const wait: DeskCommand = { kind: 'wait-for-event' };
    for (let seq = 0; told.length < 2 && seq < 20; seq += 1) {
      const sent = await callFunction(stack, evan, 'run-command', {
        ...{ action: 'send', runId: run.id, seq, command: wait, answer: 'changes' },
      });
      const { texts = {} } = sent.body as { texts?: object };
      expect(Object.keys(texts).filter((name) => told.includes(name))).toEqual([]);
      told.push(...Object.keys(texts));
    }
    expect(told).toEqual(['tickets/tk-61', 'tickets/tk-62']);
    await finishShift(stack, evan, run.id);
    const { texts, words } = await lookBackAtShift(stack, evan, run.id);
    expect(texts?.['tickets/tk-61']).toMatchObject({
      over: 'tickets/tk-01',
      texts: { en: { title: expect.any(String) }, es: { title: expect.any(String) } },
    });
    expect(Object.keys(texts ?? {})).toEqual(['tickets/tk-61', 'tickets/tk-62']);
    expect(words['insight.TK-61']).toMatchObject({ en: expect.any(String) });
  });

  test('has eight tickets for a business plan, which sets no limit', async () => {
    const { run } = await beginShift(stack, tia);
    expect(run.limit).toBe('idle');
    expect(Object.keys((await knownTo(run.id)).start.sealed?.cases ?? {})).toHaveLength(8);
  });

  test('is another one after the first, with none of its tickets', async () => {
    const first = await beginShift(stack, evan);
    const before = (await knownTo(first.run.id)).scenarioId;
    const { report } = await finishShift(stack, evan, first.run.id);
    expect(report).toMatchObject({ passed: false });
    const second = await beginShift(stack, evan);
    const after = (await knownTo(second.run.id)).scenarioId;
    const storiesOf = (id: string): readonly string[] => [...id.matchAll(/TK-\d\d/g)].map(String);
    expect(storiesOf(after)).toHaveLength(4);
    expect(storiesOf(after).filter((story) => storiesOf(before).includes(story))).toEqual([]);
  });

  test('whose time is up is scored with what was done, and takes no command', async () => {
    const { run } = await beginShift(stack, evan);
    const { start, expert } = await knownTo(run.id);
    const done = expert.slice(0, 5);
    for (const [seq, command] of done.entries()) await sendToShift(stack, evan, run.id, seq, command);
    await timeIsUp(stack, run.id);
    const late = await sendToShift(stack, evan, run.id, 5, expert[5] ?? { kind: 'wait-for-event' });
    expect(late).toMatchObject({ status: 409, body: { details: RUN_OVER } });
    const { status, report } = await finishShift(stack, evan, run.id);
    expect(status).toBe('expired');
    expect(report).toEqual(overTheWire(DESK.judge.report(start, done)));
  });

  test('goes on in a second tab, which is told what the first one did', async () => {
    const { run } = await beginShift(stack, evan);
    const { expert } = await knownTo(run.id);
    const [first] = expert;
    if (first === undefined) throw new Error('The expert does nothing.');
    await sendToShift(stack, evan, run.id, 0, first);
    const other: DeskCommand = { kind: 'wait', seconds: 61 };
    expect(shiftAnswer(await sendToShift(stack, evan, run.id, 0, other))).toMatchObject({
      seq: 1,
      verdict: { kind: 'overtaken', log: [{ command: first }] },
    });
    const again = await beginShift(stack, evan);
    expect(again).toMatchObject({ run: { id: run.id }, isResumed: true, answer: { seq: 1 } });
  });

  test('is nobody else’s: they neither read, play, extend, end nor review it', async () => {
    const { run } = await beginShift(stack, evan);
    for (const action of ['read', 'finish', 'extend', 'review']) {
      const answer = await callFunction(stack, tia, 'run-command', { action, runId: run.id });
      expect(answer).toMatchObject({ status: 404 });
    }
    const sent = await sendToShift(stack, tia, run.id, 0, { kind: 'wait-for-event' });
    expect(sent).toMatchObject({ status: 404 });
    expect(await lengthOf(run.id)).toBe(600);
    expect((await extend(evan, run.id)).status).toBe(200);
  });

  test.each(['free', 'ace', 'testing'] as const)('is not for the plan %s', async (plan) => {
    const answer = await askForShift(stack, await caller(stack, plan));
    expect(answer).toMatchObject({ status: 403, body: { details: 'plan-without-testing' } });
  });
});

describe('more time', () => {
  test('is half a session, ten times at most, and costs nothing', async () => {
    const { run } = await beginShift(stack, evan);
    const { start } = await knownTo(run.id);
    for (let times = 1; times <= 10; times += 1) {
      const answer = await extend(evan, run.id);
      expect(answer.status).toBe(200);
      expect(await lengthOf(run.id)).toBe(600 + 300 * times);
    }
    expect(await extend(evan, run.id)).toMatchObject({ status: 409, body: { details: NO_MORE_TIME } });
    expect(await lengthOf(run.id)).toBe(3_600);
    const { run: resumed } = await beginShift(stack, evan);
    expect(Date.parse(resumed.expiresAt) - Date.parse(resumed.startedAt)).toBe(60 * MINUTE_MS);
    expect((await finishShift(stack, evan, run.id)).report).toEqual(
      overTheWire(DESK.judge.report(start, [])),
    );
  });

  test('ends with the plan', async () => {
    const { run } = await beginShift(stack, evan);
    await stack.sql(
      `update subscriptions set current_period_end =
         (select expires_at + interval '1 minute' from simulation_runs where id = $2) where user_id = $1`,
      [evan.id, run.id],
    );
    expect((await extend(evan, run.id)).status).toBe(200);
    expect(await lengthOf(run.id)).toBe(660);
  });

  test('is not given once the time is up, nor where nothing limits it', async () => {
    const { run } = await beginShift(stack, evan);
    await timeIsUp(stack, run.id);
    expect(await extend(evan, run.id)).toMatchObject({ status: 409, body: { details: RUN_OVER } });
    const free = await beginShift(stack, tia);
    expect(await extend(tia, free.run.id)).toMatchObject({ status: 409, body: { details: NO_MORE_TIME } });
  });
});
