import { PLAN_IDS } from '../../src/core/billing/plans.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { passwordToken } from '../support/cast.ts';
import { type Caller, callFunction } from '../support/checkout.ts';
import { beginShift, DESK, finishShift } from '../support/desk.ts';
import { seedKnownRun } from '../support/known-bench.ts';
import { startPostgres } from '../support/postgres.ts';
import { secretsOf } from '../support/runs.ts';
import { service, startTestStack } from '../support/stack.ts';
import { type Figure, median } from './figure.ts';

const CROWDS = [1, 10, 50] as const;
const SECONDS_PER_CROWD = 10;
const LOG_LENGTHS = [20, 200, 500] as const;
/** Commands around a length of the log that its figure is the middle of. */
const WINDOW = 20;
const PASSWORD = 'bench-ready';
const MS_PER_SECOND = 1000;

interface Learner {
  readonly who: Caller;
  readonly runId: string;
  seq: number;
}

/** How fast the referee answers commands, over HTTP through Deno and a real PostgreSQL, without pauses between them. */
export async function measureReferee(): Promise<readonly Figure[]> {
  const database = await startPostgres();
  try {
    const stack = await startTestStack({ databaseUrl: database.url });
    const freeing = setInterval(
      () => void stack.sql('delete from private.turns').catch(() => undefined),
      500,
    );
    try {
      const figures: Figure[] = [];
      for (const size of CROWDS) figures.push(...(await measureCrowd(stack, size)));
      figures.push(...(await measureGrowth(stack)), ...(await measureShift(stack)));
      return figures;
    } finally {
      clearInterval(freeing);
      await stack.stop();
    }
  } finally {
    await database.stop();
  }
}

async function learner(stack: Stack, name: string): Promise<Learner> {
  const email = `${name}@benchready.test`;
  const { data, error } = await service(stack).auth.admin.createUser({
    email,
    password: PASSWORD,
    email_confirm: true,
    user_metadata: { full_name: name },
  });
  if (error !== null) throw error;
  const { id } = data.user;
  await stack.sql(
    `insert into public.subscriptions (user_id, plan_id, status, current_period_start, current_period_end)
     values ($1, $2, 'active', now(), now() + interval '30 days')`,
    [id, PLAN_IDS.golden],
  );
  const runId = await seedKnownRun(stack, id);
  return { who: { id, token: await passwordToken(stack, email, PASSWORD) }, runId, seq: 0 };
}

/** Sends the next command; answers how long that took, in ms, and the size of the answer, in bytes. */
async function sendNext(
  stack: Stack,
  one: Learner,
): Promise<{ readonly ms: number; readonly bytes: number }> {
  const command = one.seq % 2 === 0 ? { kind: 'unclip-strap' } : { kind: 'wear-strap' };
  const from = performance.now();
  const { status, body } = await callFunction(stack, one.who, 'run-command', {
    action: 'send',
    runId: one.runId,
    seq: one.seq,
    command,
    answer: 'changes',
  });
  const ms = performance.now() - from;
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  one.seq += 1;
  return { ms, bytes: JSON.stringify(body).length };
}

async function measureCrowd(stack: Stack, size: number): Promise<readonly Figure[]> {
  const learners: Learner[] = [];
  for (let index = 0; index < size; index += 1) {
    learners.push(await learner(stack, `crowd-${size}-${index}`));
  }
  await Promise.all(learners.map((one) => sendNext(stack, one)));
  const times: number[] = [];
  const start = performance.now();
  const until = start + SECONDS_PER_CROWD * MS_PER_SECOND;
  await Promise.all(
    learners.map(async (one) => {
      while (performance.now() < until && one.seq < 1_900) times.push((await sendNext(stack, one)).ms);
    }),
  );
  const seconds = (performance.now() - start) / MS_PER_SECOND;
  const sorted = times.sort((left, right) => left - right);
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
  const name = `${size} ${size === 1 ? 'learner' : 'learners'}`;
  return [
    { name: `${name}, commands`, value: (times.length / seconds).toFixed(0), unit: '1/s' },
    { name: `${name}, p95`, value: p95.toFixed(0), unit: 'ms' },
  ];
}

async function measureGrowth(stack: Stack): Promise<readonly Figure[]> {
  const one = await learner(stack, 'long-log');
  const sent: { readonly ms: number; readonly bytes: number }[] = [];
  while (sent.length < Math.max(...LOG_LENGTHS) + WINDOW / 2) sent.push(await sendNext(stack, one));
  return LOG_LENGTHS.flatMap((length) => {
    const around = sent.slice(Math.max(1, length - WINDOW / 2), length + WINDOW / 2);
    return [
      { name: `a command after ${length}`, value: median(around.map(({ ms }) => ms)).toFixed(1), unit: 'ms' },
      {
        name: `its answer`,
        value: median(around.map(({ bytes }) => bytes)).toFixed(0),
        unit: 'bytes',
      },
    ];
  });
}

/** A shift of the ticket desk without a limit, from the request to the report, played by the expert. */
async function measureShift(stack: Stack): Promise<readonly Figure[]> {
  const { who } = await learner(stack, 'shift');
  const from = performance.now();
  const { run } = await beginShift(stack, who);
  const begun = performance.now() - from;
  const { scenarioId, seed } = await secretsOf(stack, run.id);
  const start = DESK.judge.deal(scenarioId, seed, 'testing');
  if (start === null) throw new Error(`The shift ${scenarioId} cannot be dealt.`);
  const sent: { readonly ms: number; readonly bytes: number }[] = [];
  for (const [seq, command] of DESK.judge.expert(start).entries()) {
    const asked = performance.now();
    const body = { action: 'send', runId: run.id, seq, command, answer: 'changes' };
    const { status, body: answer } = await callFunction(stack, who, 'run-command', body);
    if (status !== 200) throw new Error(`${status}: ${JSON.stringify(answer)}`);
    sent.push({ ms: performance.now() - asked, bytes: JSON.stringify(answer).length });
  }
  const ended = performance.now();
  const { report } = await finishShift(stack, who, run.id);
  if (!report.passed) throw new Error('The expert of the shift does not pass.');
  return [
    { name: 'a shift of eight tickets begins in', value: begun.toFixed(0), unit: 'ms' },
    {
      name: `one of its ${sent.length} commands`,
      value: median(sent.map(({ ms }) => ms)).toFixed(1),
      unit: 'ms',
    },
    { name: 'its answer', value: median(sent.map(({ bytes }) => bytes)).toFixed(0), unit: 'bytes' },
    { name: 'its report', value: (performance.now() - ended).toFixed(0), unit: 'ms' },
  ];
}
