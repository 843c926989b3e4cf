import { expect, test } from 'vitest';
import { closedCasesAnswer, watchAnswer } from '../../src/core/contracts/practice.ts';
import { bySchema, finishFormRunAnswer, startRunAnswer } from '../../src/core/contracts/runs.ts';
import { LAB_CASES } from '../../src/core/hardware/scenarios/judged/registry.ts';
import { LAB_CLIENT } from '../../src/features/hardware-lab/api/lab-client.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { type Caller, caller, callFunction } from '../support/checkout.ts';
import { askForItem, closeForms } from '../support/forms.ts';
import { secretsOf, sendOne, timeIsUp } from '../support/runs.ts';
import { shareStack, workerStack } from '../support/shared-stack.ts';
import { signIn } from '../support/stack.ts';

let stack: Stack;
let asha: Caller;
let tess: Caller;
let ada: Caller;

shareStack(async () => {
  stack = await workerStack();
  asha = await caller(stack, 'ace');
  tess = await caller(stack, 'testing');
  ada = await caller(stack, 'admin');
  return stack;
});

const ENDING = finishFormRunAnswer(LAB_CLIENT.report);
const WATCHED = watchAnswer(bySchema(LAB_CLIENT.payload.command), LAB_CLIENT.state);

const cases = async (formId: unknown) =>
  closedCasesAnswer.parse((await callFunction(stack, tess, 'run-command', { action: 'cases', formId })).body)
    .cases;

/** Plays the next run of an attempt: one minute of waiting, then handed in. Answers what only the database knows of it. */
async function play(who: Caller, attempt: string) {
  const { run } = startRunAnswer(LAB_CLIENT.payload).parse((await askForItem(stack, who, attempt)).body);
  await sendOne(stack, who, run.id, 0, { kind: 'wait', seconds: 60 });
  const secrets = await secretsOf(stack, run.id);
  const ended = await callFunction(stack, who, 'run-command', { action: 'finish', runId: run.id });
  return { id: run.id, ...secrets, ended };
}

const watch = (who: Caller, formId: unknown, position: number, name: string | null) =>
  callFunction(stack, who, 'run-command', { action: 'watch', formId, position, name });

test('a ranked week is joined, played and hidden until it closes; then its board, seeds, expert and agreed replays are open', async () => {
  const person = await signIn(stack, 'ace');
  const other = await signIn(stack, 'testing');
  const { data: form } = await person.rpc('open_ranked_week', { simulation_param: 'hardware' });
  await person.rpc('join_board', { pseudonym_param: 'Quiet Ferrite' });
  await other.rpc('join_board', { pseudonym_param: 'Copper Via' });
  const begin = async (client: typeof person, { id }: Caller) =>
    (await client.rpc('begin_form_attempt', { form_id_param: form, user_id_param: id })).data;
  const closed = async () => (await other.rpc('read_closed_week', { form_id_param: form })).data;

  const attempt = await begin(person, asha);
  expect(await begin(person, asha)).toBe(attempt);
  const played: Awaited<ReturnType<typeof play>>[] = [];
  for (let item = 0; item < 3; item += 1) played.push(await play(asha, attempt));
  // Tess hands two in and leaves the third open.
  const tesss = await begin(other, tess);
  for (let item = 0; item < 2; item += 1) await play(tess, tesss);
  const left = startRunAnswer(LAB_CLIENT.payload).parse((await askForItem(stack, tess, tesss)).body).run.id;

  // Until the week closes: a place under the pseudonym, and nothing of the cases by any way.
  const board = async () => (await other.rpc('read_board_page', { form_id_param: form })).data;
  expect(await board()).toMatchObject([{ name: 'Quiet Ferrite', played: 3, sim_seconds: 180 }]);
  const seen = JSON.stringify([
    await board(),
    await closed(),
    (await person.rpc('read_form_cases', { form_id_param: form })).data,
    (await person.rpc('read_attempt', { attempt_id_param: attempt })).data,
    (await person.from('simulation_runs').select()).data,
    (await person.from('form_results').select()).data,
    played.map(({ ended }) => ended.body),
  ]);
  for (const { seed, scenarioId } of played) {
    expect(seen).not.toContain(String(seed));
    expect(seen).not.toContain(scenarioId);
  }
  expect(await closed()).toBeNull();
  for (const who of [tess, ada])
    for (const name of [null, 'Quiet Ferrite']) expect((await watch(who, form, 1, name)).status).toBe(404);
  expect(await cases(form)).toEqual([]);
  expect(played.map(({ ended }) => ENDING.parse(ended.body).report)).toEqual([null, null, null]);

  await closeForms(stack);
  await timeIsUp(stack, left);
  // A second attempt begins nowhere once the first is over.
  expect(
    (await person.rpc('begin_form_attempt', { form_id_param: form, user_id_param: asha.id })).status,
  ).toBe(409);
  await callFunction(stack, asha, 'run-command', { action: 'settle', formId: form });
  expect((await board()).map(({ name }: { name: string }) => name).toSorted()).toEqual([
    'Copper Via',
    'Quiet Ferrite',
  ]);
  const week = await closed();
  expect(week.items.slice(0, 3)).toMatchObject(
    played.map(({ seed }, index) => ({ position: index + 1, seed, void_reason: null })),
  );
  expect(JSON.stringify(week)).not.toMatch(/Asha|Tess|@benchready|5eed0000/);
  const expert = WATCHED.parse((await watch(tess, form, 1, null)).body);
  expect(expert.recording.commands).toEqual([]);
  expect(expert.recording.expert.length).toBeGreaterThan(0);
  const reserved = LAB_CASES.reserved.find(({ id }) => id === played[0]?.scenarioId)?.story ?? '';
  expect(Object.keys(expert.texts ?? {})).toContain(`cases/${reserved}`);

  // What each run was called and what was wrong in it, in both languages.
  const told = await cases(form);
  expect(told.map(({ position }) => position)).toEqual([1, 2, 3]);
  const words = { en: expect.stringMatching(/./), es: expect.stringMatching(/./) };
  for (const { jobs } of told) expect(jobs).toEqual([{ called: words, was: words }]);

  // Whoever reviews it may watch a run of somebody who did not agree to show it.
  expect((await watch(tess, form, 1, 'Copper Via')).status).toBe(404);
  expect((await watch(ada, form, 1, 'Copper Via')).status).toBe(200);

  // A replay is shown by whoever agreed, and by nobody who has left.
  expect((await watch(tess, form, 1, 'Quiet Ferrite')).status).toBe(404);
  await person.rpc('show_replays', { shows_param: true });
  const replay = WATCHED.parse((await watch(tess, form, 1, 'Quiet Ferrite')).body);
  expect(replay.recording.commands).toEqual([{ kind: 'wait', seconds: 60 }]);
  expect((await watch(tess, form, 4, 'Quiet Ferrite')).status).toBe(404);
  await person.rpc('leave_board');
  expect((await watch(tess, form, 1, 'Quiet Ferrite')).status).toBe(404);
  expect((await board()).map(({ name }: { name: string }) => name)).toEqual(['Copper Via']);
});
