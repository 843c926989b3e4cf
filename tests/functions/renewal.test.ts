import { describe, expect, test } from 'vitest';
import type { ExamTrack } from '../../src/core/assessment/certificate/award.ts';
import { examAnswer } from '../../src/core/contracts/exams.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { DESK_AWARD, HARDWARE_AWARD, passExam } from '../support/awards.ts';
import { type Caller, caller, callFunction } from '../support/checkout.ts';
import { issueCredential } from '../support/credentials.ts';
import { askExam, examIdIn, makeReady, playSession } from '../support/exams.ts';
import { readExams } from '../support/read-exams.ts';
import { shareStack, workerStack } from '../support/shared-stack.ts';
import { signIn } from '../support/stack.ts';

let stack: Stack;

shareStack(async () => {
  stack = await workerStack();
  return stack;
});

describe('a certificate', () => {
  const EXAM_BEFORE = 'ea000000-0000-4000-8000-000000000021';
  const OTHER_EXAM_BEFORE = 'ea000000-0000-4000-8000-000000000022';
  const inDays = (days: number): number => Date.now() + days * 86_400_000;
  const booking = (track: ExamTrack, minutes: number) =>
    ({ action: 'book', track, opensAt: new Date().toISOString(), minutes }) as const;
  const shift = () => booking('service-desk', 10);

  /** Tia plays the shift that renews her certificate, and is asked about it. */
  async function playRenewal(tia: Caller): Promise<string> {
    await passExam(stack, 'ticketing', EXAM_BEFORE, { ...DESK_AWARD, validUntil: inDays(100) });
    const examId = examIdIn(await askExam(stack, tia, shift()));
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
    const number = await issueCredential(stack, tia, EXAM_BEFORE, 'service-desk');
    const admin = await signIn(stack, 'admin');
    await admin.rpc('revoke_credential', { id_param: number, reason_param: 'Somebody else took it.' });
  }

  test('near its end is renewed by one shift, without the entry', async () => {
    const tia = await caller(stack, 'ticketing');
    const examId = await playRenewal(tia);
    await answerAll(tia, examId);
    const { exams, awards } = await readExams(stack, 'ticketing');
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
    const { exams, awards } = await readExams(stack, 'ticketing');
    expect(exams.at(-1)).toMatchObject({ id: examId, passed: false, faults: [{ kind: 'revoked' }] });
    expect(awards).toHaveLength(1);
    expect(
      (await callFunction(stack, tia, 'issue-credential', { examId, track: 'service-desk' })).status,
    ).toBe(404);
  });

  test('far from its end is not renewed, and a revoked one never', async () => {
    const asha = await caller(stack, 'ace');
    await makeReady(stack, asha.id);
    await passExam(stack, 'ace', OTHER_EXAM_BEFORE, { ...HARDWARE_AWARD, validUntil: inDays(300) });
    expect(await askExam(stack, asha, booking('hardware', 20))).toMatchObject({
      status: 409,
      body: { details: 'held' },
    });

    const tia = await caller(stack, 'ticketing');
    await passExam(stack, 'ticketing', EXAM_BEFORE, { ...DESK_AWARD, validUntil: inDays(100) });
    const examId = examIdIn(await askExam(stack, tia, shift()));
    await revokeEarlier(tia);
    expect(await askExam(stack, tia, { action: 'begin', examId })).toMatchObject({
      status: 409,
      body: { details: 'not-held' },
    });
    expect(await askExam(stack, tia, shift())).toMatchObject({ status: 409, body: { details: 'entry' } });
  });
});
