import { useEffect, useEffectEvent } from 'react';
import { guardHistory } from './popstate-guard.ts';

/** The index that the router stores in a history entry. */
function indexOf(state: unknown): number | null {
  const isEntry = typeof state === 'object' && state !== null && 'idx' in state;
  return isEntry && typeof state.idx === 'number' ? state.idx : null;
}

/**
 * The number of steps to an entry from the current one. An entry without an index (left by a reload) is one step
 * back.
 */
function stepsTo(entry: number | null): number {
  const shown = indexOf(window.history.state);
  return entry === null || shown === null || entry === shown ? 1 : entry - shown;
}

/**
 * Asks before the person leaves a page with unfinished work. For close and reload the browser asks; Back and Forward
 * are reverted before the router sees them, and `onAsk` is called instead.
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
      // An entry that the router did not create is an anchor on the same page.
      if (isOnPage && indexOf(event.state) === null) return;
      event.stopImmediatePropagation();
      if (isOnPage) return;
      // Computed from the browser's position at that time: the person may press Back again meanwhile.
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
