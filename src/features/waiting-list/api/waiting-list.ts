import { queryOptions } from '@tanstack/react-query';
import type { WaitingListForm } from '../../../core/contracts/message-forms.ts';
import { z } from '../../../core/contracts/zod.ts';
import { sendEmail } from '../../../lib/email-service.ts';
import { getSupabase } from '../../../lib/supabase.ts';

/** The number of people on the list. */
export function waitingCountQuery() {
  return queryOptions({
    queryKey: ['waiting-list-count'],
    queryFn: async ({ signal }): Promise<number> => {
      const supabase = await getSupabase();
      const { data, error } = await supabase.rpc('waiting_list_count').abortSignal(signal);
      if (error) throw error;
      return z.int().parse(data);
    },
  });
}

/**
 * Adds a person to the list and sends the registration email, which also triggers their confirmation. A known
 * address gets the same answer. Throws on failure; a retry is safe.
 */
export async function joinWaitingList({ name, email }: WaitingListForm): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.rpc('join_waiting_list', { name_param: name, email_param: email });
  if (error) throw error;
  await sendEmail({
    kind: 'waitingList',
    fromName: name,
    fromEmail: email,
    message: `${name} (${email}) has joined the waiting list.`,
  });
}
