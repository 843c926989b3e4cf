/** Says that PostgreSQL does not answer, or has closed a connection. */
export class DatabaseLost extends Error {
  override readonly name = 'DatabaseLost';
}

/** Whether the connections to one opened database have been lost; they are not used again after that. */
export interface Loss {
  readonly isKnown: boolean;
  report(): void;
  /** The outcome of the work, or a `DatabaseLost` as soon as the loss is reported: the work may then never end. */
  unlessLost<Value>(work: Promise<Value>): Promise<Value>;
}

/** `onReport` is called once, at the first report. */
export function createLoss(onReport: () => void): Loss {
  // Not one promise for all: each request would add to what that holds for as long as the database lasts.
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

/** What PostgreSQL, its driver and Node call a connection that failed. */
const CONNECTION_FAILURE = /^(?:CONNECTION_|CONNECT_TIMEOUT|57P0|E[A-Z]+$)/;

/** Waiting may help; it does not when PostgreSQL answers that the password or the database is wrong. */
export function isConnectionFailure(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CONNECTION_FAILURE.test(String(error.code));
}

/**
 * postgres.js writes to connections that are closed, and waits nowhere for the list of types it asks of a new one. Both
 * would end this process, although whoever waits for an answer has been told of the loss.
 */
function isLeftByDriver(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof TypeError) return /\/postgres\/src\/connection\.js/.test(error.stack ?? '');
  return 'query' in error && isConnectionFailure(error);
}

function ignoreLeftByDriver(error: unknown): void {
  if (!isLeftByDriver(error)) throw error;
}

/** Lets this process live on when the driver throws because its database is lost. Gives the function that ends this. */
export function surviveLostDriver(): () => void {
  process.on('uncaughtException', ignoreLeftByDriver);
  return () => void process.off('uncaughtException', ignoreLeftByDriver);
}
