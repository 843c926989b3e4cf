import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ExamAnswer, ExamBody } from '../../../core/contracts/exams.ts';
import { FunctionError } from '../../../lib/function-error.ts';
import { useSingleFlight } from '../../../lib/use-single-flight.ts';
import { askExam } from '../api/ask-exam.ts';
import { examsQuery } from '../api/exams.query.ts';

export interface ExamCall {
  readonly isBusy: boolean;
  /** Why the last call failed: a reason that the function named, or `failed`; null for none. */
  readonly problem: string | null;
  /** Resolves with null where it failed. Nothing is sent while another is under way. */
  send(body: ExamBody): Promise<ExamAnswer | null>;
}

/** Sends something to the function that holds exams, and reads the exams again whatever it answered. */
export function useExamCall(personId: string): ExamCall {
  const client = useQueryClient();
  const flight = useSingleFlight();
  const call = useMutation({
    mutationFn: askExam,
    onSettled: () => {
      flight.end();
      return client.invalidateQueries({ queryKey: examsQuery(personId).queryKey });
    },
  });
  const { error } = call;
  return {
    isBusy: call.isPending,
    problem: error === null ? null : ((error instanceof FunctionError ? error.details : null) ?? 'failed'),
    send: async (body) => (flight.begin() ? call.mutateAsync(body).catch(() => null) : null),
  };
}
