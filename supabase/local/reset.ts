import { rm } from 'node:fs/promises';
import postgres from 'postgres';
import { lockFolder } from './database/lock.ts';
import { readOwnEnvironment } from './environment.ts';
import { startStack } from './stack.ts';

/** Drops everything that a stack creates in a PostgreSQL, and nothing else. */
const EMPTY_DATABASE = `
drop schema if exists public, private, auth, extensions, supabase_migrations cascade;
create schema public;
grant usage on schema public to public;
alter default privileges grant execute on functions to public;
`;

async function emptyPostgres(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    await sql.unsafe(EMPTY_DATABASE);
  } finally {
    await sql.end();
  }
}

/** `npm run stack:reset`: deletes all data, then creates the database and its people again. */
async function main(): Promise<void> {
  const environment = readOwnEnvironment();
  const { dataDir } = environment;
  // Rejects while another process uses the folder.
  const unlock = await lockFolder(dataDir);
  try {
    if (environment.databaseUrl !== undefined) await emptyPostgres(environment.databaseUrl);
    await rm(dataDir, { recursive: true, force: true });
  } finally {
    await unlock();
  }
  const stack = await startStack({ ...environment, functions: false });
  await stack.stop();
  console.log('The local stack is new.');
}

main().catch((error: unknown) => {
  console.error(`\n[stack] ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
