import { formatCountdown } from '../../lib/format.ts';
import { useServerNow } from '../../lib/use-server-now.ts';

const TICK_MS = 1000;

/** How much of a test's time is left, by the server's clock, as it runs down. */
export function TestClock({ expiresAt }: { readonly expiresAt: string }) {
  const leftMs = Date.parse(expiresAt) - useServerNow(TICK_MS);
  return (
    <span role="timer" className="reading font-semibold">
      {formatCountdown(leftMs)}
    </span>
  );
}
