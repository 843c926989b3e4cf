/**
 * What time the server has. Subscriptions end by the server's clock; a person whose own clock is a year off must be
 * neither locked out nor let in by it. Every answer of the backend that lets us read its `Date` header tells the
 * difference; before the first one, and where a host hides the header, the device's clock has to do.
 */

/** `Date` has whole seconds and answers travel: a smaller difference than this is no difference. */
const NEGLIGIBLE_MS = 5_000;

let offsetMs = 0;

/** Milliseconds since 1970 by the server's clock, as far as it is known. */
export function serverNow(): number {
  return Date.now() + offsetMs;
}

/** Learns the difference from an answer of the backend. */
export function noteServerTime(answer: Pick<Response, 'headers'>): void {
  const serverMs = Date.parse(answer.headers.get('date') ?? '');
  if (Number.isNaN(serverMs)) return;
  const difference = serverMs - Date.now();
  offsetMs = Math.abs(difference) < NEGLIGIBLE_MS ? 0 : difference;
}
