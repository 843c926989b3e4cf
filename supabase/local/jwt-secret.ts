import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const SECRET_BYTES = 32;

/**
 * The random secret that signs access tokens. It is stored in the data folder, so that people stay signed in after a restart;
 * without a folder every start has a new one.
 */
export async function jwtSecret(folder: string | undefined): Promise<string> {
  const fresh = randomBytes(SECRET_BYTES).toString('hex');
  if (folder === undefined) return fresh;
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'jwt-secret');
  await writeFile(file, fresh, { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return readFile(file, 'utf8');
}
