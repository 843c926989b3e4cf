import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PROJECT_ROOT } from './settings.ts';
import type { StackOptions } from './stack.ts';

/**
 * What `.env` and the environment (which wins) say about the stack: STACK_DATABASE_URL, a real PostgreSQL, and
 * STACK_SITE_URL, the origin that emails lead to when the pages come from another port.
 */
export function readEnvironment(): Pick<StackOptions, 'databaseUrl' | 'siteUrl'> {
  const file = fileURLToPath(new URL('.env', PROJECT_ROOT));
  if (existsSync(file)) process.loadEnvFile(file);
  const databaseUrl = process.env['STACK_DATABASE_URL'];
  const siteUrl = process.env['STACK_SITE_URL'];
  return { ...(databaseUrl ? { databaseUrl } : {}), ...(siteUrl ? { siteUrl } : {}) };
}
