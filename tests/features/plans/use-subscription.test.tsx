import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PLAN_IDS } from '../../../src/core/billing/plans.ts';
import type { FullSubscriptionRow } from '../../../src/core/contracts/rows.ts';
import { MS_PER_HOUR, MS_PER_MINUTE } from '../../../src/core/kernel/time.ts';
import { subscriptionQuery } from '../../../src/features/plans/api/subscription.queries.ts';
import { useSubscription } from '../../../src/features/plans/ui/use-subscription.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('the time that is left of a plan is counted anew every minute', () => {
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
