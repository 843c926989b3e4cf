import { describe, expect, test } from 'vitest';
import { finishFormRunAnswer, settleFormAnswer, startRunAnswer } from '../../src/core/contracts/runs.ts';
import { LAB_CASES } from '../../src/core/hardware/scenarios/judged/registry.ts';
import { rulesVersionOf } from '../../src/core/kernel/run.ts';
import { shiftOfId } from '../../src/core/ticketing/scenarios/shift-id.ts';
import { LAB_CLIENT } from '../../src/features/hardware-lab/api/lab-client.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { type Caller, caller, callFunction, type FunctionAnswer } from '../support/checkout.ts';
import { DESK } from '../support/desk.ts';
import { askForItem, bookForm, closeForms, EXAM, makeForm, RANKED } from '../support/forms.ts';
import { LAB_RULES } from '../support/lab-rules.ts';
import { askForRun, secretsOf, sendOne, timeIsUp } from '../support/runs.ts';
import { shareStack, workerStack } from '../support/shared-stack.ts';
import { signIn } from '../support/stack.ts';

let stack: Stack;
let asha: Caller;
let tess: Caller;

shareStack(async () => {
  stack = await workerStack();
  asha = await caller(stack, 'ace');
  tess = await caller(stack, 'testing');
  return stack;
});

/** The run that an answer opens. */
function opened({ status, body }: FunctionAnswer) {
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return startRunAnswer(LAB_CLIENT.payload).parse(body);
}

const handIn = (who: Caller, runId: string) =>
  callFunction(stack, who, 'run-command', { action: 'finish', runId });
const lookBack = (who: Caller, runId: string) =>
  callFunction(stack, who, 'run-command', { action: 'review', runId });
const ENDING = finishFormRunAnswer(LAB_CLIENT.report);

/** The rows of her runs and results that a person can read. */
async function readable(name: 'ace' | 'testing') {
  const person = await signIn(stack, name);
  const runs = await person.from('simulation_runs').select('id, seed, scenario_id').neq('status', 'open');
  const results = await person.from('form_results').select('run_id, score, sim_seconds');
  return { runs: runs.data, results: results.data };
}

describe('a ranked week', () => {
  test('deals everybody the same reserved cases in the same order, each once', async () => {
    const form = await makeForm(stack, RANKED, 2);
    const dealt = async (who: Caller) => {
      const attempt = await bookForm(stack, who, form);
      const secrets = [];
      for (let item = 0; item < 2; item += 1) {
        const { run, isResumed } = opened(await askForItem(stack, who, attempt));
        expect(isResumed).toBe(false);
        secrets.push(await secretsOf(stack, run.id));
        await handIn(who, run.id);
      }
      expect(await askForItem(stack, who, attempt)).toMatchObject({
        status: 409,
        body: { details: 'attempt-over' },
      });
      return secrets;
    };
    const ashas = await dealt(asha);
    expect(await dealt(tess)).toEqual(ashas);
    const reserved = new Map(LAB_CASES.reserved.map(({ id, story }) => [id, story]));
    const stories = ashas.map(({ scenarioId }) => reserved.get(scenarioId));
    expect(new Set(stories).size).toBe(2);
    expect(stories).not.toContain(undefined);
  });

  test('tells the score at once, and the case only when the window is over', async () => {
    const attempt = await bookForm(stack, asha, await makeForm(stack, RANKED, 1));
    const { run } = opened(await askForItem(stack, asha, attempt));
    await sendOne(stack, asha, run.id, 0, { kind: 'wait', seconds: 60 });
    const { scenarioId, seed } = await secretsOf(stack, run.id);
    const ended = await handIn(asha, run.id);
    const { report, form } = ENDING.parse(ended.body);
    expect(report).toBeNull();
    expect(form).toMatchObject({ position: 1, passed: false, isAttemptOver: true });
    expect(JSON.stringify(ended.body)).not.toMatch(new RegExp(`${scenarioId}|${seed}`));
    expect(await lookBack(asha, run.id)).toMatchObject({ status: 409, body: { details: 'case-hidden' } });
    expect(await handIn(asha, run.id)).toMatchObject({ status: 200, body: ended.body });
    expect(await readable('ace')).toEqual({
      runs: [],
      results: [{ run_id: run.id, score: form.score, sim_seconds: 60 }],
    });

    await closeForms(stack);
    expect(await lookBack(asha, run.id)).toMatchObject({ status: 200, body: { report: { scenarioId } } });
    expect(ENDING.parse((await handIn(asha, run.id)).body).report).toMatchObject({ scenarioId });
    expect((await readable('ace')).runs).toEqual([{ id: run.id, seed, scenario_id: scenarioId }]);
  });

  test('scores runs that were left open once its window is over, whoever asks', async () => {
    const form = await makeForm(stack, RANKED, 1);
    const attempt = await bookForm(stack, asha, form);
    const { run } = opened(await askForItem(stack, asha, attempt));
    const settle = async () => {
      const { status, body } = await callFunction(stack, tess, 'run-command', {
        action: 'settle',
        formId: form,
      });
      expect(status).toBe(200);
      return settleFormAnswer.parse(body);
    };
    expect(await settle()).toEqual({ isMoreLeft: false });
    expect((await readable('ace')).results).toEqual([]);

    await closeForms(stack);
    await timeIsUp(stack, run.id);
    expect(await settle()).toEqual({ isMoreLeft: false });
    expect(await readable('ace')).toMatchObject({ runs: [{ id: run.id }], results: [{ run_id: run.id }] });
  });

  test('goes on where it was, in another tab too', async () => {
    const attempt = await bookForm(stack, asha, await makeForm(stack, RANKED, 2));
    const { run } = opened(await askForItem(stack, asha, attempt));
    const again = opened(await askForItem(stack, asha, attempt));
    expect([again.run.id, again.isResumed]).toEqual([run.id, true]);
  });
});

