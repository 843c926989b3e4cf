import { useEffect } from 'react';
import { serverNow } from '../lib/server-clock.ts';
import type { RunStore, RunTypes } from './store.ts';

/** The polling interval: a device that slept through the deadline notices it on the first tick. */
const TICK_MS = 2_000;

/**
 * Ends a test on screen when its time is up, without user action. The device's clock only decides when to ask; the
 * server decides, by its database's clock, whether the test is over.
 */
export function useDeadline(
  store: Pick<RunStore<RunTypes>, 'read' | 'refresh'>,
  expiresAt: string | null,
): void {
  useEffect(() => {
    if (expiresAt === null) return;
    const deadline = Date.parse(expiresAt);
    let isRefreshing = false;
    const timer = setInterval(() => {
      if (isRefreshing || serverNow() < deadline || store.read().isOver) return;
      isRefreshing = true;
      void store.refresh().finally(() => {
        isRefreshing = false;
      });
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [store, expiresAt]);
}
