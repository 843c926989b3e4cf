import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { createQueue } from '../../../src/runs/queue.ts';
import type { Database, Query } from './database.ts';
import { TIMESTAMPTZ, toIsoMoment } from './moments.ts';

export interface PgliteDatabase extends Database {
  readonly connection: PgliteConnection;
  /** A copy of the whole database, to start another one from. */
  snapshot(): Promise<Blob>;
}

/** PostgreSQL gives arrays of its own tables' rows a type each, numbered from here to where those of users begin. */
const SYSTEM_ROWS = { from: 10_000, to: 16_384 } as const;

/** PGlite copies its list of parsers for every statement: two thirds of it are for arrays that nobody asks for. */
function keepUsefulParsers({ parsers }: PgliteConnection['driver']): void {
  for (const type of Object.keys(parsers).map(Number))
    if (type >= SYSTEM_ROWS.from && type < SYSTEM_ROWS.to) delete parsers[type];
}

/** Opens the embedded PostgreSQL: on a folder, or in memory, empty or from a snapshot. */
export async function openPglite(options: { folder?: string; snapshot?: Blob }): Promise<PgliteDatabase> {
  const connection = await createPgliteConnection({
    ...(options.folder === undefined ? {} : { url: options.folder }),
    pgliteOptions: {
      parsers: { [TIMESTAMPTZ]: toIsoMoment },
      ...(options.snapshot === undefined ? {} : { loadDataDir: options.snapshot }),
    },
  });
  const { driver } = connection;
  const exclusive = createQueue();
  await driver.waitReady;
  keepUsefulParsers(driver);
  await driver.exec("set time zone 'UTC'");
  const query: Query = <Row>(text: string, params: readonly unknown[] = []) =>
    exclusive(async () => (await driver.query<Row>(text, [...params])).rows);
  return {
    connection,
    exclusive,
    query,
    script: (text) =>
      exclusive(() =>
        driver.transaction(async (transaction) => {
          await transaction.exec(text);
        }),
      ),
    transaction: (work) =>
      exclusive(() =>
        driver.transaction((transaction) =>
          work(async <Row>(text: string, params: readonly unknown[] = []) => {
            return (await transaction.query<Row>(text, [...params])).rows;
          }),
        ),
      ),
    snapshot: () => exclusive(() => driver.dumpDataDir('none')),
    close: () => exclusive(() => connection.close()),
  };
}
