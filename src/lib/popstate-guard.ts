/**
 * A popstate listener that runs before the router's. Window listeners run in the order of registration, captured or
 * not, so this file is imported before the router is mounted (app/providers.tsx).
 */
type Guard = (event: PopStateEvent) => void;

let guard: Guard | null = null;

if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => guard?.(event));

/** Passes every popstate event to `next` from now on. Returns a function that ends that. */
export function guardHistory(next: Guard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
}
