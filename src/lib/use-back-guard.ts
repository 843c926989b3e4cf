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

/** Reverts Back and Forward before the router sees them, and calls `onBack` instead. */
export function useBackGuard(isOn: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    if (!isOn) return;
    const here = indexOf(window.history.state);
    const { pathname } = window.location;
    let returning = 0;
    const turnBack = (event: PopStateEvent): void => {
      const isOnPage = window.location.pathname === pathname;
      // An entry that the router did not create is an anchor on the same page.
      if (isOnPage && indexOf(event.state) === null) return;
      event.stopImmediatePropagation();
      // The way back to where the person was: this guard's own, or that of the page before.
      if (isOnPage && indexOf(event.state) === here) return;
      // Computed from the browser's position at that time: the person may press Back again meanwhile.
      clearTimeout(returning);
      returning = window.setTimeout(() => {
        if (window.location.pathname !== pathname || indexOf(window.history.state) !== here)
          window.history.go(stepsTo(here));
      });
      back();
    };
    return guardHistory(turnBack);
  }, [isOn]);
}
