import { afterAll, describe, expect, test } from 'vitest';
import { z } from '../../src/core/contracts/zod.ts';
import type { LabCommand } from '../../src/core/hardware/model/commands.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { type Caller, caller, callFunction, count } from '../support/checkout.ts';
import { askForItem, bookForm, makeForm, RANKED } from '../support/forms.ts';
import { foldLab, LAB_RULES } from '../support/lab-rules.ts';
import { whilePaused } from '../support/pause.ts';
import type { TestPostgres } from '../support/postgres.ts';
import { startPreparedPostgres } from '../support/prepared-postgres.ts';
import { askForRun, beginRun, finish, secretsOf, sendOne, sendRaw } from '../support/runs.ts';
import { shareStack } from '../support/shared-stack.ts';
import { signIn, startTestStack } from '../support/stack.ts';

// PGlite has one connection and hides races (fact 2 of design/security.md): this runs on a real PostgreSQL.

const AT_ONCE = 40;
const waitOf = (seconds: number): LabCommand => ({ kind: 'wait', seconds });

let postgres: TestPostgres;
let stack: Stack;
let asha: Caller;

afterAll(() => postgres.stop());
shareStack(async () => {
  postgres = await startPreparedPostgres();
  stack = await startTestStack({ databaseUrl: postgres.url });
  asha = await caller(stack, 'ace');
  return stack;
});

const verdicts = (answers: readonly { readonly body: unknown }[]): readonly string[] =>
  answers.map(({ body }) => (body as { verdict: { kind: string } }).verdict.kind);

test('forty requests to begin at once make one run, and each of them opens it', async () => {
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => askForRun(stack, asha)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const bodies = answers.map(({ body }) => body as { run: { id: string }; isResumed: boolean });
  expect(new Set(bodies.map(({ run }) => run.id)).size).toBe(1);
  expect(bodies.filter(({ isResumed }) => !isResumed)).toHaveLength(1);
  expect(await count(stack, 'simulation_runs')).toBe(1);
  expect(await count(stack, 'private.run_secrets')).toBe(1);
});

test('forty tabs that take a ranked week at once begin one attempt and one run, which counts once', async () => {
  const form = await makeForm(stack, RANKED, 1);
  const person = await signIn(stack, 'ace');
  const begin = async () =>
    (await person.rpc('begin_form_attempt', { form_id_param: form, user_id_param: asha.id })).data;
  const attempts = await Promise.all(Array.from({ length: AT_ONCE }, begin));
  expect(new Set(attempts).size).toBe(1);
  expect(await count(stack, 'form_attempts')).toBe(1);

  const attempt = z.uuid().parse(attempts[0]);
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => askForItem(stack, asha, attempt)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const bodies = answers.map(({ body }) => body as { run: { id: string }; isResumed: boolean });
  expect(new Set(bodies.map(({ run }) => run.id)).size).toBe(1);
  expect(bodies.filter(({ isResumed }) => !isResumed)).toHaveLength(1);

  const finish = { action: 'finish', runId: bodies[0]?.run.id };
  await Promise.all(Array.from({ length: AT_ONCE }, () => callFunction(stack, asha, 'run-command', finish)));
  expect(await count(stack, 'form_results')).toBe(1);
  expect(await begin()).toBeNull();
  expect(await count(stack, 'simulation_runs')).toBe(1);
});

test('two people who begin a ranked week at the same moment are dealt the same case', async () => {
  const form = await makeForm(stack, RANKED, 1);
  const tess = await caller(stack, 'testing');
  const attempts = [await bookForm(stack, asha, form), await bookForm(stack, tess, form)] as const;
  const { sent } = await whilePaused(
    postgres.url,
    'select from private.form_draws for update',
    async (pause) => {
      const first = askForItem(stack, asha, attempts[0]);
      await pause.untilBlocked(1);
      const second = askForItem(stack, tess, attempts[1]);
      await pause.untilBlocked(2);
      return { sent: [first, second] as const };
    },
  );
  const [ashas, tesss] = (await Promise.all(sent)).map(({ body }) => body as { run: { id: string } });
  expect(await secretsOf(stack, tesss?.run.id ?? '')).toEqual(await secretsOf(stack, ashas?.run.id ?? ''));
});

