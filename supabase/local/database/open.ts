import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { StackOptions } from '../stack.ts';
import type { Database } from './database.ts';
import { lockFolder } from './lock.ts';
import { DatabaseLost, isConnectionFailure } from './loss.ts';
import { openPglite, type PgliteDatabase } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import { loadSnapshot, saveSnapshot } from './snapshot.ts';

/** Connections to a real PostgreSQL; as many as Lite's own default. */
const CONNECTIONS = 10;

export interface OpenedDatabase {
  readonly database: Database;
  /** Whether it was opened from a snapshot that contains the schema. */
  readonly ready: boolean;
  /** Saves a snapshot for the next start, if useful; to be called once the schema is complete. */
  keep(): Promise<void>;
}

const keepNothing = (): Promise<void> => Promise.resolve();

/**
 * Opens the database of the options. Rejects when another process holds the folder, with `DatabaseLost` when PostgreSQL does
 * not answer, and with another error when it refuses. `onLost` is called when the connection is lost later.
 */
export async function openDatabase(options: StackOptions, onLost: () => void): Promise<OpenedDatabase> {
  if (options.databaseUrl !== undefined && options.databaseUrl !== '') {
    const database = openPostgres(options.databaseUrl, options.connections ?? CONNECTIONS, onLost);
    try {
      await database.query('select 1');
    } catch (error) {
      await database.close();
      if (isConnectionFailure(error)) throw new DatabaseLost(`PostgreSQL does not answer: ${String(error)}`);
      throw new Error(`PostgreSQL refuses STACK_DATABASE_URL: ${String(error)}`, { cause: error });
    }
    return { database, ready: false, keep: keepNothing };
  }
  const folder = options.dataDir ?? 'memory';
  if (folder !== 'memory') {
    const data = join(folder, 'data');
    await mkdir(data, { recursive: true });
    const unlock = await lockFolder(folder);
    const database = await openPglite({ folder: data });
    const close = (): Promise<void> => database.close().finally(unlock);
    return { database: { ...database, close }, ready: false, keep: keepNothing };
  }
  const snapshot = await loadSnapshot();
  const database: PgliteDatabase = await openPglite(snapshot === null ? {} : { snapshot });
  const keep = async (): Promise<void> => saveSnapshot(await database.snapshot());
  return { database, ready: snapshot !== null, keep: snapshot === null ? keep : keepNothing };
}
