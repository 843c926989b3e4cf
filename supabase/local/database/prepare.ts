import type { App } from '@supabase/lite';
import type { StackOptions } from '../stack.ts';
import { applyExampleBoards, applyMigrations, applyPrivileges, applySeed } from './migrate.ts';
import type { OpenedDatabase } from './open.ts';
import { HOSTED_PRELUDE } from './prelude.ts';

/** Brings the database up to date: Lite's tables, our migrations, the people and the grants. */
export async function prepareDatabase(
  app: App,
  { database, ready, keep }: OpenedDatabase,
  options: Pick<StackOptions, 'seedPeople' | 'exampleBoards' | 'grants' | 'migrateTo'>,
): Promise<void> {
  await app.init();
  if (!ready) {
    await database.exclusive(() => app.ensureSystemSchema());
    await database.script(HOSTED_PRELUDE);
    await applyMigrations(database, options.migrateTo);
    await keep();
  }
  if (options.seedPeople ?? true) await applySeed(database);
  if (options.exampleBoards ?? false) await applyExampleBoards(database);
  await warmUp(app, database);
  if ((options.grants ?? 'hosted') === 'hosted') await applyPrivileges(database);
}

/**
 * Makes a first request. At the first request of a process Lite grants every table with row level security to the API roles;
 * doing so now lets the grants of our migrations override it.
 */
async function warmUp(app: App, database: OpenedDatabase['database']): Promise<void> {
  const nobody = { auth: { uid: null, role: 'anon', jwt: null } };
  await database.exclusive(() => app.connection.withContext(nobody, async () => undefined));
}
