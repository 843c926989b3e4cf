import { useEffect } from 'react';

/** How many screens on show want toasts to come from above. */
let wanting = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  wanting += by;
  for (const listener of listeners) listener();
}

/** For a screen whose way on is at the bottom right, where toasts would cover it. */
export function useToastsAbove(): void {
  useEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
}

/** For the toast area, as an external store. */
export const toastPlace = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isAbove: (): boolean => wanting > 0,
};
