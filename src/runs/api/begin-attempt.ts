import { getSupabase } from '../../lib/supabase.ts';

/** The person's attempt at a form, begun where there was none: its id. Throws the error of the database. */
export async function beginAttempt(formId: string, personId: string): Promise<string> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('begin_form_attempt', {
    form_id_param: formId,
    user_id_param: personId,
  });
  if (error) throw error;
  return data;
}
