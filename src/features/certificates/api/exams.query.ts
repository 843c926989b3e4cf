import { queryOptions } from '@tanstack/react-query';
import { examRow, questionRow } from '../../../core/contracts/exams.ts';
import { attemptStanding } from '../../../core/contracts/forms.ts';
import { z } from '../../../core/contracts/zod.ts';
import { getSupabase } from '../../../lib/supabase.ts';
import { type Exam, examOf } from '../model/exam.ts';

/** Exams that a person can have taken: three in 90 days of each track, for years. */
const MAX_EXAMS = 100;

/** The person's exams, the newest first, with their questions and how the open ones stand. */
export function examsQuery(personId: string) {
  return queryOptions({
    queryKey: ['exams', personId],
    queryFn: async ({ signal }): Promise<readonly Exam[]> => {
      const supabase = await getSupabase();
      const { data, error } = await supabase
        .from('exams')
        .select(`${Object.keys(examRow.shape).join(', ')}`)
        .eq('user_id', personId)
        .order('booked_at', { ascending: false })
        .limit(MAX_EXAMS)
        .retry(false)
        .abortSignal(signal);
      if (error) throw error;
      const rows = z.array(examRow).parse(data);
      return Promise.all(
        rows.map(async (row) => {
          if (row.concluded_at !== null || row.attempt_id === null) return examOf(row, null, []);
          const [standing, questions] = await Promise.all([
            supabase
              .rpc('read_attempt', { attempt_id_param: row.attempt_id })
              .retry(false)
              .abortSignal(signal),
            supabase
              .from('exam_questions')
              .select(Object.keys(questionRow.shape).join(', '))
              .eq('exam_id', row.id)
              .order('number')
              .retry(false)
              .abortSignal(signal),
          ]);
          if (standing.error) throw standing.error;
          if (questions.error) throw questions.error;
          return examOf(
            row,
            attemptStanding.nullable().parse(standing.data),
            z.array(questionRow).parse(questions.data),
          );
        }),
      );
    },
    // Sessions are played on other pages and in other tabs.
    staleTime: 0,
  });
}
