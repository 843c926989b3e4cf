import { AsyncLocalStorage } from 'node:async_hooks';

/** Logs one line about a request that the database refused. */
export type LogLine = (line: string) => void;

const loggers = new AsyncLocalStorage<LogLine>();

let isInstalled = false;

function describe(value: unknown): string {
  if (!(value instanceof Error)) return String(value);
  const { code } = value as { code?: unknown };
  return typeof code === 'string' ? `${code} ${value.message}` : value.message;
}

/**
 * Lite prints every error of a statement to the console with its parameters, such as password hashes and tokens. This wraps
 * `console.error`: within `loggingTo` it logs the messages only, elsewhere it has no effect.
 */
function install(): void {
  if (isInstalled) return;
  isInstalled = true;
  const original = console.error;
  console.error = (...values: unknown[]) => {
    const log = loggers.getStore();
    if (log === undefined) original(...values);
    else log(values.map(describe).join(' '));
  };
}

/** Runs a request to Lite; what it would print goes to `log`, a line each, without parameters. */
export function loggingTo<Value>(log: LogLine, work: () => Promise<Value>): Promise<Value> {
  install();
  return loggers.run(log, work);
}
