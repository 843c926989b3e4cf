/** What was pressed and typed while a drawn page slept can be answered now (public/wake.js). */
export function announceAwake(): void {
  window.dispatchEvent(new Event('awake'));
}
