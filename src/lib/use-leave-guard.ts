import { useEffect, useEffectEvent } from 'react';
import { guardHistory } from './popstate-guard.ts';

/** Where the router keeps the number of a history entry. */
function indexOf(state: unknown): number | null {
  const isEntry = typeof state === 'object' && state !== null && 'idx' in state;
  return isEntry && typeof state.idx === 'number' ? state.idx : null;
}

/**
 * Asks before somebody leaves what is unfinished on the page. Closing and loading again are asked about by the browser;
 * Back and Forward are taken back, unheard by the router, and `onAsk` is called instead.
 */
export function useLeaveGuard(isOn: boolean, onAsk: () => void): void {
  const ask = useEffectEvent(onAsk);
  useEffect(() => {
    if (!isOn) return;
    const here = indexOf(window.history.state);
    let returning = 0;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    const turnBack = (event: PopStateEvent): void => {
      const there = indexOf(event.state);
      // An entry that the router did not make is a place on this very page.
      if (here === null || there === null) return;
      event.stopImmediatePropagation();
      if (there === here) return;
      // From where the browser is by then: somebody may press Back again meanwhile.
      clearTimeout(returning);
      returning = window.setTimeout(() => {
        const now = indexOf(window.history.state) ?? here;
        if (now !== here) window.history.go(here - now);
      });
      ask();
    };
    window.addEventListener('beforeunload', warn);
    const stopGuarding = guardHistory(turnBack);
    return () => {
      window.removeEventListener('beforeunload', warn);
      stopGuarding();
    };
  }, [isOn]);
}
