import { useEffect } from 'react';
import type { RunStore, RunTypes } from './store.ts';

/** Back on the network, the screen shows how the test stands: what was sent last may have arrived after all. */
export function useReconnect(store: Pick<RunStore<RunTypes>, 'read' | 'refresh'>): void {
  useEffect(() => {
    const ask = (): void => {
      if (store.read().trouble === 'offline') void store.refresh();
    };
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [store]);
}
