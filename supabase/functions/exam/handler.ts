import { z } from 'zod';
import { type ExamAnswer, type ExamBody, examBody } from '../../../src/core/contracts/exams.ts';
import { identifyCaller } from '../_shared/caller.ts';
import { endpoint, type Handler } from '../_shared/endpoint.ts';
import { HttpError } from '../_shared/http-error.ts';
import { EXAM_CALLS } from '../_shared/rate-limit.ts';
import { callRpc } from '../_shared/rpc.ts';
import type { Platform } from '../_shared/services.ts';
import type { Simulations } from '../_shared/simulations.ts';
import { beginExam } from './begin.ts';
import { bookExam } from './book.ts';
import { closeExam } from './close.ts';

/**
 * Exams of the certificate: booking, beginning, the questions after the last session, and the outcome. Sessions are played as
 * runs of a form (`start-run`, `run-command`); what they came to is read from the database, never from the request.
 */
export function exam(platform: Platform, simulations: Simulations): Handler {
  return endpoint({
    name: 'exam',
    siteUrl: platform.env.siteUrl,
    admit: (request) => identifyCaller(platform, request, EXAM_CALLS),
    body: examBody,
    answer: async ({ id: userId }, body): Promise<ExamAnswer> => {
      switch (body.action) {
        case 'book':
          return { examId: await bookExam(platform, simulations, userId, body), attemptId: null };
        case 'cancel':
          return cancel(platform, userId, body.examId);
        case 'begin':
          return {
            examId: body.examId,
            attemptId: await beginExam(platform, simulations, userId, body.examId),
          };
        case 'close':
          await closeExam(platform, simulations, userId, body.examId);
          return { examId: body.examId, attemptId: null };
        case 'answer':
          return answer(platform, simulations, userId, body);
      }
    },
  });
}

async function cancel(platform: Platform, userId: string, examId: string): Promise<ExamAnswer> {
  const params = { exam_id_param: examId, user_id_param: userId };
  if (!(await callRpc(platform, 'cancel_exam', params, z.boolean()))) {
    throw new HttpError(404, 'There is no such exam.');
  }
  return { examId, attemptId: null };
}

/** Keeps an answer, the first that comes; the last one concludes the exam. */
async function answer(
  platform: Platform,
  simulations: Simulations,
  userId: string,
  { examId, number, choice, words }: Extract<ExamBody, { action: 'answer' }>,
): Promise<ExamAnswer> {
  const isKept = await callRpc(
    platform,
    'answer_exam_question',
    {
      exam_id_param: examId,
      user_id_param: userId,
      number_param: number,
      choice_param: choice,
      words_param: words,
    },
    z.boolean(),
  );
  if (!isKept) throw new HttpError(404, 'There is no such question.');
  await closeExam(platform, simulations, userId, examId);
  return { examId, attemptId: null };
}
