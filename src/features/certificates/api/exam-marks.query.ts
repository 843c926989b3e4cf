import { queryOptions } from '@tanstack/react-query';
import { type ExamMarks, examMarks } from '../../../core/assessment/certificate/marks.ts';
import { examMarksRow } from '../../../core/contracts/exams.ts';
import { getSupabase } from '../../../lib/supabase.ts';
import type { Exam } from '../model/exam.ts';

/** What the sessions of an exam that is over came to. Row security answers nothing of one that goes on. */
export function examMarksQuery({
  id,
  track,
  form,
  attemptId,
}: Pick<Exam, 'id' | 'track' | 'form' | 'attemptId'>) {
  return queryOptions({
    queryKey: ['exam-marks', id],
    queryFn: async ({ signal }): Promise<ExamMarks> => {
      const supabase = await getSupabase();
      const { data, error } = await supabase
        .from('form_attempts')
        .select(
          'forms!inner(form_items!inner(position, void_reason)), form_results(position, item_group, score, passed, has_gate, parts, objectives)',
        )
        .eq('id', attemptId ?? '')
        .retry(false)
        .abortSignal(signal)
        .single();
      if (error) throw error;
      const { positions, results } = examMarksRow.parse(data);
      return examMarks({ track, form }, positions, results);
    },
  });
}
