import { describe, expect, test } from 'vitest';
import { objectivesOfTrack } from '../../src/core/assessment/certificate/entry.ts';
import { EXAM_TRACKS, examAnswer } from '../../src/core/contracts/exams.ts';
import { z } from '../../src/core/contracts/zod.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { type Caller, caller, callFunction } from '../support/checkout.ts';
import { askExam, examIdIn, makeReady, playSession } from '../support/exams.ts';
import { askForItem, EXAM } from '../support/forms.ts';
import type { SeedName } from '../support/people.ts';
import { readExams } from '../support/read-exams.ts';
import { shareStack, workerStack } from '../support/shared-stack.ts';

let stack: Stack;
let asha: Caller;
let tess: Caller;

shareStack(async () => {
  stack = await workerStack();
  asha = await caller(stack, 'ace');
  tess = await caller(stack, 'testing');
  return stack;
});

const booking = (minutes = 20) =>
  ({ action: 'book', track: 'hardware', opensAt: new Date().toISOString(), minutes }) as const;

async function begin(examId: string): Promise<string> {
  const { body } = await askExam(stack, asha, { action: 'begin', examId });
  return examAnswer.parse(body).attemptId ?? '';
}

const readable = (name: SeedName) => readExams(stack, name);

/** Lets the time of every exam be over. */
const letTimeEnd = () =>
  stack.sql(`do $$ begin
    set local session_replication_role = replica;
    update public.exams set opens_at = opens_at - interval '15 days', closes_at = closes_at - interval '15 days';
    update public.form_attempts set begun_at = begun_at - interval '15 days', ends_at = ends_at - interval '15 days';
  end $$`);

describe('booking an exam', () => {
  test('takes four fifths of the objectives that the bench shows, and a length that is offered', async () => {
    const all = objectivesOfTrack('hardware');
    const missing = all.slice(0, Math.floor(all.length / 5) + 1);
    await makeReady(stack, tess.id, missing);
    expect(await askExam(stack, tess, booking())).toMatchObject({ status: 409, body: { details: 'entry' } });
    await makeReady(stack, asha.id, missing.slice(1));
    expect(await askExam(stack, asha, booking(45))).toMatchObject({
      status: 409,
      body: { details: 'length' },
    });
    const examId = examIdIn(await askExam(stack, asha, booking()));
    expect((await readable('ace')).exams).toMatchObject([
      { id: examId, track: 'hardware', form: 'HW 2026.1', session_minutes: 20, attempt_id: null },
    ]);
  });

  test('again moves the exam until its first session begins, and cancelling takes it back', async () => {
    await makeReady(stack, asha.id);
    const examId = examIdIn(await askExam(stack, asha, booking()));
    expect(examIdIn(await askExam(stack, asha, booking(40)))).toBe(examId);
    expect((await readable('ace')).exams).toMatchObject([{ id: examId, session_minutes: 40 }]);
    expect((await askExam(stack, tess, { action: 'cancel', examId })).status).toBe(404);
    expect((await askExam(stack, asha, { action: 'cancel', examId })).status).toBe(200);
    const again = examIdIn(await askExam(stack, asha, booking(60)));
    await begin(again);
    expect(await askExam(stack, asha, booking())).toMatchObject({ status: 409, body: { details: 'booked' } });
    expect((await askExam(stack, asha, { action: 'cancel', examId: again })).status).toBe(404);
  });

  test('in two tabs at once makes one exam, and beginning it in both makes one attempt', async () => {
    await makeReady(stack, asha.id);
    const ids = (await Promise.all([booking(), booking(30)].map((body) => askExam(stack, asha, body)))).map(
      examIdIn,
    );
    expect(new Set(ids).size).toBe(1);
    const [examId = ''] = ids;
    const attempts = await Promise.all([begin(examId), begin(examId)]);
    expect(new Set(attempts).size).toBe(1);
    const [row] = await stack.sql<{ forms: number; items: number }>(
      `select count(distinct f.id)::int as forms, count(*)::int as items
       from forms f join form_items i on i.form_id = f.id where f.purpose = 'exam'`,
    );
    expect(row).toEqual({ forms: 1, items: 14 });
  });
});

