import { spawnSync } from 'node:child_process';
import { findPostgres } from './postgres.ts';

/** Installs Debian's PostgreSQL when the machine has none of version 15 or later. Tests start servers of their own. */
export function ensurePostgres(): void {
  if (findPostgres() === null) {
    install('apt-get', ['update']);
    install('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql']);
  }
  const folder = findPostgres();
  if (folder === null)
    throw new Error('No PostgreSQL 15 or later: install one, with initdb within reach of pg_config.');
  console.log(`PostgreSQL: ${folder}`);
}

function install(command: string, args: readonly string[]): void {
  console.log(`> ${command} ${args.join(' ')}`);
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}
