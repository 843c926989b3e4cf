/**
 * Hears Back and Forward before the router does. Listeners of the window are called in the order in which they were added,
 * captured or not, so this file is imported before the router is mounted (app/providers.tsx).
 */
type Guard = (event: PopStateEvent) => void;

let guard: Guard | null = null;

if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => guard?.(event));

/** Asks `next` about every step through the history from now on. Returns what ends that. */
export function guardHistory(next: Guard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
}
