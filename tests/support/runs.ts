import {
  finishRunAnswer,
  type RunRequest,
  runAnswer,
  startRunAnswer,
} from '../../src/core/contracts/runs.ts';
import type { z } from '../../src/core/contracts/zod.ts';
import type { LabCommand } from '../../src/core/hardware/model/commands.ts';
import { LAB_CLIENT } from '../../src/features/hardware-lab/api/lab-client.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { type Caller, callFunction, type FunctionAnswer } from './checkout.ts';
import { seedKnownRun } from './known-bench.ts';
import { LAB_RULES } from './lab-rules.ts';

/** Runs as somebody with an HTTP client sees them. */

const START = startRunAnswer(LAB_CLIENT.payload);
const ANSWER = runAnswer(LAB_CLIENT.payload);
const ENDING = finishRunAnswer(LAB_CLIENT.report);

/** Asks for a run; the raw answer. */
export function askForRun(stack: Stack, who: Caller, wish: RunRequest = {}): Promise<FunctionAnswer> {
  return callFunction(stack, who, 'start-run', { rulesVersion: LAB_RULES.version, wish });
}

/** Begins a run, or goes on with the one that is open. */
export async function beginRun(stack: Stack, who: Caller, wish: RunRequest = {}) {
  return good(START, await askForRun(stack, who, wish));
}

/** A command, as it goes over the wire. */
export function sendRaw(
  stack: Stack,
  who: Caller,
  runId: string,
  seq: number,
  command: LabCommand,
): Promise<FunctionAnswer> {
  return callFunction(stack, who, 'run-command', { action: 'send', runId, seq, command });
}

export async function sendOne(stack: Stack, who: Caller, runId: string, seq: number, command: LabCommand) {
  return good(ANSWER, await sendRaw(stack, who, runId, seq, command));
}

/** Sends the commands one after the other from there on; answers how the run stands. */
export async function sendAll(
  stack: Stack,
  who: Caller,
  runId: string,
  commands: readonly LabCommand[],
  from = 0,
) {
  let seq = from;
  for (const command of commands) seq = (await sendOne(stack, who, runId, seq, command)).seq;
  return seq;
}

export async function readRun(stack: Stack, who: Caller, runId: string) {
  return good(ANSWER, await callFunction(stack, who, 'run-command', { action: 'read', runId }));
}

export async function finish(stack: Stack, who: Caller, runId: string) {
  return good(ENDING, await callFunction(stack, who, 'run-command', { action: 'finish', runId }));
}

function good<Schema extends z.ZodType>(schema: Schema, answer: FunctionAnswer): z.output<Schema> {
  if (answer.status !== 200) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`);
  return schema.parse(answer.body);
}

/** What the database hides of a run. */
export async function secretsOf(stack: Stack, runId: string) {
  const [row] = await stack.sql<{ scenario_id: string; seed: string | number }>(
    'select scenario_id, seed from private.run_secrets where run_id = $1',
    [runId],
  );
  if (row === undefined) throw new Error(`There is no run ${runId}.`);
  return { scenarioId: row.scenario_id, seed: Number(row.seed) };
}

/** Sits down at the known bench, where nothing has been done yet. */
export async function startKnownRun(stack: Stack, who: Caller) {
  await seedKnownRun(stack, who.id);
  return beginRun(stack, who);
}

/** Lets the time of a run be up, as if it had been begun long ago. */
export async function timeIsUp(stack: Stack, runId: string): Promise<void> {
  await stack.sql(
    `update public.simulation_runs
     set started_at = started_at - interval '1 day', expires_at = now() - interval '1 second' where id = $1`,
    [runId],
  );
}
