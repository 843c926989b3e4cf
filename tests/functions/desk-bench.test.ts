import { describe, expect, test } from 'vitest';
import { BENCH_STORIES, benchNoteIn } from '../../src/core/contracts/bench-stories.ts';
import type { CommandOf, DeskCommand } from '../../src/core/ticketing/model/commands.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { type Caller, caller, callFunction } from '../support/checkout.ts';
import { DESK, dealTicket, handInTicket } from '../support/desk.ts';
import { HARDWARE } from '../support/lab-rules.ts';
import { askForJob, dealJob, handIn, PRACTICE_RULES, practiceSecrets } from '../support/practice.ts';
import { shareStack, workerStack } from '../support/shared-stack.ts';

const CASE = 'TK-44-flat-battery';
const STORY = BENCH_STORIES['clock-battery'];
const UNTIL_LOOKED: DeskCommand = { kind: 'wait', seconds: 1_260 };
const UNTIL_DONE: DeskCommand = { kind: 'wait', seconds: 7_200 };

let stack: Stack;
let gia: Caller;
let tia: Caller;

shareStack(async () => {
  stack = await workerStack();
  gia = await caller(stack, 'golden');
  tia = await caller(stack, 'ticketing');
  return stack;
});

/** A dealt TK-44 whose clock battery is flat, and what an expert does in it. */
async function flatBattery(who: Caller) {
  const { id } = await dealTicket(stack, who, 'TK-44');
  await stack.sql('update private.practice_secrets set scenario_id = $2 where run_id = $1', [id, CASE]);
  const { seed } = await practiceSecrets(stack, id);
  const start = DESK.judge.deal(CASE, seed, 'practice');
  if (start === null) throw new Error(`${CASE} is not dealt.`);
  const [ticket] = start.tickets;
  return { id, number: ticket?.record.number ?? '', expert: DESK.judge.expert(start) };
}

/** Work at the bench as an expert does it, judged by the function, and the command that brings it into the ticket. */
async function benchWork(who: Caller, number: string): Promise<CommandOf<'take-bench-report'>> {
  const { id } = await dealJob(stack, who, STORY);
  const { scenarioId, seed } = await practiceSecrets(stack, id);
  const start = PRACTICE_RULES.begin(scenarioId, seed);
  if (start === null) throw new Error(`${scenarioId} is not dealt.`);
  const log = HARDWARE.judge.expert(start);
  const { passed } = await handIn(stack, who, id, log);
  return { kind: 'take-bench-report', ticket: number, run: id, story: STORY, passed, note: benchNoteIn(log) };
}

const resolved = (ticket: string): DeskCommand => ({
  kind: 'resolve',
  ticket,
  code: 'solved-permanent',
  cause: 'flat-battery',
  evidence: [3, 5],
});

const finishing = (who: Caller, runId: string, commands: readonly DeskCommand[]) =>
  callFunction(stack, who, 'practice-run', { action: 'finish', runId, commands });

describe('a ticket whose computer is at the bench', () => {
  test('takes the note of whoever did the work in the lab, and is resolved with it', async () => {
    const { id, number, expert } = await flatBattery(gia);
    const taken = await benchWork(gia, number);
    expect(taken).toMatchObject({ passed: true, note: { cause: expect.stringMatching(/\w/) } });
    const report = await handInTicket(stack, gia, id, [...expert, UNTIL_LOOKED, taken, resolved(number)]);
    expect(report).toMatchObject({ passed: true, tickets: [{ ending: 'solved', faults: [] }] });
  });

  test('gets the note of a colleague where the plan has no lab', async () => {
    expect(await askForJob(stack, tia, STORY)).toMatchObject({ status: 403 });
    const { id, number, expert } = await flatBattery(tia);
    const log = [...expert, UNTIL_LOOKED, UNTIL_DONE, resolved(number)];
    const report = await handInTicket(stack, tia, id, log);
    expect(report).toMatchObject({ passed: true, tickets: [{ ending: 'solved', faults: [] }] });
  });
});

describe('a log that says what no run says', () => {
  test.each<[string, (true_: CommandOf<'take-bench-report'>) => Partial<CommandOf<'take-bench-report'>>]>([
    ['of a run that does not exist', () => ({ run: '0b6d0ae6-3c4f-4d0e-9a51-6f5c1f6f6a11' })],
    ['another result', ({ passed }) => ({ passed: !passed })],
    ['no note where one was written', () => ({ note: null })],
    ['another note', () => ({ note: { cause: 'cell-empty', action: 'replace', words: 'I swear' } })],
  ])('is refused: %s', async (_what, change) => {
    const { id, number, expert } = await flatBattery(gia);
    const taken = await benchWork(gia, number);
    const log = [...expert, UNTIL_LOOKED, { ...taken, ...change(taken) }, resolved(number)];
    expect(await finishing(gia, id, log)).toMatchObject({ status: 400 });
    expect(await stack.sql('select status from practice_runs where id = $1', [id])).toEqual([
      { status: 'open' },
    ]);
  });

  test('is refused: the work of somebody else, of before the ticket, and work that nobody judged', async () => {
    const before = await benchWork(gia, 'SD-1');
    const { id, number, expert } = await flatBattery(gia);
    const tess = await caller(stack, 'testing');
    const others = await benchWork(tess, number);
    const open = await dealJob(stack, gia, STORY);
    for (const taken of [others, before, { ...before, run: open.id }]) {
      const log = [...expert, UNTIL_LOOKED, { ...taken, ticket: number }];
      expect(await finishing(gia, id, log)).toMatchObject({ status: 400 });
      const body = { action: 'hint', runId: id, commands: log };
      expect(await callFunction(stack, gia, 'practice-run', body)).toMatchObject({ status: 400 });
    }
  });
});
