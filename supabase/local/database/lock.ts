import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Attempts to get a lock of this same process: after a restart of Vite the former stack may still be closing. */
const OWN_ATTEMPTS = 100;
const OWN_WAIT_MS = 100;

/**
 * The folders that this process holds. It is global because Vite reloads this file when it restarts. A lock with our process
 * id that is not in this set was left by a dead process with the same id.
 */
const HELD = Symbol.for('local-stack.held-folders');
const shared: typeof globalThis & { [HELD]?: Set<string> } = globalThis;
shared[HELD] ??= new Set();
const held = shared[HELD];

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Locks a data folder for this process, because two PGlite instances on one folder destroy it, and returns the function that
 * unlocks it. Rejects with a readable message when a running process holds the lock; the lock of a dead one is taken over.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'lock');
  for (let attempt = 0; held.has(file) && attempt < OWN_ATTEMPTS; attempt += 1) await sleep(OWN_WAIT_MS);
  const owner = Number(await readFile(file, 'utf8').catch(() => ''));
  const isTaken = owner === process.pid ? held.has(file) : owner > 0 && isAlive(owner);
  if (isTaken) {
    throw new Error(
      `The local database in ${folder} is in use by process ${owner}. Stop the other \`npm run dev\`, ` +
        `\`npm run preview\` or \`npm run stack\` first. (If ${owner} is none of these, delete ${file}.)`,
    );
  }
  await rm(file, { force: true });
  await writeFile(file, String(process.pid), { flag: 'wx' });
  held.add(file);
  return async () => {
    await rm(file, { force: true });
    held.delete(file);
  };
}
