import { dealtAnswer, hintAnswer, practiceReport, reviewAnswer } from '../../src/core/contracts/practice.ts';
import { z } from '../../src/core/contracts/zod.ts';
import type { LabReport } from '../../src/core/hardware/assessment/report.ts';
import { labCommand } from '../../src/core/hardware/commands/command-schema.ts';
import type { LabState } from '../../src/core/hardware/model/state.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { type Caller, callFunction, type FunctionAnswer } from './checkout.ts';
import { labRules } from './lab-rules.ts';

/** Practice as somebody with an HTTP client sees it. */

export const PRACTICE_RULES = labRules('practice');

const STATE = z.custom<LabState>((value) => typeof value === 'object' && value !== null);
const REPORT = z.custom<LabReport>((value) => typeof value === 'object' && value !== null);
const DEALT = dealtAnswer(STATE);
const JUDGED = practiceReport(REPORT);
const REVIEW = reviewAnswer(labCommand, STATE, REPORT);

export function askPractice(stack: Stack, who: Caller, body: object): Promise<FunctionAnswer> {
  return callFunction(stack, who, 'practice-run', body);
}

export function askForJob(stack: Stack, who: Caller, story: string): Promise<FunctionAnswer> {
  const { version: rulesVersion } = PRACTICE_RULES;
  return askPractice(stack, who, { action: 'deal', simulation: 'hardware', rulesVersion, story });
}

export async function dealJob(stack: Stack, who: Caller, story: string) {
  return good(DEALT, await askForJob(stack, who, story));
}

export async function askHints(stack: Stack, who: Caller, runId: string, commands: readonly unknown[]) {
  return good(hintAnswer, await askPractice(stack, who, { action: 'hint', runId, commands })).hints;
}

export async function handIn(stack: Stack, who: Caller, runId: string, commands: readonly unknown[]) {
  return good(JUDGED, await askPractice(stack, who, { action: 'finish', runId, commands })).report;
}

export async function lookBack(stack: Stack, who: Caller, runId: string) {
  return good(REVIEW, await askPractice(stack, who, { action: 'review', runId }));
}

function good<Schema extends z.ZodType>(schema: Schema, answer: FunctionAnswer): z.output<Schema> {
  if (answer.status !== 200) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`);
  return schema.parse(answer.body);
}

/** Case and seed that the database hides of a job. */
export async function practiceSecrets(stack: Stack, runId: string) {
  const [row] = await stack.sql<{ scenario_id: string; seed: string | number }>(
    'select scenario_id, seed from private.practice_secrets where run_id = $1',
    [runId],
  );
  if (row === undefined) throw new Error(`There is no job ${runId}.`);
  return { scenarioId: row.scenario_id, seed: Number(row.seed) };
}
