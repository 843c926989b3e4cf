import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgres } from './postgres.ts';

/**
 * Installs Debian's PostgreSQL when the machine has none of version 15 or later, and the extension that `supabase db lint`
 * asks. Tests start servers of their own.
 */
export function ensurePostgres(): void {
  if (findPostgres() === null) {
    install('apt-get', ['update']);
    install('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql']);
  }
  const folder = findPostgres();
  if (folder === null)
    throw new Error('No PostgreSQL 15 or later: install one, with initdb within reach of pg_config.');
  console.log(`PostgreSQL: ${folder}`);
  ensureLinter(folder);
}

function ensureLinter(folder: string): void {
  const version = majorVersion(folder);
  if (!hasLinter(folder)) {
    install('apt-get', ['update']);
    install('apt-get', ['install', '-y', '--no-install-recommends', `postgresql-${version}-plpgsql-check`]);
  }
  if (!hasLinter(folder)) {
    throw new Error(
      `PostgreSQL ${version} has no extension plpgsql_check, which \`supabase db lint\` asks: install postgresql-${version}-plpgsql-check (Debian, apt.postgresql.org), or build it from github.com/okbob/plpgsql_check.`,
    );
  }
}

function hasLinter(folder: string): boolean {
  return existsSync(join(extensionFolder(folder), 'plpgsql_check.control'));
}

function extensionFolder(folder: string): string {
  const share = spawnSync(join(folder, 'pg_config'), ['--sharedir'], { encoding: 'utf8' });
  return join(share.stdout?.trim() ?? '', 'extension');
}

function majorVersion(folder: string): string {
  const { stdout } = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return /(\d+)/.exec(stdout)?.[1] ?? '15';
}

function install(command: string, args: readonly string[]): void {
  console.log(`> ${command} ${args.join(' ')}`);
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}
