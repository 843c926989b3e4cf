import { expect, test } from 'vitest';
import { startRunAnswer } from '../../src/core/contracts/runs.ts';
import { LAB_CLIENT } from '../../src/features/hardware-lab/api/lab-client.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { type Caller, caller, callFunction } from '../support/checkout.ts';
import { askForItem, closeForms } from '../support/forms.ts';
import { sendOne } from '../support/runs.ts';
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

/** From here on two logs that are the same tell something (`core/assessment/competition/plausibility.ts`). */
const TELLING = 12;

/** Plays the run of an attempt with so many minutes of waiting, and hands it in. Answers the run. */
async function play(
  who: Caller,
  attempt: string,
  { purpose = 'competition', commands = TELLING, before = async (_run: string) => {} } = {},
): Promise<string> {
  const { run } = startRunAnswer(LAB_CLIENT.payload).parse(
    (await askForItem(stack, who, attempt, purpose)).body,
  );
  for (let sent = 0; sent < commands; sent += 1)
    await sendOne(stack, who, run.id, sent, { kind: 'wait', seconds: 60 });
  await before(run.id);
  await callFunction(stack, who, 'run-command', { action: 'finish', runId: run.id });
  return run.id;
}

test('a competition is made, played once, flagged from its logs, disputed, decided and listed', async () => {
  const [ada, person, other] = await Promise.all([
    signIn(stack, 'admin'),
    signIn(stack, 'ace'),
    signIn(stack, 'testing'),
  ]);
  await person.rpc('join_board', { pseudonym_param: 'Quiet Ferrite' });
  await other.rpc('join_board', { pseudonym_param: 'Copper Via' });
  const { data: contest } = await ada.rpc('make_competition', {
    competition_param: {
      title: 'Spring Bench',
      simulation: 'hardware',
      opens_at: new Date(Date.now() + 60_000).toISOString(),
      closes_at: new Date(Date.now() + 86_400_000).toISOString(),
      run_minutes: 20,
      items: [{ family: 'F1' }],
      practice: ['dead-desk'],
    },
  });
  const begin = (client: typeof person, { id }: Caller) =>
    client.rpc('begin_form_attempt', { form_id_param: contest, user_id_param: id });
  expect((await begin(person, asha)).status, 'before it opens').toBe(409);
  await stack.sql(`do $$ begin
    set local session_replication_role = replica;
    update public.forms set opens_at = now() - interval '1 minute' where id = '${contest}';
  end $$`);

  const run = await play(asha, (await begin(person, asha)).data);
  const reviews = async () => (await ada.rpc('list_reviews')).data;
  expect(await reviews(), 'one log alone').toEqual([]);
  const attempt = (await begin(other, tess)).data;
  await play(tess, attempt);
  expect((await begin(other, tess)).status, 'a second attempt').toBe(409);
  const [flag, ...others] = await reviews();
  expect(others).toEqual([]);
  expect(flag).toMatchObject({
    what: 'flag',
    kind: 'same-log',
    positions: [1],
    name: 'Copper Via',
    title: 'Spring Bench',
    attempt_id: attempt,
  });
  expect((await other.rpc('list_reviews')).status).toBe(403);

  await person.rpc('dispute_run', { run_id_param: run, reason_param: 'The sheet names another header.' });
  expect(
    (await person.rpc('dispute_run', { run_id_param: run, reason_param: 'Once more, please.' })).status,
  ).toBe(409);
  const dispute = (await reviews()).find(({ what }: { what: string }) => what === 'dispute');
  const decide = (outcome: string, reason: string, review: string) =>
    ada.rpc('decide_review', { outcome_param: outcome, reason_param: reason, review_id_param: review });
  expect((await decide('keep', ' ', dispute.id)).error).not.toBeNull();
  await decide('keep', 'The header is named rightly on page 12.', dispute.id);
  await decide('void-entry', 'The same log, and they agree that they shared it.', flag.id);
  expect(await reviews()).toEqual([]);
  expect((await person.rpc('read_dispute', { run_id_param: run })).data).toMatchObject({
    outcome: 'keep',
    answer: 'The header is named rightly on page 12.',
  });

  const page = () => other.rpc('read_competition_page', { form_id_param: contest });
  expect((await page()).status, 'while it can be played').toBe(409);
  await closeForms(stack);
  expect((await page()).data).toMatchObject([{ place: 1, name: 'Quiet Ferrite', sim_seconds: 60 * TELLING }]);
});

/** How far apart commands came is the machine's speed here: they are written down as if they had come so many seconds apart. */
const apart = (seconds: number) => (run: string) =>
  stack.sql(`do $$ begin
    set local session_replication_role = replica;
    update public.run_commands set sent_at = now() + seq * interval '${seconds} seconds' where run_id = '${run}';
  end $$`);

test.each([
  {
    seconds: 0.05,
    flags: [{ what: 'flag', kind: 'pace', positions: [1], details: { commands: 40, quick: 39 } }],
  },
  { seconds: 2, flags: [] },
])(
  'a ranked run of forty commands, $seconds seconds apart, is put down for review or not',
  async ({ seconds, flags }) => {
    const person = await signIn(stack, 'ace');
    await person.rpc('join_board', { pseudonym_param: 'Quiet Ferrite' });
    const { data: week } = await person.rpc('open_ranked_week', { simulation_param: 'hardware' });
    const attempt = await person.rpc('begin_form_attempt', { form_id_param: week, user_id_param: asha.id });
    const before = async (run: string) => void (await apart(seconds)(run));
    await play(asha, attempt.data, { purpose: 'ranked', commands: 40, before });
    const ada = await signIn(stack, 'admin');
    expect((await ada.rpc('list_reviews')).data).toMatchObject(flags);
  },
);
