import { queryOptions } from '@tanstack/react-query';
import { type FullSubscriptionRow, subscriptionRow } from '../../../core/contracts/rows.ts';
import { getSupabase } from '../../../lib/supabase.ts';

/** The person's subscription; null if there is none, which is not an error. */
export function subscriptionQuery(userId: string) {
  return queryOptions({
    queryKey: ['subscription', userId],
    // Several screens use it: a newly mounted one must not repeat a query that has just failed.
    retryOnMount: false,
    queryFn: async ({ signal }): Promise<FullSubscriptionRow | null> => {
      const supabase = await getSupabase();
      const { data, error } = await supabase
        .from('subscriptions')
        .select('*')
        .eq('user_id', userId)
        .retry(false)
        .abortSignal(signal)
        .maybeSingle();
      if (error) throw error;
      return data === null ? null : subscriptionRow.parse(data);
    },
  });
}

/** When the person's trial timer ends (ISO); null without one. */
export function trialTimerQuery(userId: string) {
  return queryOptions({
    queryKey: ['user-activity', userId],
    queryFn: async ({ signal }): Promise<string | null> => {
      const supabase = await getSupabase();
      const { data, error } = await supabase
        .from('user_activity')
        .select('timer_expiry')
        .eq('user_id', userId)
        .retry(false)
        .abortSignal(signal)
        .maybeSingle();
      if (error) throw error;
      return data?.timer_expiry ?? null;
    },
  });
}

/** Whether the person has ever had this plan. */
export function planUsedQuery(userId: string, planId: string) {
  return queryOptions({
    queryKey: ['subscription-history', userId, planId],
    queryFn: async ({ signal }): Promise<boolean> => {
      const supabase = await getSupabase();
      const { data, error } = await supabase
        .from('subscription_history')
        .select('id')
        .eq('user_id', userId)
        .eq('plan_id', planId)
        .limit(1)
        .retry(false)
        .abortSignal(signal);
      if (error) throw error;
      return data.length > 0;
    },
  });
}
