import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { subscriptionQuery, trialTimerQuery } from '../api/subscription.queries.ts';
import { createRefreshGate } from '../model/refresh-gate.ts';

/** Spec section 9: looked at again one second after login, then every five minutes, two seconds apart at least. */
export const RECHECK_AFTER_LOGIN_MS = 1_000;
export const RECHECK_EVERY_MS = 5 * 60_000;
export const REFRESH_MIN_GAP_MS = 2_000;

/**
 * Keeps the person's subscription fresh while they are signed in. `alsoCheck` rides along, for what the app wants looked
 * at in the same rhythm.
 */
export function useSubscriptionRefresh(userId: string | null, alsoCheck: () => Promise<void>): void {
  const queries = useQueryClient();
  const [mayRefresh] = useState(() => createRefreshGate(REFRESH_MIN_GAP_MS, () => performance.now()));
  const refresh = useEffectEvent(() => {
    if (userId === null || !mayRefresh()) return;
    void queries.invalidateQueries({ queryKey: subscriptionQuery(userId).queryKey });
    void queries.invalidateQueries({ queryKey: trialTimerQuery(userId).queryKey });
    void alsoCheck();
  });
  useEffect(() => {
    if (userId === null) return;
    const first = setTimeout(() => refresh(), RECHECK_AFTER_LOGIN_MS);
    const every = setInterval(() => refresh(), RECHECK_EVERY_MS);
    return () => {
      clearTimeout(first);
      clearInterval(every);
    };
  }, [userId]);
}
