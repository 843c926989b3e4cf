import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ExamAnswer, ExamBody } from '../../../core/contracts/exams.ts';
import { FunctionError } from '../../../lib/function-error.ts';
import { askExam } from '../api/ask-exam.ts';
import { examsQuery } from '../api/exams.query.ts';

export interface ExamCall {
  readonly isBusy: boolean;
  /** Why the last call failed: a reason that the function named, or `failed`; null for none. */
  readonly problem: string | null;
  /** Resolves with null where it failed. */
  send(body: ExamBody): Promise<ExamAnswer | null>;
}

/** Sends something to the function that holds exams, and reads the exams again whatever it answered. */
export function useExamCall(personId: string): ExamCall {
  const client = useQueryClient();
  const call = useMutation({
    mutationFn: askExam,
    onSettled: () => client.invalidateQueries({ queryKey: examsQuery(personId).queryKey }),
  });
  const { error } = call;
  return {
    isBusy: call.isPending,
    problem: error === null ? null : ((error instanceof FunctionError ? error.details : null) ?? 'failed'),
    send: (body) => call.mutateAsync(body).catch(() => null),
  };
}
