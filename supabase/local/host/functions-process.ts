import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { freePort } from '../http/free-port.ts';
import { PROJECT_ROOT } from '../settings.ts';

const HOST_FOLDER = new URL('supabase/local/functions-host/', PROJECT_ROOT);
const MAIN_FILE = fileURLToPath(new URL('main.ts', HOST_FOLDER));
const DENO_CONFIG = fileURLToPath(new URL('deno.json', HOST_FOLDER));

/** How long the process may take until it says that it listens; Deno checks nothing, but compiles on the first run. */
const READY_WITHIN_MS = 60_000;

/** The pause before a process that died is started again; it doubles up to the longest one. */
const FIRST_RESTART_MS = 250;
const LONGEST_RESTART_MS = 10_000;

/** How long the process gets to end by itself. */
const STOP_WITHIN_MS = 2000;

export interface FunctionsProcess {
  /** Starts it, if that has not happened yet. Resolves to the port it answers on; rejects when it is not up. */
  port(): Promise<number>;
  stop(): Promise<void>;
}

export type FunctionsEnv = Readonly<Record<string, string>>;

/** Deno's own binary: npm's launcher would stay in between and not pass signals on. */
function denoBinary(): string {
  const installer: { runInstall(): string } = createRequire(import.meta.url)('deno/install_api.cjs');
  return installer.runInstall();
}

/** What Deno needs of our own surroundings, and nothing else: functions must not see the developer's secrets. */
function surroundings(): Record<string, string> {
  const kept = ['PATH', 'HOME', 'TMPDIR', 'DENO_DIR', 'SystemRoot', 'LOCALAPPDATA'];
  return Object.fromEntries(kept.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

function launch(port: number, env: FunctionsEnv): ChildProcessByStdio<null, Readable, Readable> {
  const permissions = ['--allow-net=127.0.0.1', '--allow-env', '--allow-read'];
  return spawn(
    denoBinary(),
    ['run', '--no-remote', '--node-modules-dir=manual', ...permissions, '--config', DENO_CONFIG, MAIN_FILE],
    {
      cwd: fileURLToPath(PROJECT_ROOT),
      env: { ...surroundings(), ...env, PORT: String(port), NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
}

/**
 * Runs every edge function in one Deno process, from the first call of `port` on, and keeps it running. Its words go to
 * `log`; it never sees the environment of this process.
 */
export function createFunctions(env: FunctionsEnv, log: (line: string) => void): FunctionsProcess {
  let child: ChildProcess | null = null;
  let up: Promise<number> | null = null;
  let stopped = false;
  let pause = FIRST_RESTART_MS;
  let timer: NodeJS.Timeout | undefined;
  const killNow = (): void => {
    child?.kill('SIGKILL');
  };
  process.on('exit', killNow);

  const restartLater = (reason: string): void => {
    child = null;
    if (stopped) return;
    log(`${reason}; starting again in ${pause} ms`);
    up = Promise.reject(new Error(reason));
    up.catch(() => undefined);
    timer = setTimeout(() => {
      up = start();
      up.catch(() => undefined);
    }, pause);
    pause = Math.min(pause * 2, LONGEST_RESTART_MS);
  };

  const start = async (): Promise<number> => {
    const port = await freePort();
    if (stopped) throw new Error('The stack has stopped.');
    const started = launch(port, env);
    child = started;
    return new Promise<number>((resolve, reject) => {
      const deadline = setTimeout(() => {
        reject(new Error('The edge functions did not start in time.'));
        started.kill('SIGKILL');
      }, READY_WITHIN_MS);
      const read = (line: string): void => {
        if (!line.startsWith('listening')) {
          log(line);
          return;
        }
        pause = FIRST_RESTART_MS;
        clearTimeout(deadline);
        resolve(port);
      };
      createInterface({ input: started.stdout }).on('line', read);
      createInterface({ input: started.stderr }).on('line', read);
      started.once('error', (error) => log(String(error)));
      started.once('close', (code) => {
        clearTimeout(deadline);
        reject(new Error('The edge functions ended.'));
        restartLater(`the process ended with ${code}`);
      });
    });
  };

  const stop = async (): Promise<void> => {
    stopped = true;
    clearTimeout(timer);
    process.off('exit', killNow);
    const running = child;
    if (running === null) return;
    const ended = new Promise((resolve) => running.once('close', resolve));
    running.kill('SIGTERM');
    const kill = setTimeout(() => running.kill('SIGKILL'), STOP_WITHIN_MS);
    await ended;
    clearTimeout(kill);
  };
  const port = (): Promise<number> => {
    up ??= start();
    return up;
  };
  return { port, stop };
}
