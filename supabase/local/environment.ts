import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DATA_FOLDER, PROJECT_ROOT } from './settings.ts';

export interface StackEnvironment {
  /** A folder, or 'memory' for a stack that forgets everything at its end. */
  readonly dataDir: string;
  readonly databaseUrl?: string;
  readonly siteUrl?: string;
}

/**
 * What the environment says about the stack: STACK_DATA_DIR ('memory', or a folder other than `.stack`),
 * STACK_DATABASE_URL (a real PostgreSQL), and STACK_SITE_URL (where emails lead when the pages come from another port).
 */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): StackEnvironment {
  const dataDir = env['STACK_DATA_DIR'] || fileURLToPath(new URL(DATA_FOLDER, PROJECT_ROOT));
  const databaseUrl = env['STACK_DATABASE_URL'];
  const siteUrl = env['STACK_SITE_URL'];
  return { dataDir, ...(databaseUrl ? { databaseUrl } : {}), ...(siteUrl ? { siteUrl } : {}) };
}

/** The same for a program of its own: `.env` counts too, and the environment wins over it. */
export function readOwnEnvironment(): StackEnvironment {
  const file = fileURLToPath(new URL('.env', PROJECT_ROOT));
  if (existsSync(file)) process.loadEnvFile(file);
  return readEnvironment(process.env);
}
