import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { freePort } from '../../supabase/local/http/free-port.ts';

export interface TestPostgres {
  /** `postgres://...` of an empty database, as its superuser. */
  readonly url: string;
  /** Ends the server at once, as a crash does (`pg_ctl stop -m immediate`); what it has stored stays. */
  crash(): Promise<void>;
  /** Starts it again after `crash`, at the same address. */
  restart(): Promise<void>;
  /** Ends it in good order and moves what it has stored to a folder, for others to begin with. */
  stopAndKeep(folder: string): Promise<void>;
  stop(): Promise<void>;
}

export interface TestPostgresOptions {
  readonly superuser?: string;
  /** A folder that `stopAndKeep` left, to begin with a copy of it; empty when left out. */
  readonly data?: string;
}

/** The oldest version that hosted Supabase still runs. */
const OLDEST_VERSION = 15;
const DEBIAN_FOLDER = '/usr/lib/postgresql';
const READY_WITHIN_MS = 20_000;
const READY_POLL_MS = 50;

/**
 * Nothing has to survive a crash of the machine here, so nothing waits for the disk; what is committed survives a crash of
 * the server. Nobody cleans up beside the tests: a database lives for minutes, and its transactions are counted
 * (database-state.ts).
 */
const SETTINGS = ['fsync=off', 'full_page_writes=off', 'unix_socket_directories=', 'autovacuum=off'];

function output(command: string, args: readonly string[]): string | null {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}

/** The folder with `initdb` and `postgres`, version 15 or later; null when this machine has none. */
export function findPostgres(): string | null {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  const debian = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN_FOLDER, version, 'bin'));
  const folders = [output('pg_config', ['--bindir']), ...debian];
  const usable = folders.find((folder) => {
    if (folder === null || !existsSync(join(folder, 'initdb'))) return false;
    const version = /(\d+)/.exec(output(join(folder, 'postgres'), ['--version']) ?? '')?.[1];
    return Number(version) >= OLDEST_VERSION;
  });
  return usable ?? null;
}

/** PostgreSQL refuses to run as root: whom to run it as instead, or nobody else when we are not root. */
function unprivileged(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const uid = output('id', ['-u', name]);
    const gid = output('id', ['-g', name]);
    if (uid !== null && gid !== null) return { uid: Number(uid), gid: Number(gid) };
  }
  return { uid: 65_534, gid: 65_534 };
}

async function waitUntilReady(url: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const sql = postgres(url, { max: 1, onnotice: () => undefined, connect_timeout: 2 });
    try {
      await sql`select 1`;
      return;
    } catch (error) {
      if (Date.now() > deadline) throw new Error(`PostgreSQL did not start: ${String(error)}`);
      await sleep(READY_POLL_MS);
    } finally {
      await sql.end({ timeout: 1 });
    }
  }
}

/**
 * Ends the server of a folder and removes the folder once this process is gone, however it ended: its end of the pipe
 * closes then. The workers of the tests are killed, and run nothing when they exit.
 */
function guardFolder(folder: string): ChildProcess {
  const script = 'read -r _; kill -QUIT "$(head -n 1 "$1/data/postmaster.pid")"; sleep 1; rm -rf "$1"';
  const guard = spawn('sh', ['-c', script, 'sh', folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guard.unref();
  if (guard.stdin instanceof Socket) guard.stdin.unref();
  return guard;
}

/** Starts a real PostgreSQL of its own, in a temporary folder and on a free port. */
export async function startPostgres({
  superuser = 'postgres',
  data: beginning,
}: TestPostgresOptions = {}): Promise<TestPostgres> {
  const bin = findPostgres();
  if (bin === null) {
    throw new Error('PostgreSQL 15 or later was not found. On Debian: apt-get install postgresql');
  }
  const user = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-test-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const output = ['ignore', 'ignore', 'inherit'] as const;
  if (beginning === undefined) {
    const initdb = ['-D', data, '-U', superuser, '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C'];
    // Small segments: the data is copied for every database that begins with it.
    execFileSync(join(bin, 'initdb'), [...initdb, '--wal-segsize=1'], {
      ...user,
      cwd: folder,
      stdio: [...output],
    });
  } else execFileSync('cp', ['-a', beginning, data], { stdio: [...output] });
  const port = await freePort();
  const launch = (): ChildProcess =>
    spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), '-h', '127.0.0.1', ...SETTINGS.flatMap((setting) => ['-c', setting])],
      { ...user, cwd: folder, stdio: 'ignore' },
    );
  let server = launch();
  const guard = guardFolder(folder);
  const url = `postgres://${superuser}@127.0.0.1:${port}/postgres`;
  const end = async (signal: 'SIGINT' | 'SIGQUIT'): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('close', resolve));
    server.kill(signal);
    await ended;
  };
  const crash = (): Promise<void> => end('SIGQUIT');
  const restart = (): Promise<void> => {
    server = launch();
    return waitUntilReady(url);
  };
  const stopAndKeep = async (kept: string): Promise<void> => {
    await end('SIGINT');
    execFileSync('cp', ['-a', data, kept], { stdio: [...output] });
    await stop();
  };
  const stop = async (): Promise<void> => {
    // What is in it is thrown away anyway.
    await crash();
    guard.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, crash, restart, stopAndKeep, stop };
}
