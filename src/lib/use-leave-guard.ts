import { useEffect, useEffectEvent } from 'react';
import { guardHistory } from './popstate-guard.ts';

/** Where the router keeps the number of a history entry. */
function indexOf(state: unknown): number | null {
  const isEntry = typeof state === 'object' && state !== null && 'idx' in state;
  return isEntry && typeof state.idx === 'number' ? state.idx : null;
}

/** How far an entry is from the one that is shown. One without a number, as a page loaded anew leaves it, lies one step back. */
function stepsTo(entry: number | null): number {
  const shown = indexOf(window.history.state);
  return entry === null || shown === null || entry === shown ? 1 : entry - shown;
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
    const { pathname } = window.location;
    let returning = 0;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    const turnBack = (event: PopStateEvent): void => {
      const isOnPage = window.location.pathname === pathname;
      // An entry that the router did not make is a place on this very page.
      if (isOnPage && indexOf(event.state) === null) return;
      event.stopImmediatePropagation();
      if (isOnPage) return;
      // From where the browser is by then: somebody may press Back again meanwhile.
      clearTimeout(returning);
      returning = window.setTimeout(() => {
        if (window.location.pathname !== pathname) window.history.go(stepsTo(here));
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
