import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROJECT_ROOT } from '../../supabase/local/settings.ts';
import type { Checkout } from './supabase-cli.ts';

/** Where the types of the database live: core, so that the browser and the functions read the same ones. */
export const DATABASE_TYPES_FILE = 'src/core/contracts/database.ts';

const HEADER =
  '/** The rows and functions of the database, written by `npm run types:database`. Never edited by hand. */\n';

/** Before the types the CLI speaks of the connection; after them come helpers and constants that nobody here uses. */
const TYPES = /^export type Json = .*(?=^type DatabaseWithoutInternals)/ms;

/**
 * The types of the migrated database at `url`, as the Supabase CLI states them, in the format of this repository.
 *
 * @throws Error when the CLI fails or writes something else than it used to.
 */
export async function generateDatabaseTypes(checkout: Checkout, url: string): Promise<string> {
  const answer = await checkout.run(`npx supabase gen types --remote=${url} --schema public > generated.ts`);
  if (answer.code !== 0) throw new Error(`supabase gen types: ${answer.words}`);
  const generated = await readFile(join(checkout.folder, 'generated.ts'), 'utf8');
  const types = TYPES.exec(generated);
  if (types === null) throw new Error(`supabase gen types wrote no types: ${generated}`);
  return execFileSync('npx', ['biome', 'format', `--stdin-file-path=${DATABASE_TYPES_FILE}`], {
    cwd: fileURLToPath(PROJECT_ROOT),
    input: HEADER + types[0],
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'ignore'],
  });
}
