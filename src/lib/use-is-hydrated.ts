import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/**
 * False during prerendering and hydration, true afterwards. Content that depends on the clock or the browser waits
 * for it, so that the hydrated markup matches the prerendered one.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
