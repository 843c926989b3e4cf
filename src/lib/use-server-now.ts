import { useEffect, useState } from 'react';
import { serverNow } from './server-clock.ts';

/** The server's time as state, updated every `intervalMs`; for countdowns and expiry. */
export function useServerNow(intervalMs: number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs]);
  return now;
}
