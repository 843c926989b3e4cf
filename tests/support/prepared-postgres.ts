import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE_FOLDER, schemaHash } from '../../supabase/local/database/snapshot.ts';
import { startStack } from '../../supabase/local/stack.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

const PREFIX = 'postgres-';

/** A real PostgreSQL of its own with our migrations and without people: a copy of one that is made once for all tests. */
export async function startPreparedPostgres(): Promise<TestPostgres> {
  const folder = await preparedFolder();
  if (!existsSync(folder)) await prepare(folder);
  return startPostgres({ data: folder });
}

/** Made before the tests begin, so that their workers do not all make it (`globalSetup` of vitest.config.ts). */
export async function setup(): Promise<void> {
  const folder = await preparedFolder();
  if (!existsSync(folder)) await prepare(folder);
}

const preparedFolder = async (): Promise<string> => join(CACHE_FOLDER, `${PREFIX}${await schemaHash()}`);

async function prepare(folder: string): Promise<void> {
  const server = await startPostgres();
  const stack = await startStack({
    port: 0,
    databaseUrl: server.url,
    functions: false,
    seedPeople: false,
    quiet: true,
  });
  await stack.stop();
  mkdirSync(CACHE_FOLDER, { recursive: true });
  const draft = `${folder}.${process.pid}`;
  await server.stopAndKeep(draft);
  // Somebody else may have been faster.
  if (existsSync(folder)) rmSync(draft, { recursive: true });
  else renameSync(draft, folder);
  for (const old of readdirSync(CACHE_FOLDER))
    if (old.startsWith(PREFIX) && join(CACHE_FOLDER, old) !== folder && !old.includes('.'))
      rmSync(join(CACHE_FOLDER, old), { recursive: true });
}
