/**
 * The server's time. Subscriptions end by the server's clock, so a wrong device clock must neither lock a person out
 * nor let them in. The offset comes from the `Date` header of the backend's responses; before the first one, or
 * where a host hides the header, the device's clock is used.
 */

/** `Date` has whole seconds and responses take time: a smaller offset is ignored. */
const NEGLIGIBLE_MS = 5_000;

let offsetMs = 0;

/** Milliseconds since 1970 by the server's clock, as far as it is known. */
export function serverNow(): number {
  return Date.now() + offsetMs;
}

/** Updates the offset from a response of the backend. */
export function noteServerTime(answer: Pick<Response, 'headers'>): void {
  const serverMs = Date.parse(answer.headers.get('date') ?? '');
  if (Number.isNaN(serverMs)) return;
  const difference = serverMs - Date.now();
  offsetMs = Math.abs(difference) < NEGLIGIBLE_MS ? 0 : difference;
}
