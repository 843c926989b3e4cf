import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newCredentialKey } from '../functions/_shared/new-credential-key.ts';

/**
 * The keys of certificates as `CREDENTIAL_KEYS` has them. They are made at the first start and stored in the data folder, so that what
 * they signed stays valid; without a folder every start has new ones.
 */
export async function credentialKeys(folder: string | undefined): Promise<string> {
  const file = folder === undefined ? null : join(folder, 'credential-keys.json');
  const kept = file === null ? null : await readFile(file, 'utf8').catch(unlessMissing);
  if (kept !== null) return kept;
  const keys = JSON.stringify({ keys: [await newCredentialKey('local-1')] });
  if (folder !== undefined && file !== null) {
    await mkdir(folder, { recursive: true });
    await writeFile(file, keys, { mode: 0o600 });
  }
  return keys;
}

function unlessMissing(error: NodeJS.ErrnoException): null {
  if (error.code !== 'ENOENT') throw error;
  return null;
}
