import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/**
 * False while a page is drawn at build time and while that drawing wakes in the browser, true from then on. What depends
 * on the clock or the browser waits for it, so that both drawings are the same.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
