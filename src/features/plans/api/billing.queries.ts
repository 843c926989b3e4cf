import { queryOptions } from '@tanstack/react-query';
import { type ListInvoicesAnswer, listInvoicesAnswer } from '../../../core/contracts/functions.ts';
import { callFunction } from '../../../lib/call-function.ts';
import { getSupabase } from '../../../lib/supabase.ts';

export type Invoice = ListInvoicesAnswer['invoices'][number];

/** The caller's Stripe invoices, newest first. */
export function invoicesQuery(userId: string) {
  return queryOptions({
    queryKey: ['invoices', userId],
    queryFn: async (): Promise<readonly Invoice[]> =>
      (await callFunction('list-invoices', {}, listInvoicesAnswer)).invoices,
  });
}

/** The ids of all plans the person has ever started, without duplicates. */
export function usedPlansQuery(userId: string) {
  return queryOptions({
    queryKey: ['subscription-history', userId, 'all'],
    queryFn: async ({ signal }): Promise<readonly string[]> => {
      const supabase = await getSupabase();
      const { data, error } = await supabase
        .from('subscription_history')
        .select('plan_id')
        .eq('user_id', userId)
        .order('created_at', { ascending: false })
        .retry(false)
        .abortSignal(signal);
      if (error) throw error;
      return [...new Set(data.map((row) => row.plan_id))];
    },
  });
}
