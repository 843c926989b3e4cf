import { type ExamAnswer, type ExamBody, examAnswer } from '../../../core/contracts/exams.ts';
import { callFunction } from '../../../lib/call-function.ts';

/** Books, begins, closes or answers. Throws `FunctionError`, with the reason of a refusal in its details. */
export function askExam(body: ExamBody): Promise<ExamAnswer> {
  return callFunction('exam', body, examAnswer);
}
