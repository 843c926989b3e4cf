/**
 * Tells public/wake.js that the prerendered page has hydrated, so that it replays the clicks and input it has
 * recorded.
 */
export function announceHydrated(): void {
  window.dispatchEvent(new Event('hydrated'));
}
