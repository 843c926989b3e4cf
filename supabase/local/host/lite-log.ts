import { AsyncLocalStorage } from 'node:async_hooks';

/** Takes one line about a request that the database refused. */
export type LogLine = (line: string) => void;

const loggers = new AsyncLocalStorage<LogLine>();

let isInstalled = false;

function describe(value: unknown): string {
  if (!(value instanceof Error)) return String(value);
  const { code } = value as { code?: unknown };
  return typeof code === 'string' ? `${code} ${value.message}` : value.message;
}

/**
 * Lite prints every error of a statement to the console together with its parameters: password hashes, tokens, whatever
 * people typed. This puts a turnout in front of `console.error` that does nothing outside `loggingTo`, and there passes
 * on the messages alone.
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
