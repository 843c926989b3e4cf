import { useEffect } from 'react';
import type { Hints } from './hints.ts';

/** Hints that were asked for before a reload come again, also once the network is back. */
export function useHintsAgain(hints: Hints): void {
  useEffect(() => {
    const start = (): void => void hints.fetchAgain();
    start();
    window.addEventListener('online', start);
    return () => window.removeEventListener('online', start);
  }, [hints]);
}
