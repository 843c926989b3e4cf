/** Does something once the browser has nothing else to do; some have no word for that, and do it next. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work);
}
