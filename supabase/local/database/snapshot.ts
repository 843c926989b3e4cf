import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PROJECT_ROOT } from '../settings.ts';
import { readMigrations, readSeed } from './migrate.ts';
import { HOSTED_PRELUDE } from './prelude.ts';

/** Tests start many stacks; each but the first starts from a copy of the first one's database. */
const CACHE_FOLDER = fileURLToPath(new URL('node_modules/.cache/benchready/', PROJECT_ROOT));

/** A new version of Lite brings new tables. */
const LITE_MANIFEST = fileURLToPath(new URL('node_modules/@supabase/lite/package.json', PROJECT_ROOT));

async function snapshotFile(people: boolean): Promise<string> {
  const hash = createHash('sha256')
    .update(HOSTED_PRELUDE)
    .update(await readFile(LITE_MANIFEST));
  for (const migration of await readMigrations()) hash.update(migration.version).update(migration.sql);
  if (people) hash.update('people').update(await readSeed());
  return `database-${people ? 'people' : 'empty'}-${hash.digest('hex').slice(0, 16)}.tar`;
}

/** The database as a former start left it, or null when the migrations or the seed have changed since. */
export async function loadSnapshot(people: boolean): Promise<Blob | null> {
  try {
    return new Blob([await readFile(CACHE_FOLDER + (await snapshotFile(people)))]);
  } catch {
    return null;
  }
}

/** Keeps a snapshot and drops the outdated ones. A cache that cannot be written is no reason to fail. */
export async function saveSnapshot(people: boolean, snapshot: Blob): Promise<void> {
  const file = await snapshotFile(people);
  const prefix = file.slice(0, file.lastIndexOf('-') + 1);
  try {
    await mkdir(CACHE_FOLDER, { recursive: true });
    const draft = `${CACHE_FOLDER}${file}.${process.pid}`;
    await writeFile(draft, Buffer.from(await snapshot.arrayBuffer()));
    await rename(draft, CACHE_FOLDER + file);
    for (const old of await readdir(CACHE_FOLDER)) {
      if (old.startsWith(prefix) && old.endsWith('.tar') && old !== file) await rm(CACHE_FOLDER + old);
    }
  } catch (error) {
    console.warn('[stack] the database snapshot could not be kept:', String(error));
  }
}
