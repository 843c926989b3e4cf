/** Runs work when the browser is idle; without requestIdleCallback, as the next task. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work);
}
