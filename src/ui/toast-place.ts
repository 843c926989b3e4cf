import { useEffect } from 'react';

/** How many mounted screens request toasts at the top. */
let requestsForTop = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  requestsForTop += by;
  for (const listener of listeners) listener();
}

/** Moves toasts to the top for a screen whose main action is at the bottom right, where they would cover it. */
export function useToastsAbove(): void {
  useEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
}

/** An external store (useSyncExternalStore) for the toast area. */
export const toastPlace = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isAbove: (): boolean => requestsForTop > 0,
};
