import { describe, expect, test } from 'vitest';
import { objectivesOfTrack } from '../../src/core/assessment/certificate/entry.ts';
import { EXAM_TRACKS, examAnswer, examRow, questionRow } from '../../src/core/contracts/exams.ts';
import { z } from '../../src/core/contracts/zod.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { DESK_AWARD, HARDWARE_AWARD, passExam } from '../support/awards.ts';
import { type Caller, caller, callFunction, type FunctionAnswer } from '../support/checkout.ts';
import { askExam, makeReady, playSession } from '../support/exams.ts';
import { askForItem, EXAM } from '../support/forms.ts';
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

const booking = (minutes = 20) =>
  ({ action: 'book', track: 'hardware', opensAt: new Date().toISOString(), minutes }) as const;

function idIn({ status, body }: FunctionAnswer): string {
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return examAnswer.parse(body).examId;
}

async function begin(examId: string): Promise<string> {
  const { body } = await askExam(stack, asha, { action: 'begin', examId });
  return examAnswer.parse(body).attemptId ?? '';
}

/** What the person reads of their exams, questions and awards. */
async function readable(name: 'ace' | 'testing' | 'ticketing') {
  const person = await signIn(stack, name);
  const [exams, questions, awards] = await Promise.all([
    person.from('exams').select(Object.keys(examRow.shape).join(', ')).order('booked_at'),
    person.from('exam_questions').select(Object.keys(questionRow.shape).join(', ')).order('number'),
    person.from('exam_awards').select('track, award'),
  ]);
  return {
    exams: z.array(examRow).parse(exams.data),
    questions: z.array(questionRow).parse(questions.data),
    awards: awards.data ?? [],
  };
}

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
    const examId = idIn(await askExam(stack, asha, booking()));
    expect((await readable('ace')).exams).toMatchObject([
      { id: examId, track: 'hardware', form: 'HW 2026.1', session_minutes: 20, attempt_id: null },
    ]);
  });

  test('again moves the exam until its first session begins, and cancelling takes it back', async () => {
    await makeReady(stack, asha.id);
    const examId = idIn(await askExam(stack, asha, booking()));
    expect(idIn(await askExam(stack, asha, booking(40)))).toBe(examId);
    expect((await readable('ace')).exams).toMatchObject([{ id: examId, session_minutes: 40 }]);
    expect((await askExam(stack, tess, { action: 'cancel', examId })).status).toBe(404);
    expect((await askExam(stack, asha, { action: 'cancel', examId })).status).toBe(200);
    const again = idIn(await askExam(stack, asha, booking(60)));
    await begin(again);
    expect(await askExam(stack, asha, booking())).toMatchObject({ status: 409, body: { details: 'booked' } });
    expect((await askExam(stack, asha, { action: 'cancel', examId: again })).status).toBe(404);
  });

  test('in two tabs at once makes one exam, and beginning it in both makes one attempt', async () => {
    await makeReady(stack, asha.id);
    const ids = (await Promise.all([booking(), booking(30)].map((body) => askExam(stack, asha, body)))).map(
      idIn,
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
  const examId = idIn(await askExam(stack, asha, booking(30)));
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
  const examId = idIn(
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

describe('a certificate', () => {
  const EXAM_BEFORE = 'ea000000-0000-4000-8000-000000000021';
  const OTHER_EXAM_BEFORE = 'ea000000-0000-4000-8000-000000000022';
  const inDays = (days: number): number => Date.now() + days * 86_400_000;
  const shift = () =>
    ({ action: 'book', track: 'service-desk', opensAt: new Date().toISOString(), minutes: 10 }) as const;

  /** Tia plays the shift that renews her certificate, and is asked about it. */
  async function playRenewal(tia: Caller): Promise<string> {
    await passExam(stack, 'ticketing', EXAM_BEFORE, { ...DESK_AWARD, validUntil: inDays(100) });
    const examId = idIn(await askExam(stack, tia, shift()));
    const attempt =
      examAnswer.parse((await askExam(stack, tia, { action: 'begin', examId })).body).attemptId ?? '';
    await playSession(stack, tia, attempt, 'service-desk');
    await askExam(stack, tia, { action: 'close', examId });
    return examId;
  }

  /** Every question with the reason that the log supports. */
  async function answerAll(tia: Caller, examId: string): Promise<void> {
    const supported = await stack.sql<{ number: number; supported: number }>(
      'select number, supported from private.exam_answers order by number',
    );
    for (const { number, supported: choice } of supported)
      await askExam(stack, tia, {
        action: 'answer',
        examId,
        number: Number(number),
        choice: Number(choice),
        words: 'The page said so.',
      });
  }

  async function revokeEarlier(tia: Caller): Promise<void> {
    const issued = await callFunction(stack, tia, 'issue-credential', {
      examId: EXAM_BEFORE,
      track: 'service-desk',
    });
    const { number } = z.object({ number: z.string() }).parse(issued.body);
    const admin = await signIn(stack, 'admin');
    await admin.rpc('revoke_credential', { id_param: number, reason_param: 'Somebody else took it.' });
  }

  test('near its end is renewed by one shift, without the entry', async () => {
    const tia = await caller(stack, 'ticketing');
    const examId = await playRenewal(tia);
    await answerAll(tia, examId);
    const { exams, awards } = await readable('ticketing');
    expect(exams.at(-1)).toMatchObject({ id: examId, form: 'SD-R 2026.1', passed: true, faults: [] });
    expect(awards).toHaveLength(2);
    expect(awards).toContainEqual(
      expect.objectContaining({ award: expect.objectContaining({ forms: ['SD-R 2026.1'] }) }),
    );
  });

  test('is not renewed by an exam that was begun before it was revoked', async () => {
    const tia = await caller(stack, 'ticketing');
    const examId = await playRenewal(tia);
    await revokeEarlier(tia);
    const mark = '(select round(avg(e.score), 2) from form_results e where e.attempt_id = x.attempt_id)';
    const passes = `update exams x set concluded_at = now(), mark = ${mark}, passed = true, faults = '[]' where id = $1`;
    await stack.sql(
      `update exam_questions q set choice = k.supported, words = 'It said so.', answered_at = now()
       from private.exam_answers k where (k.exam_id, k.number) = (q.exam_id, q.number) and q.exam_id = $1`,
      [examId],
    );
    await expect(stack.sql(passes, [examId])).rejects.toThrow('was revoked');
    await askExam(stack, tia, { action: 'close', examId });
    const { exams, awards } = await readable('ticketing');
    expect(exams.at(-1)).toMatchObject({ id: examId, passed: false, faults: [{ kind: 'revoked' }] });
    expect(awards).toHaveLength(1);
    expect(
      (await callFunction(stack, tia, 'issue-credential', { examId, track: 'service-desk' })).status,
    ).toBe(404);
  });

  test('far from its end is not renewed, and a revoked one never', async () => {
    await makeReady(stack, asha.id);
    await passExam(stack, 'ace', OTHER_EXAM_BEFORE, { ...HARDWARE_AWARD, validUntil: inDays(300) });
    expect(await askExam(stack, asha, booking())).toMatchObject({ status: 409, body: { details: 'held' } });

    const tia = await caller(stack, 'ticketing');
    await passExam(stack, 'ticketing', EXAM_BEFORE, { ...DESK_AWARD, validUntil: inDays(100) });
    const examId = idIn(await askExam(stack, tia, shift()));
    await revokeEarlier(tia);
    expect(await askExam(stack, tia, { action: 'begin', examId })).toMatchObject({
      status: 409,
      body: { details: 'not-held' },
    });
    expect(await askExam(stack, tia, shift())).toMatchObject({ status: 409, body: { details: 'entry' } });
  });
});

test('an exam whose time is over with sessions left is concluded as it stands', async () => {
  await makeReady(stack, asha.id);
  const examId = idIn(await askExam(stack, asha, booking()));
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
