import { describe, expect, test } from 'vitest';
import { dealtAnswer, hintAnswer, practiceReport, reviewAnswer } from '../../src/core/contracts/practice.ts';
import {
  bySchema,
  finishRunAnswer,
  runAnswer,
  sentAnswer,
  startRunAnswer,
} from '../../src/core/contracts/runs.ts';
import { z } from '../../src/core/contracts/zod.ts';
import { withChanges } from '../../src/core/kernel/changes.ts';
import { replay, rulesVersionOf } from '../../src/core/kernel/run.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { type Caller, caller, callFunction } from '../support/checkout.ts';
import { beginRun } from '../support/runs.ts';
import { shareStack } from '../support/shared-stack.ts';
import { signIn, startTestStack } from '../support/stack.ts';
import { TOY, type ToyReport } from '../support/toy-simulation.ts';

const VIEW = z.object({ guesses: z.array(z.number()) });
const PAYLOAD = {
  command: TOY.play.command,
  view: VIEW,
  event: z.object({ kind: z.enum(['higher', 'lower', 'found']) }),
  refusal: z.object({ reason: z.literal('already') }),
};
const REPORT = z.custom<ToyReport>((value) => typeof value === 'object');
const STATE = z.object({ hidden: z.number(), guesses: z.array(z.number()) });
const REVIEW = reviewAnswer(bySchema(PAYLOAD.command), STATE, REPORT);
/** What a browser is dealt of the hidden number. */
const NOTHING = { hidden: -1, guesses: [] };
const TOY_VERSION = rulesVersionOf(TOY.judge, 'testing');

let stack: Stack;
let asha: Caller;

shareStack(async () => {
  const registry = new URL('../support/toy-simulation.ts', import.meta.url);
  stack = await startTestStack({ functionVariables: { SIMULATIONS_MODULE: registry.href } });
  asha = await caller(stack, 'ace');
  return stack;
});

async function start() {
  const body = { simulation: 'toy', rulesVersion: TOY_VERSION, wish: null };
  return startRunAnswer(PAYLOAD).parse((await callFunction(stack, asha, 'start-run', body)).body);
}

function guess(runId: string, seq: number, number: number) {
  const command = { kind: 'guess', number };
  return callFunction(stack, asha, 'run-command', { action: 'send', runId, seq, command, answer: 'changes' });
}

describe('a simulation that only the registry knows', () => {
  test('is started, played, read again, finished, listed and replayed like any other', async () => {
    const { run, answer } = await start();
    expect(run).toMatchObject({
      simulation: 'toy',
      subject: null,
      limit: 'session',
      rulesVersion: TOY_VERSION,
    });
    expect(answer.view).toEqual({ guesses: [] });

    let view: unknown = answer.view;
    const numbers = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    let found = -1;
    for (const [seq, number] of numbers.entries()) {
      const sent = sentAnswer(PAYLOAD).parse((await guess(run.id, seq, number)).body);
      view = 'view' in sent ? sent.view : withChanges(view, sent.changes);
      expect(view).toEqual({ guesses: numbers.slice(0, seq + 1) });
      if (sent.verdict.kind === 'done' && sent.verdict.events[0]?.kind === 'found') {
        found = number;
        break;
      }
    }
    const refused = sentAnswer(PAYLOAD).parse((await guess(run.id, found + 1, found)).body);
    expect(refused).toMatchObject({
      seq: found + 1,
      verdict: { kind: 'refused', refusal: { reason: 'already' } },
    });

    const read = await callFunction(stack, asha, 'run-command', { action: 'read', runId: run.id });
    expect(runAnswer(PAYLOAD).parse(read.body).verdict).toMatchObject({ kind: 'begun' });
    const finished = await callFunction(stack, asha, 'run-command', { action: 'finish', runId: run.id });
    const { report } = finishRunAnswer(REPORT).parse(finished.body);
    expect(report).toEqual({ score: 110 - 10 * (found + 1), guesses: found + 1, hidden: found });

    const { data } = await (await signIn(stack, 'ace')).from('simulation_runs').select('*');
    expect(data).toMatchObject([
      { simulation: 'toy', status: 'finished', score: report.score, subject: null },
    ]);
    const looked = await callFunction(stack, asha, 'run-command', { action: 'review', runId: run.id });
    const { recording, words } = REVIEW.parse(looked.body);
    expect(words['insight']).toEqual({ en: 'The lesson of the toy.' });
    const replayed = replay(TOY.play, recording?.start ?? NOTHING, recording?.commands ?? []);
    expect(replayed.ok && replayed.value.state.guesses).toEqual(numbers.slice(0, found + 1));
  });

  test('is practised: dealt without its secret, hinted, judged and looked back at', async () => {
    const practice = (body: object) => callFunction(stack, asha, 'practice-run', body);
    const rulesVersion = rulesVersionOf(TOY.judge, 'practice');
    const wish = { action: 'deal', simulation: 'toy', rulesVersion, story: 'toy' };
    const job = dealtAnswer(STATE).parse((await practice(wish)).body);
    expect(job.start).toEqual(NOTHING);
    const commands = [0, 1].map((number) => ({ kind: 'guess', number }));
    const of = { runId: job.id, commands };
    const { hints } = hintAnswer.parse((await practice({ action: 'hint', ...of })).body);
    expect(hints).toEqual([{ en: 'The hint of the toy.' }, { en: 'The hint of the toy.' }]);
    const { report } = practiceReport(REPORT).parse((await practice({ action: 'finish', ...of })).body);
    const review = REVIEW.parse((await practice({ action: 'review', runId: job.id })).body);
    expect(review).toMatchObject({
      status: 'finished',
      report,
      recording: {
        start: { hidden: report.hidden },
        commands,
        expert: [{ kind: 'guess', number: report.hidden }],
      },
    });
  });

  test('is open beside a run of another one, and each goes on by itself', async () => {
    const lab = await beginRun(stack, asha);
    const toy = await start();
    expect(toy.run.id).not.toBe(lab.run.id);
    expect((await start()).isResumed).toBe(true);
    expect((await beginRun(stack, asha)).run.id).toBe(lab.run.id);
  });

  test('accepts no command of another simulation', async () => {
    const { run } = await start();
    const command = { kind: 'wear-strap' };
    const answer = await callFunction(stack, asha, 'run-command', {
      action: 'send',
      runId: run.id,
      seq: 0,
      command,
    });
    expect(answer).toMatchObject({ status: 400, body: { error: 'Invalid request' } });
  });
});

test('an unknown simulation is refused like an outdated page', async () => {
  const body = { simulation: 'chess', rulesVersion: 'chess-1-testing', wish: {} };
  expect(await callFunction(stack, asha, 'start-run', body)).toMatchObject({
    status: 409,
    body: { details: 'other-rules' },
  });
});
