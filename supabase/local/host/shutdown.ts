const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Exit codes of a process that a signal ended: 128 and the signal's number. */
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** Calls `stop` before a signal ends the process. Returns the function that undoes this. */
export function stopOnExit(stop: () => Promise<void>): () => void {
  let stopping = false;
  const listener = (signal: (typeof SIGNALS)[number]): void => {
    if (stopping) return;
    stopping = true;
    stop().finally(() => process.exit(EXIT_CODES[signal]));
  };
  for (const signal of SIGNALS) process.on(signal, listener);
  return () => {
    for (const signal of SIGNALS) process.off(signal, listener);
  };
}
