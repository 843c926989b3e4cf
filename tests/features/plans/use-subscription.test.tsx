import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { PLAN_IDS } from '../../../src/core/billing/plans.ts';
import type { FullSubscriptionRow } from '../../../src/core/contracts/rows.ts';
import { MS_PER_HOUR, MS_PER_MINUTE } from '../../../src/core/kernel/time.ts';
import { subscriptionQuery } from '../../../src/features/plans/api/subscription.queries.ts';
import { useSubscription } from '../../../src/features/plans/ui/use-subscription.ts';
import { network, restoreNetwork } from '../../support/network.ts';

afterEach(() => {
  vi.useRealTimers();
  restoreNetwork();
});

it('the remaining time of a plan is recalculated every minute', () => {
  vi.useFakeTimers();
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const endsAt = new Date(Date.now() + MS_PER_HOUR).toISOString();
  const row: FullSubscriptionRow = {
    user_id: 'asha',
    plan_id: PLAN_IDS.expert,
    status: 'active',
    current_period_start: null,
    current_period_end: endsAt,
    stripe_subscription_id: null,
    canceled_at: null,
    updated_at: null,
  };
  queries.setQueryData(subscriptionQuery('asha').queryKey, row);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useSubscription('asha'), { wrapper });
  expect(result.current.timeLeftMs).toBe(MS_PER_HOUR);
  act(() => vi.advanceTimersByTime(2 * MS_PER_MINUTE));
  expect(result.current.timeLeftMs).toBe(MS_PER_HOUR - 2 * MS_PER_MINUTE);
});

it('a refresh that fails keeps the last data, and reports the failure', async () => {
  vi.stubEnv('VITE_SUPABASE_URL', 'http://backend.test');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'sb_publishable_test');
  const refusal = { status: 400, body: { message: 'broken', code: 'XX000' } };
  network(/rest\/v1\/subscriptions/, refusal);
  const queries = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  const { queryKey } = subscriptionQuery('asha');
  queries.setQueryData(queryKey, null);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useSubscription('asha'), { wrapper });
  expect(result.current).toMatchObject({ isUnknown: false, isRecheckFailed: false });
  void queries.invalidateQueries({ queryKey });
  await waitFor(() => expect(result.current).toMatchObject({ isUnknown: false, isRecheckFailed: true }));
});
