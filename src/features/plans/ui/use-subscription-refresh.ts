import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { subscriptionQuery, trialTimerQuery } from '../api/subscription.queries.ts';
import { untilNextRead } from '../model/refresh-gate.ts';

/** Spec section 9: looked at again one second after login, then every five minutes, two seconds apart at least. */
export const RECHECK_AFTER_LOGIN_MS = 1_000;
export const RECHECK_EVERY_MS = 5 * 60_000;
export const REFRESH_MIN_GAP_MS = 2_000;

/**
 * Keeps the person's subscription fresh while they are signed in. Every read counts for the two seconds, whoever asked for
 * it; a look that would come too early waits. `alsoCheck` rides along, for what the app wants looked at in the same rhythm.
 */
export function useSubscriptionRefresh(userId: string | null, alsoCheck: () => Promise<void>): void {
  const queries = useQueryClient();
  const refreshedAt = useRef(0);
  /** Answers how long to wait where it is too early. */
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