test('a shift of a form has a ticket of each of as many reserved stories', async () => {
  const tia = await caller(stack, 'ticketing');
  const form = await makeForm(stack, RANKED, 1, { count: 3 }, 'ticketing');
  const formAttempt = await bookForm(stack, tia, form);
  const rulesVersion = rulesVersionOf(DESK.judge, 'testing');
  const body = { simulation: 'ticketing', rulesVersion, purpose: 'ranked', formAttempt };
  expect((await callFunction(stack, tia, 'start-run', body)).status).toBe(200);
  const [row] = await stack.sql<{ stories: string[]; scenario_id: string }>(
    'select stories, scenario_id from private.run_secrets',
  );
  const reserved = DESK.judge.reserved.map(({ id }) => id);
  expect(new Set(row?.stories).size).toBe(3);
  expect(row?.stories.filter((story) => !reserved.includes(story))).toEqual([]);
  expect(shiftOfId(row?.scenario_id ?? '')?.cases).toHaveLength(3);
});

describe('an exam', () => {
  test('is drawn anew for everybody, and tells no score before it is over', async () => {
    const form = await makeForm(stack, EXAM, 2);
    const taken = async (who: Caller) => {
      const attempt = await bookForm(stack, who, form);
      const seeds: number[] = [];
      const scores: (number | null)[] = [];
      for (let item = 0; item < 2; item += 1) {
        const { run } = opened(await askForItem(stack, who, attempt, 'exam'));
        seeds.push((await secretsOf(stack, run.id)).seed);
        scores.push(ENDING.parse((await handIn(who, run.id)).body).form.score);
      }
      return { seeds, scores };
    };
    const [ashas, tesss] = [await taken(asha), await taken(tess)];
    expect(new Set([...ashas.seeds, ...tesss.seeds]).size).toBe(4);
    expect(ashas.scores).toEqual([null, expect.any(Number)]);
    await closeForms(stack);
    const { runs, results } = await readable('ace');
    expect([runs?.length, results?.length]).toEqual([0, 2]);
  });
});

describe('a run of a form is refused', () => {
  const refusedWith = (status: number, details?: string) => ({
    status,
    body: details === undefined ? {} : { details },
  });

  test('to somebody else, and for another purpose', async () => {
    const attempt = await bookForm(stack, asha, await makeForm(stack, RANKED, 1));
    expect(await askForItem(stack, tess, attempt)).toMatchObject(refusedWith(404));
    expect(await askForItem(stack, asha, attempt, 'exam')).toMatchObject(refusedWith(404));
    expect((await askForItem(stack, asha, attempt)).status).toBe(200);
  });

  test('beside a plain test, and a plain test beside it', async () => {
    const attempt = await bookForm(stack, asha, await makeForm(stack, RANKED, 1));
    const plain = opened(await askForRun(stack, asha));
    expect(await askForItem(stack, asha, attempt)).toMatchObject(refusedWith(409, 'other-run'));
    await handIn(asha, plain.run.id);
    expect((await askForItem(stack, asha, attempt)).status).toBe(200);
    expect(await askForRun(stack, asha)).toMatchObject(refusedWith(409, 'other-run'));
  });

  test('after the window, also where its run is open', async () => {
    const attempt = await bookForm(stack, asha, await makeForm(stack, RANKED, 1));
    opened(await askForItem(stack, asha, attempt));
    await closeForms(stack);
    expect(await askForItem(stack, asha, attempt)).toMatchObject(refusedWith(409, 'attempt-over'));
  });

  test('where no reserved story is of the kind that it asks for', async () => {
    const form = await makeForm(stack, RANKED, 1, { count: 1, families: ['F99'] });
    const attempt = await bookForm(stack, asha, form);
    expect(await askForItem(stack, asha, attempt)).toMatchObject(refusedWith(404, 'no-such-case'));
  });

  test.each([
    ['a wish', { purpose: 'ranked', wish: {} }],
    ['a seed', { purpose: 'ranked', seed: 1 }],
    ['no purpose', {}],
    ['a purpose that there is not', { purpose: 'fun' }],
  ])('with %s', async (_what, more) => {
    const formAttempt = await bookForm(stack, asha, await makeForm(stack, RANKED, 1));
    const body = { rulesVersion: LAB_RULES.version, formAttempt, ...more };
    expect(await callFunction(stack, asha, 'start-run', body)).toMatchObject(refusedWith(400));
  });

  test('without an attempt, where the purpose asks for one', async () => {
    const body = { rulesVersion: LAB_RULES.version, purpose: 'exam', wish: {} };
    expect(await callFunction(stack, asha, 'start-run', body)).toMatchObject(refusedWith(400));
  });
});
