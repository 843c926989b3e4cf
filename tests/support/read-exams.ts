import { examRow, questionRow } from '../../src/core/contracts/exams.ts';
import { z } from '../../src/core/contracts/zod.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import type { SeedName } from './people.ts';
import { signIn } from './stack.ts';

/** What a person reads of their exams, questions and awards. */
export async function readExams(stack: Stack, name: SeedName) {
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