test('of forty tabs that each send another command at the same moment one succeeds, and the others learn of it', async () => {
  const { run } = await beginRun(stack, asha);
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, tab) => sendRaw(stack, asha, run.id, 0, waitOf(tab + 1))),
  );
  expect(verdicts(answers).toSorted()).toEqual([
    'done',
    ...Array.from({ length: AT_ONCE - 1 }, () => 'overtaken'),
  ]);
  expect(await count(stack, 'run_commands')).toBe(1);
});

test('one command that arrives forty times is done once and answered forty times', async () => {
  const { run } = await beginRun(stack, asha);
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, () => sendRaw(stack, asha, run.id, 0, waitOf(60))),
  );
  expect(new Set(verdicts(answers))).toEqual(new Set(['done']));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await count(stack, 'run_commands')).toBe(1);
});

test('two tabs that play against each other leave a log without a gap that folds to what was stored', async () => {
  const { run } = await beginRun(stack, asha);
  const play = async (tab: number): Promise<void> => {
    let seq = 0;
    for (let turn = 0; turn < 12; turn += 1) {
      seq = (await sendOne(stack, asha, run.id, seq, waitOf(tab * 100 + turn + 1))).seq;
    }
  };
  await Promise.all([play(1), play(2)]);
  const { report } = await finish(stack, asha, run.id);
  const rows = await stack.sql<{ seq: number; command: LabCommand }>(
    'select seq, command from run_commands order by seq',
  );
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, at) => at + 1));
  const folded = foldLab({
    ...(await secretsOf(stack, run.id)),
    rulesVersion: LAB_RULES.version,
    commands: rows.map(({ command }) => command),
  });
  expect(JSON.parse(JSON.stringify(folded.report))).toEqual(report);
});

describe('a run that is ended while another tab sends a command', () => {
  // Commands and the end of a run both take its row: held, they queue up in the order of sending.
  const HELD = 'select from simulation_runs for update';
  const handIn = (runId: string) => callFunction(stack, asha, 'run-command', { action: 'finish', runId });

  test('is scored with the command, where that came first', async () => {
    const { run } = await beginRun(stack, asha);
    const { sent } = await whilePaused(postgres.url, HELD, async (pause) => {
      const command = sendRaw(stack, asha, run.id, 0, waitOf(60));
      await pause.untilBlocked(1);
      const end = handIn(run.id);
      await pause.untilBlocked(2);
      return { sent: [command, end] as const };
    });
    const [command, end] = await Promise.all(sent);
    expect(command.status).toBe(200);
    expect(end.body).toMatchObject({ status: 'finished', report: { steps: 1 } });
    expect(await count(stack, 'run_commands')).toBe(1);
  });

  test('refuses the command, where that came later', async () => {
    const { run } = await beginRun(stack, asha);
    const { sent } = await whilePaused(postgres.url, HELD, async (pause) => {
      const end = handIn(run.id);
      await pause.untilBlocked(1);
      const command = sendRaw(stack, asha, run.id, 0, waitOf(60));
      await pause.untilBlocked(2);
      return { sent: [command, end] as const };
    });
    const [command, end] = await Promise.all(sent);
    expect(command).toMatchObject({ status: 409, body: { details: 'run-over' } });
    expect(end.body).toMatchObject({ status: 'finished', report: { steps: 0 } });
    expect(await count(stack, 'run_commands')).toBe(0);
  });
});

// The last one, because the referee stays bad.
test('the same forty tabs detect a referee that checks first and writes later', async () => {
  const { run } = await beginRun(stack, asha);
  await stack.sql(`create or replace function private.append_run_command(
      run_id_param uuid, user_id_param uuid, rules_version_param text, seq_param integer, command_param jsonb,
      session_id_param uuid,
      turn_param text, limit_param integer, window_param interval
    ) returns jsonb language plpgsql security definer set search_path = '' as $$
    begin
      perform pg_catalog.pg_sleep(0.05);
      insert into public.run_commands (run_id, seq, command)
      select run_id_param, coalesce(max(c.seq), 0) + 1, command_param
      from public.run_commands c where c.run_id = run_id_param;
      return jsonb_build_object('outcome', 'appended');
    exception when unique_violation then
      return private.append_run_command(
        run_id_param, user_id_param, rules_version_param, seq_param, command_param, null, null, null, null);
    end $$`);
  await Promise.all(
    Array.from({ length: AT_ONCE }, (_, tab) => sendRaw(stack, asha, run.id, 0, waitOf(tab + 1))),
  );
  expect(await count(stack, 'run_commands')).toBeGreaterThan(1);
});