test('an exam is played session by session, asked about, and awarded from its logs alone', async () => {
  await makeReady(stack, asha.id);
  const examId = examIdIn(await askExam(stack, asha, booking(30)));
  const attempt = await begin(examId);
  const foreign = await askForItem(stack, tess, attempt, EXAM.purpose);
  expect(foreign.status).toBe(404);
  for (let session = 1; session <= 13; session += 1) await playSession(stack, asha, attempt);
  expect(await askExam(stack, asha, { action: 'close', examId })).toMatchObject({
    status: 409,
    body: { details: 'goes-on' },
  });
  await playSession(stack, asha, attempt);
  expect((await askExam(stack, tess, { action: 'close', examId })).status).toBe(404);
  await askExam(stack, asha, { action: 'close', examId });
  await askExam(stack, asha, { action: 'close', examId });

  const asked = await readable('ace');
  expect(asked.exams[0]?.concluded_at).toBeNull();
  expect(asked.questions.map(({ number, reasons }) => [number, reasons.length])).toEqual([
    [1, 3],
    [2, 3],
  ]);
  expect(new Set(asked.questions.map(({ position }) => position)).size).toBe(2);
  for (const { item_group } of asked.questions) expect(item_group).toMatch(/^F[1-6]$/);
  const truths = await stack.sql(
    `select case when r.report ->> 'ending' = 'solved' then r.report ->> 'truth' end as decided
     from exam_questions q join simulation_runs r on (r.form_attempt_id, r.form_position) = ($1::uuid, q.position) order by q.number`,
    [attempt],
  );
  expect(asked.questions.map(({ decided_cause: decided }) => ({ decided }))).toEqual(truths);
  const supported = await stack.sql<{ number: number; supported: number }>(
    'select number, supported from private.exam_answers order by number',
  );
  const answer = (who: Caller, number: number, choice: number) =>
    askExam(stack, who, { action: 'answer', examId, number, choice, words: 'It was the only thing left.' });
  expect((await answer(tess, 1, 0)).status).toBe(404);
  expect((await answer(asha, 3, 0)).status).toBe(404);
  const [first, second] = supported.map((row) => Number(row.supported));
  await answer(asha, 1, (first ?? 0) === 0 ? 1 : 0);
  // A second answer to the same question is too late.
  await answer(asha, 1, first ?? 0);
  await answer(asha, 2, second ?? 0);

  const done = await readable('ace');
  expect(done.exams[0]).toMatchObject({ passed: true, faults: [] });
  expect(done.questions[0]).toMatchObject({ choice: (first ?? 0) === 0 ? 1 : 0 });
  expect(done.awards).toMatchObject([
    {
      track: 'hardware',
      award: {
        mark: done.exams[0]?.mark,
        forms: ['HW 2026.1'],
        viva: { questions: 2, supported: 1 },
        safety: { bench: { jobs: 14, serious: 0 }, desk: null },
      },
    },
  ]);
  expect(JSON.stringify(done.awards)).toContain('"group":"F1"');
  expect((await readable('testing')).awards).toEqual([]);
  expect(await askExam(stack, asha, booking())).toMatchObject({ status: 409, body: { details: 'held' } });
});

test('a Service Desk exam is five shifts with callers of both kinds, asked about and awarded, and certified by a signed badge', async () => {
  const tia = await caller(stack, 'ticketing');
  await makeReady(stack, tia.id, [], 'service-desk');
  const day = new Date().toISOString();
  const examId = examIdIn(
    await askExam(stack, tia, { action: 'book', track: 'service-desk', opensAt: day, minutes: 10 }),
  );
  const attempt =
    examAnswer.parse((await askExam(stack, tia, { action: 'begin', examId })).body).attemptId ?? '';
  for (let shift = 1; shift <= 5; shift += 1) await playSession(stack, tia, attempt, 'service-desk');
  await askExam(stack, tia, { action: 'close', examId });
  const supported = await stack.sql<{ number: number; supported: number }>(
    'select number, supported from private.exam_answers order by number',
  );
  expect(supported).toHaveLength(2);
  for (const { number, supported: choice } of supported)
    await askExam(stack, tia, {
      action: 'answer',
      examId,
      number: Number(number),
      choice: Number(choice),
      words: 'The page of the account said so.',
    });

  const { exams, awards } = await readable('ticketing');
  expect(exams).toMatchObject([
    { id: examId, track: 'service-desk', form: 'SD 2026.1', passed: true, faults: [] },
  ]);
  expect(awards).toMatchObject([
    {
      track: 'service-desk',
      award: {
        viva: { questions: 2, supported: 2 },
        safety: {
          bench: null,
          desk: { shifts: 5, genuine: { checks: 3, helped: 3 }, impostors: { checks: 3, refused: 3 } },
        },
      },
    },
  ]);
  const issued = await callFunction(stack, tia, 'issue-credential', { examId, track: 'service-desk' });
  expect(issued.status).toBe(200);
  const number = z.object({ number: z.string() }).parse(issued.body).number;
  const badge = await fetch(`${stack.url}/functions/v1/badge/${number}`);
  expect((await badge.text()).split('.')).toHaveLength(3);
});

test('an exam whose time is over with sessions left is concluded as it stands', async () => {
  await makeReady(stack, asha.id);
  const examId = examIdIn(await askExam(stack, asha, booking()));
  await playSession(stack, asha, await begin(examId));
  await letTimeEnd();
  expect(await askExam(stack, asha, { action: 'begin', examId })).toMatchObject({
    status: 409,
    body: { details: 'window-over' },
  });
  await askExam(stack, asha, { action: 'close', examId });
  const { exams, awards } = await readable('ace');
  expect(exams[0]).toMatchObject({ passed: false });
  expect(exams[0]?.faults?.map(({ kind }) => kind)).toContain('unfinished');
  expect(awards).toEqual([]);
});

test('the database knows the tracks of core', async () => {
  const [row] = await stack.sql<{ says: string }>(
    `select pg_get_constraintdef(oid) as says from pg_constraint where conname = 'exams_track_known'`,
  );
  expect([...(row?.says ?? '').matchAll(/'([a-z-]+)'/g)].map(([, track]) => track)).toEqual([...EXAM_TRACKS]);
});
