import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PROJECT_ROOT } from '../settings.ts';
import type { Database } from './database.ts';

const MIGRATIONS_FOLDER = fileURLToPath(new URL('supabase/migrations/', PROJECT_ROOT));
const EXAMPLE_BOARDS_FILE = fileURLToPath(new URL('supabase/example-boards.sql', PROJECT_ROOT));
const SEED_FILE = fileURLToPath(new URL('supabase/seed.sql', PROJECT_ROOT));

/** The migration with all grants; it is idempotent. */
const PRIVILEGES_FILE = /_privileges\.sql$/;

export interface Migration {
  /** The number before the first underscore, as the Supabase CLI reads it. */
  readonly version: string;
  readonly name: string;
  readonly sql: string;
}

/** The project's migrations, oldest first. */
export async function readMigrations(): Promise<readonly Migration[]> {
  const files = await readdir(MIGRATIONS_FOLDER).catch(() => []);
  return Promise.all(
    files
      .filter((file) => /^\d+_.+\.sql$/.test(file))
      .sort()
      .map(async (file) => ({
        version: file.slice(0, file.indexOf('_')),
        name: file.slice(file.indexOf('_') + 1, -'.sql'.length),
        sql: await readFile(MIGRATIONS_FOLDER + file, 'utf8'),
      })),
  );
}

/**
 * Applies the pending migrations, each in its own transaction, and returns their names.
 *
 * @param last the version of the last migration to apply; all when left out.
 */
export async function applyMigrations(database: Database, last?: string): Promise<readonly string[]> {
  const seen = await appliedVersions(database);
  const applied: string[] = [];
  for (const migration of await readMigrations()) {
    if (seen.has(migration.version) || (last !== undefined && migration.version > last)) continue;
    const record = `insert into supabase_migrations.schema_migrations (version, name, statements)
      values ('${migration.version}', '${migration.name.replaceAll("'", "''")}', '{}');`;
    try {
      await database.script(`${migration.sql}\n;\n${record}`);
    } catch (cause) {
      throw new Error(`Migration ${migration.version}_${migration.name}.sql failed: ${String(cause)}`, {
        cause,
      });
    }
    applied.push(migration.version);
  }
  return applied;
}

/**
 * Inserts the demo people, once for each content of the seed file, so that changes to them survive restarts. The seed file is
 * recorded in the same table as by the Supabase CLI.
 */
export async function applySeed(database: Database): Promise<void> {
  const seed = await readFile(SEED_FILE, 'utf8').catch(() => '');
  const hash = createHash('sha256').update(seed).digest('hex');
  const seen = await database.query('select 1 from supabase_migrations.seed_files where hash = $1', [hash]);
  if (seed.trim() === '' || seen.length > 0) return;
  const record = `insert into supabase_migrations.seed_files (path, hash) values ('supabase/seed.sql', '${hash}')
    on conflict (path) do update set hash = excluded.hash;`;
  try {
    await database.script(`${seed}\n;\n${record}`);
  } catch (cause) {
    throw new Error(`supabase/seed.sql failed: ${String(cause)}`, { cause });
  }
}

/** Puts eight people on the boards of this week and the last, two demo people among them. */
export async function applyExampleBoards(database: Database): Promise<void> {
  await database.script(await readFile(EXAMPLE_BOARDS_FILE, 'utf8'));
}

/** Re-applies the grants of the applied migrations as on hosted Supabase, after Lite has granted everything to the API roles. */
export async function applyPrivileges(database: Database): Promise<void> {
  const seen = await appliedVersions(database);
  for (const { name, version, sql } of await readMigrations()) {
    if (seen.has(version) && PRIVILEGES_FILE.test(`_${name}.sql`)) await database.script(sql);
  }
}

async function appliedVersions(database: Database): Promise<ReadonlySet<string>> {
  const done = await database.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  return new Set(done.map(({ version }) => version));
}
