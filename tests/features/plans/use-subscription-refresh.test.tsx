import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  RECHECK_AFTER_LOGIN_MS,
  RECHECK_EVERY_MS,
  REFRESH_MIN_GAP_MS,
  useSubscriptionRefresh,
} from '../../../src/features/plans/ui/use-subscription-refresh.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function visit(userId: string | null) {
  const queries = new QueryClient();
  const asked = vi.spyOn(queries, 'invalidateQueries');
  const alsoCheck = vi.fn(async () => undefined);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const hook = renderHook(({ id }) => useSubscriptionRefresh(id, alsoCheck), {
    wrapper,
    initialProps: { id: userId },
  });
  return { hook, alsoCheck, asked, queries };
}

describe('the interval of refreshing a subscription', () => {
  it('is that of the specification', () => {
    expect([RECHECK_AFTER_LOGIN_MS, RECHECK_EVERY_MS, REFRESH_MIN_GAP_MS]).toEqual([1_000, 300_000, 2_000]);
  });

  it('is once after a second, and then every five minutes', () => {
    const { alsoCheck, asked } = visit('asha');
    vi.advanceTimersByTime(999);
    expect(alsoCheck).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(alsoCheck).toHaveBeenCalledTimes(1);
    expect(asked).toHaveBeenCalledWith({ queryKey: ['subscription', 'asha'] });
    vi.advanceTimersByTime(3 * RECHECK_EVERY_MS);
    expect(alsoCheck).toHaveBeenCalledTimes(4);
  });

  it('is at least two seconds when people change quickly', () => {
    const { hook, alsoCheck } = visit('asha');
    vi.advanceTimersByTime(1_000);
    hook.rerender({ id: 'boris' });
    vi.advanceTimersByTime(1_999);
    expect(alsoCheck).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(alsoCheck).toHaveBeenCalledTimes(2);
  });

  it('is at least two seconds after a read by another component', () => {
    const { queries, alsoCheck } = visit('asha');
    vi.advanceTimersByTime(750);
    queries.setQueryData(['subscription', 'asha'], null);
    vi.advanceTimersByTime(1_999);
    expect(alsoCheck).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(alsoCheck).toHaveBeenCalledTimes(1);
  });

  it('ends when nobody is signed in', () => {
    const { hook, alsoCheck } = visit('asha');
    hook.rerender({ id: null });
    vi.advanceTimersByTime(10 * RECHECK_EVERY_MS);
    expect(alsoCheck).not.toHaveBeenCalled();
  });
});
