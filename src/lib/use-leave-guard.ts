import { useEffect } from 'react';
import { useBackGuard } from './use-back-guard.ts';

/**
 * Asks before the person leaves a page with unfinished work. For close and reload the browser asks; Back and Forward
 * are reverted, and `onAsk` is called instead.
 */
export function useLeaveGuard(isOn: boolean, onAsk: () => void): void {
  useBackGuard(isOn, onAsk);
  useEffect(() => {
    if (!isOn) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isOn]);
}
