import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { PROJECT_ROOT } from '../settings.ts';

const HOST_FOLDER = new URL('supabase/local/functions-host/', PROJECT_ROOT);
const MAIN_FILE = fileURLToPath(new URL('main.ts', HOST_FOLDER));
const DENO_CONFIG = fileURLToPath(new URL('deno.json', HOST_FOLDER));

export type FunctionsEnv = Readonly<Record<string, string>>;
export type FunctionsChild = ChildProcessByStdio<Writable, Readable, Readable>;

/** Deno's own binary: npm's launcher would stay in between and not pass signals on. */
function denoBinary(): string {
  const installer: { runInstall(): string } = createRequire(import.meta.url)('deno/install_api.cjs');
  return installer.runInstall();
}

/** The environment variables that Deno needs, and no others: functions must not see the developer's secrets. */
function inheritedVariables(): Record<string, string> {
  const kept = ['PATH', 'HOME', 'TMPDIR', 'DENO_DIR', 'SystemRoot', 'LOCALAPPDATA'];
  return Object.fromEntries(kept.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

/** Starts the process of the functions. It ends when its standard input closes, so that it never outlives this process. */
export function launchDeno(port: number, env: FunctionsEnv): FunctionsChild {
  const permissions = ['--allow-net=127.0.0.1', '--allow-env', '--allow-read'];
  return spawn(
    denoBinary(),
    ['run', '--no-remote', '--node-modules-dir=manual', ...permissions, '--config', DENO_CONFIG, MAIN_FILE],
    {
      cwd: fileURLToPath(PROJECT_ROOT),
      env: { ...inheritedVariables(), ...env, PORT: String(port), NO_COLOR: '1' },
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  );
}
