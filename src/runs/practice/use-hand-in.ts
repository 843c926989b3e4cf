import { useEffect, useEffectEvent } from 'react';
import type { RunTypes } from '../store.ts';
import { type HandInSource, handInWaiting } from './hand-in.ts';

/** Has practice judged that was handed in without a network: now, and whenever the network is back. @param onJudged is told when anything was. */
export function useHandIn<Types extends RunTypes>(
  source: HandInSource<Types>,
  personId: string,
  onJudged: () => void,
): void {
  const handIn = useEffectEvent(async () => {
    if (await handInWaiting(source, personId)) onJudged();
  });
  useEffect(() => {
    const start = (): void => void handIn();
    start();
    window.addEventListener('online', start);
    return () => window.removeEventListener('online', start);
  }, []);
}
