import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { subscriptionQuery, trialTimerQuery } from '../api/subscription.queries.ts';
import { untilNextRead } from '../model/refresh-gate.ts';

/**
 * Spec section 9: refetched one second after login, then every five minutes, with at least two seconds between
 * reads.
 */
export const RECHECK_AFTER_LOGIN_MS = 1_000;
export const RECHECK_EVERY_MS = 5 * 60_000;
export const REFRESH_MIN_GAP_MS = 2_000;

/**
 * Keeps the subscription up to date while the person is signed in. Every read counts towards the two-second gap,
 * whoever caused it; an early refresh waits. `alsoCheck` runs at the same interval.
 */
export function useSubscriptionRefresh(userId: string | null, alsoCheck: () => Promise<void>): void {
  const queries = useQueryClient();
  const refreshedAt = useRef(0);
  /** Returns how long to wait if it is too early. */
  const refresh = useEffectEvent((id: string): number => {
    const { queryKey } = subscriptionQuery(id);
    const state = queries.getQueryState(queryKey);
    const wait = untilNextRead(
      {
        readAt: Math.max(refreshedAt.current, state?.dataUpdatedAt ?? 0, state?.errorUpdatedAt ?? 0),
        isReading: state?.fetchStatus === 'fetching',
      },
      REFRESH_MIN_GAP_MS,
      Date.now(),
    );
    if (wait > 0) return wait;
    refreshedAt.current = Date.now();
    void queries.invalidateQueries({ queryKey });
    void queries.invalidateQueries({ queryKey: trialTimerQuery(id).queryKey });
    void alsoCheck();
    return 0;
  });
  useEffect(() => {
    if (userId === null) return;
    let next: ReturnType<typeof setTimeout>;
    const look = (): void => {
      clearTimeout(next);
      const wait = refresh(userId);
      if (wait > 0) next = setTimeout(look, wait);
    };
    next = setTimeout(look, RECHECK_AFTER_LOGIN_MS);
    const every = setInterval(look, RECHECK_EVERY_MS);
    return () => {
      clearTimeout(next);
      clearInterval(every);
    };
  }, [userId]);
}
