import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Claims a data folder for this process: two PGlite instances on one folder destroy it. Gives the function that frees it.
 * Rejects with a message for a person when a living process has it; the lock of a dead one is taken over.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'lock');
  const claim = (): Promise<void> => writeFile(file, String(process.pid), { flag: 'wx' });
  try {
    await claim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const owner = Number(await readFile(file, 'utf8'));
    if (Number.isInteger(owner) && owner > 0 && isAlive(owner)) {
      throw new Error(
        `The local database in ${folder} is in use by process ${owner}. ` +
          'Stop the other `npm run dev`, `npm run preview` or `npm run stack` first.',
      );
    }
    await rm(file, { force: true });
    await claim();
  }
  return () => rm(file, { force: true });
}
