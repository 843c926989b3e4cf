import { useEffect } from 'react';
import { serverNow } from '../lib/server-clock.ts';
import type { RunStore, RunTypes } from './store.ts';

/** How often the clock is looked at: a device that slept through the end sees it with its first tick. */
const TICK_MS = 2_000;

/**
 * Ends a test on the screen when its time is up, without anybody doing anything. This device's clock only says when to
 * ask; whether it is over is for the server to say, by the clock of its database.
 */
export function useDeadline(
  store: Pick<RunStore<RunTypes>, 'read' | 'refresh'>,
  expiresAt: string | null,
): void {
  useEffect(() => {
    if (expiresAt === null) return;
    const deadline = Date.parse(expiresAt);
    let isAsking = false;
    const timer = setInterval(() => {
      if (isAsking || serverNow() < deadline || store.read().report !== null) return;
      isAsking = true;
      void store.refresh().finally(() => {
        isAsking = false;
      });
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [store, expiresAt]);
}
