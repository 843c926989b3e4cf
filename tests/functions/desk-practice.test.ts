import { describe, expect, test } from 'vitest';
import { rulesVersionOf } from '../../src/core/kernel/run.ts';
import { DESK_STORIES } from '../../src/core/ticketing/scenarios/public/catalogue.ts';
import { SHIFT_STORY } from '../../src/core/ticketing/simulation-id.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { type Caller, caller, callFunction } from '../support/checkout.ts';
import {
  askForTicket,
  askTicketHints,
  DESK,
  dealTicket,
  handInTicket,
  lookBackAtTicket,
} from '../support/desk.ts';
import { practiceSecrets } from '../support/practice.ts';
import { shareStack, workerStack } from '../support/shared-stack.ts';
import { signIn } from '../support/stack.ts';

const overTheWire = (made: unknown): unknown => JSON.parse(JSON.stringify(made));

let stack: Stack;
let tia: Caller;

shareStack(async () => {
  stack = await workerStack();
  tia = await caller(stack, 'ticketing');
  return stack;
});

/** What the ticket was, and what an expert does in it. */
async function knownTo(runId: string) {
  const { scenarioId, seed } = await practiceSecrets(stack, runId);
  const start = DESK.judge.deal(scenarioId, seed, 'practice');
  if (start === null) throw new Error(`The case ${scenarioId} cannot be dealt.`);
  return { scenarioId, seed, start, expert: DESK.judge.expert(start) };
}

describe('somebody with the ticket desk', () => {
  test.each(Object.keys(DESK_STORIES))(
    'is dealt %s, plays it as an expert and is judged by the function as by Node',
    async (story) => {
      const job = await dealTicket(stack, tia, story);
      const { scenarioId, start, expert } = await knownTo(job.id);
      expect(job.rulesVersion).toBe(rulesVersionOf(DESK.judge, 'practice'));
      expect(job.start).toEqual(overTheWire(DESK.judge.withoutSecrets(start)));
      expect(JSON.stringify(job)).not.toContain(scenarioId);

      const report = await handInTicket(stack, tia, job.id, expert);
      expect(report).toEqual(overTheWire(DESK.judge.report(start, expert)));
      expect(report.passed).toBe(true);
      const review = await lookBackAtTicket(stack, tia, job.id);
      expect(review).toMatchObject({
        status: 'finished',
        report,
        recording: overTheWire({ start, commands: expert, expert }),
        words: {
          [`title.${story}`]: { en: expect.stringMatching(/\w{3}/), es: expect.stringMatching(/\w{3}/) },
          [`insight.${story}`]: { en: expect.stringMatching(/\w{3}/), es: expect.stringMatching(/\w{3}/) },
        },
      });
    },
  );

  test('finds the result in their own rows, with the figures that every simulation has', async () => {
    const job = await dealTicket(stack, tia, 'TK-01');
    const { scenarioId, seed, start, expert } = await knownTo(job.id);
    const report = await handInTicket(stack, tia, job.id, expert);
    const { score, passed, parts, objectives } = DESK.judge.summary(DESK.judge.report(start, expert));
    const { data } = await (await signIn(stack, 'ticketing')).from('practice_runs').select('*');
    expect(data).toEqual([
      expect.objectContaining({
        simulation: 'ticketing',
        story: 'TK-01',
        status: 'finished',
        scenario_id: scenarioId,
        seed,
        score,
        passed,
        parts: overTheWire(parts),
        objectives: overTheWire(objectives),
        report,
      }),
    ]);
  });

  test('gets the hints that the log asks for, in both languages', async () => {
    const job = await dealTicket(stack, tia, 'TK-01');
    const hint = { kind: 'ask-hint' };
    expect(await askTicketHints(stack, tia, job.id, [])).toEqual([]);
    const hints = await askTicketHints(stack, tia, job.id, [hint, hint]);
    expect(hints).toEqual([
      { en: expect.stringMatching(/\w{3}/), es: expect.stringMatching(/\w{3}/) },
      { en: expect.stringMatching(/\w{3}/), es: expect.stringMatching(/\w{3}/) },
    ]);
    expect(hints[1]).not.toEqual(hints[0]);
  });

  test('practises a shift of four tickets', async () => {
    const job = await dealTicket(stack, tia, SHIFT_STORY);
    const { expert } = await knownTo(job.id);
    const report = await handInTicket(stack, tia, job.id, expert);
    expect(report.tickets).toHaveLength(4);
    expect(report.passed).toBe(true);
  });

  test('watches an expert before the first try, at the same case as everybody', async () => {
    const rulesVersion = rulesVersionOf(DESK.judge, 'practice');
    const body = { action: 'example', simulation: 'ticketing', rulesVersion, story: 'TK-03' };
    const [one, other] = await Promise.all([1, 2].map(() => callFunction(stack, tia, 'practice-run', body)));
    expect(one).toMatchObject({ status: 200, body: { recording: { commands: [] } } });
    expect(other?.body).toEqual(one?.body);
  });

  test.each([
    ['outside the catalogue', 'TK-99'],
    ['of the reserved pool', 'TK-61'],
  ])('is told that a ticket %s cannot be practised', async (_where, story) => {
    expect(await askForTicket(stack, tia, story)).toMatchObject({
      status: 404,
      body: { details: 'no-such-case' },
    });
  });
});

describe('who may practise tickets', () => {
  test.each(['expert', 'ticketing', 'golden'] as const)('a person on the plan %s may', async (plan) => {
    const who = await caller(stack, plan);
    expect(await askForTicket(stack, who, 'TK-03')).toMatchObject({ status: 200 });
  });

  test.each(['free', 'ace', 'testing'] as const)('a person on the plan %s may not', async (plan) => {
    const who = await caller(stack, plan);
    expect(await askForTicket(stack, who, 'TK-03')).toMatchObject({
      status: 403,
      body: { details: 'plan-without-testing' },
    });
  });

  test('nobody hands in or looks back at another person’s ticket', async () => {
    const job = await dealTicket(stack, tia, 'TK-03');
    const other = await caller(stack, 'golden');
    for (const action of ['finish', 'hint', 'review']) {
      const commands = action === 'review' ? {} : { commands: [] };
      const body = { action, runId: job.id, ...commands };
      expect(await callFunction(stack, other, 'practice-run', body)).toMatchObject({ status: 404 });
    }
  });
});
