import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PROJECT_ROOT } from '../settings.ts';
import { readMigrations } from './migrate.ts';
import { HOSTED_PRELUDE } from './prelude.ts';

/** Tests start many stacks; each but the first starts from a copy of the first one's database. */
export const CACHE_FOLDER = fileURLToPath(new URL('node_modules/.cache/benchready/', PROJECT_ROOT));

/** Part of the cache key, because a new version of Lite has other tables. */
const LITE_MANIFEST = fileURLToPath(new URL('node_modules/@supabase/lite/package.json', PROJECT_ROOT));

const PREFIX = 'database-';

/** Names the schema that the migrations and Lite make, as a hexadecimal number. */
export async function schemaHash(): Promise<string> {
  const hash = createHash('sha256')
    .update(HOSTED_PRELUDE)
    .update(await readFile(LITE_MANIFEST));
  for (const migration of await readMigrations()) hash.update(migration.version).update(migration.sql);
  return hash.digest('hex').slice(0, 16);
}

const snapshotFile = async (): Promise<string> => `${PREFIX}${await schemaHash()}.tar`;

/** The cached database with its schema and without people; null when the migrations have changed. */
export async function loadSnapshot(): Promise<Blob | null> {
  try {
    return new Blob([await readFile(CACHE_FOLDER + (await snapshotFile()))]);
  } catch {
    return null;
  }
}

/** Saves a snapshot and deletes outdated ones. Errors of the cache are ignored. */
export async function saveSnapshot(snapshot: Blob): Promise<void> {
  const file = await snapshotFile();
  try {
    await mkdir(CACHE_FOLDER, { recursive: true });
    const draft = `${CACHE_FOLDER}${file}.${process.pid}`;
    await writeFile(draft, Buffer.from(await snapshot.arrayBuffer()));
    await rename(draft, CACHE_FOLDER + file);
    for (const old of await readdir(CACHE_FOLDER)) {
      if (old.startsWith(PREFIX) && old.endsWith('.tar') && old !== file) await rm(CACHE_FOLDER + old);
    }
  } catch (error) {
    console.warn('[stack] the database snapshot could not be kept:', String(error));
  }
}
