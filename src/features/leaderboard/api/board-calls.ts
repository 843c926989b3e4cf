import { getSupabase } from '../../../lib/supabase.ts';

/** Puts the person on the boards, or renames them. Throws the error of the database. */
export async function joinBoard({
  name,
  showsReplays,
}: {
  readonly name: string;
  readonly showsReplays: boolean;
}): Promise<void> {
  const supabase = await getSupabase();
  const joined = await supabase.rpc('join_board', { pseudonym_param: name });
  if (joined.error) throw joined.error;
  await showReplays(showsReplays);
}

/** Says whether others may watch the person's runs of closed weeks. Throws the error of the database. */
export async function showReplays(shows: boolean): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.rpc('show_replays', { shows_param: shows });
  if (error) throw error;
}

/** Takes the person off every board. Throws the error of the database. */
export async function leaveBoard(): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.rpc('leave_board');
  if (error) throw error;
}
