/** PostgreSQL does not answer, or has closed a connection. */
export class DatabaseLost extends Error {
  override readonly name = 'DatabaseLost';
}

/** The loss of the connections to an opened database, which are then not used again. */
export interface Loss {
  readonly isKnown: boolean;
  report(): void;
  /** Settles as the work does, or rejects with `DatabaseLost` as soon as the loss is reported: the work may then never end. */
  unlessLost<Value>(work: Promise<Value>): Promise<Value>;
}

/** `onReport` is called once, at the first report. */
export function createLoss(onReport: () => void): Loss {
  // A promise for each request, because a shared one would keep the handlers of all requests in memory.
  const waiting = new Set<(error: DatabaseLost) => void>();
  let isKnown = false;
  return {
    get isKnown() {
      return isKnown;
    },
    report: () => {
      if (isKnown) return;
      isKnown = true;
      for (const reject of waiting) reject(new DatabaseLost('A connection to PostgreSQL was closed.'));
      onReport();
    },
    unlessLost: (work) =>
      new Promise((resolve, reject) => {
        if (isKnown) reject(new DatabaseLost('The connection to PostgreSQL was closed before.'));
        waiting.add(reject);
        work.then(resolve, reject).finally(() => waiting.delete(reject));
      }),
  };
}

/** Error codes of failed connections, of PostgreSQL, its driver and Node. */
const CONNECTION_FAILURE = /^(?:CONNECTION_|CONNECT_TIMEOUT|57P0|E[A-Z]+$)/;

/** Whether the connection failed, so that a retry may help; a wrong password or database is another error. */
export function isConnectionFailure(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CONNECTION_FAILURE.test(String(error.code));
}

/**
 * Whether an uncaught error comes from postgres.js after a loss: it writes to closed connections, and does not handle a failed
 * query for types. Both would end this process, although the waiting requests have been rejected.
 */
function isLeftByDriver(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof TypeError) return /\/postgres\/src\/connection\.js/.test(error.stack ?? '');
  return 'query' in error && isConnectionFailure(error);
}

function ignoreLeftByDriver(error: unknown): void {
  if (!isLeftByDriver(error)) throw error;
}

/** Keeps this process running when the driver throws after a loss. Returns the function that undoes this. */
export function surviveLostDriver(): () => void {
  process.on('uncaughtException', ignoreLeftByDriver);
  return () => void process.off('uncaughtException', ignoreLeftByDriver);
}
