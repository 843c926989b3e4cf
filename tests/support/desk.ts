import { dealtAnswer, hintAnswer, practiceReport, reviewAnswer } from '../../src/core/contracts/practice.ts';
import {
  bySchema,
  finishRunAnswer,
  type RunPayload,
  runAnswer,
  startRunAnswer,
} from '../../src/core/contracts/runs.ts';
import { z } from '../../src/core/contracts/zod.ts';
import { rulesVersionOf } from '../../src/core/kernel/run.ts';
import type { ShiftReport } from '../../src/core/ticketing/assessment/shift-report.ts';
import { ticketing } from '../../src/core/ticketing/judge.ts';
import type { DeskCommand, DeskEvent, DeskRefusal } from '../../src/core/ticketing/model/commands.ts';
import type { DeskState } from '../../src/core/ticketing/model/state.ts';
import type { DeskView } from '../../src/core/ticketing/model/view.ts';
import { TICKET_CASES, TWIN_CASES } from '../../src/core/ticketing/scenarios/judged/registry.ts';
import { ticketRegistry } from '../../src/core/ticketing/scenarios/ticket-registry.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { type Caller, callFunction, type FunctionAnswer } from './checkout.ts';

/** The ticket desk as the functions play and judge it, and as somebody with an HTTP client sees it. */

export const DESK = ticketing(ticketRegistry([...TICKET_CASES, ...TWIN_CASES]));

const object = <Value>() => z.custom<Value>((value) => typeof value === 'object' && value !== null);
const STATE = object<DeskState>();
const REPORT = object<ShiftReport>();

function askPractice(stack: Stack, who: Caller, body: object): Promise<FunctionAnswer> {
  return callFunction(stack, who, 'practice-run', body);
}

export function askForTicket(stack: Stack, who: Caller, story: string): Promise<FunctionAnswer> {
  const rulesVersion = rulesVersionOf(DESK.judge, 'practice');
  return askPractice(stack, who, { action: 'deal', simulation: 'ticketing', rulesVersion, story });
}

export async function dealTicket(stack: Stack, who: Caller, story: string) {
  return good(dealtAnswer(STATE), await askForTicket(stack, who, story));
}

export async function askTicketHints(stack: Stack, who: Caller, runId: string, commands: readonly unknown[]) {
  return good(hintAnswer, await askPractice(stack, who, { action: 'hint', runId, commands })).hints;
}

export async function handInTicket(stack: Stack, who: Caller, runId: string, commands: readonly unknown[]) {
  const answer = await askPractice(stack, who, { action: 'finish', runId, commands });
  return good(practiceReport(REPORT), answer).report;
}

export async function lookBackAtTicket(stack: Stack, who: Caller, runId: string) {
  const answer = await askPractice(stack, who, { action: 'review', runId });
  return good(reviewAnswer(bySchema(DESK.play.command), STATE, REPORT), answer);
}

const PAYLOAD: RunPayload<DeskCommand, DeskView, DeskEvent, DeskRefusal> = {
  command: DESK.play.command,
  view: object<DeskView>(),
  event: object<DeskEvent>(),
  refusal: object<DeskRefusal>(),
};

/** Asks for a testing shift; the raw answer. */
export function askForShift(stack: Stack, who: Caller): Promise<FunctionAnswer> {
  const rulesVersion = rulesVersionOf(DESK.judge, 'testing');
  return callFunction(stack, who, 'start-run', { simulation: 'ticketing', rulesVersion, wish: {} });
}

export async function beginShift(stack: Stack, who: Caller) {
  return good(startRunAnswer(PAYLOAD), await askForShift(stack, who));
}

/** A command of a testing shift; the raw answer. */
export function sendToShift(
  stack: Stack,
  who: Caller,
  runId: string,
  seq: number,
  command: DeskCommand,
): Promise<FunctionAnswer> {
  return callFunction(stack, who, 'run-command', { action: 'send', runId, seq, command });
}

/** The view and verdict of an answer to a command. */
export function shiftAnswer(answer: FunctionAnswer) {
  return good(runAnswer(PAYLOAD), answer);
}

export async function finishShift(stack: Stack, who: Caller, runId: string) {
  const answer = await callFunction(stack, who, 'run-command', { action: 'finish', runId });
  return good(finishRunAnswer(REPORT), answer);
}

export async function lookBackAtShift(stack: Stack, who: Caller, runId: string) {
  const answer = await callFunction(stack, who, 'run-command', { action: 'review', runId });
  return good(reviewAnswer(bySchema(DESK.play.command), STATE, REPORT), answer);
}

function good<Answer extends z.ZodType>(schema: Answer, answer: FunctionAnswer): z.output<Answer> {
  if (answer.status !== 200) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`);
  return schema.parse(answer.body);
}
