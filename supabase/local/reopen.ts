import { setTimeout as sleep } from 'node:timers/promises';
import type { Query } from './database/database.ts';
import { createLoss, DatabaseLost, type Loss } from './database/loss.ts';
import { type Handler, isBackendPath } from './gateway.ts';
import type { LogLine } from './host/lite-log.ts';
import { unavailable } from './http/answers.ts';

/** A request handler with an open database. */
export interface Backend {
  readonly fetch: Handler;
  readonly sql: Query;
  close(): Promise<void>;
}

interface Session {
  readonly backend: Backend;
  readonly loss: Loss;
}

const RETRY_MS = 500;
/** Attempts to connect at the start, at least a minute, for a database that starts together with the stack. */
const TRIES_AT_START = 120;

/**
 * Opens a backend and reopens it whenever its database is lost, so that an interrupted transaction is never continued. Running
 * requests are then answered with 503, and so are new ones until the database is back.
 */
export async function keepOpen(open: (loss: Loss) => Promise<Backend>, log: LogLine): Promise<Backend> {
  let isClosed = false;
  let session: Session | null = null;
  let reopening = Promise.resolve();

  const openOnce = async (): Promise<void> => {
    const loss = createLoss(() => {
      if (session?.loss === loss) reopening = reopen(session.backend);
    });
    session = { backend: await open(loss), loss };
  };

  const openInTime = async (goesOn: (error: unknown, tries: number) => boolean): Promise<void> => {
    let said = '';
    for (let tries = 1; !isClosed; tries += 1) {
      try {
        return await openOnce();
      } catch (error) {
        if (!goesOn(error, tries)) throw error;
        const line = `Waiting for the database. ${error instanceof Error ? error.message : String(error)}`;
        if (line !== said) log(line);
        said = line;
        await sleep(RETRY_MS);
      }
    }
  };

  const reopen = async (lost: Backend): Promise<void> => {
    session = null;
    if (isClosed) return;
    log('The database is lost; requests are refused until it is back.');
    await lost.close().catch(() => undefined);
    await openInTime(() => true);
    if (!isClosed) log('The database is back.');
  };

  await openInTime((error, tries) => error instanceof DatabaseLost && tries < TRIES_AT_START);

  return {
    fetch: async (request) => {
      if (!isBackendPath(new URL(request.url).pathname)) return null;
      const current = session;
      if (current === null) return unavailable('The database does not answer.');
      try {
        return await current.loss.unlessLost(current.backend.fetch(request));
      } catch (error) {
        if (current.loss.isKnown) return unavailable('The database was lost. Please try again.');
        throw error;
      }
    },
    sql: async (text, params) => {
      if (session === null) throw new DatabaseLost('The database does not answer.');
      return session.loss.unlessLost(session.backend.sql(text, params));
    },
    close: async () => {
      isClosed = true;
      await reopening;
      const last = session;
      session = null;
      await last?.backend.close();
    },
  };
}
