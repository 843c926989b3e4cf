import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROJECT_ROOT } from '../../supabase/local/settings.ts';

export interface CliAnswer {
  readonly code: number | null;
  /** What it said, on both channels. */
  readonly words: string;
}

export interface Checkout {
  readonly folder: string;
  /** Runs a line of the shell in the checkout, as the README gives it. */
  run(line: string, input?: string): Promise<CliAnswer>;
  remove(): Promise<void>;
}

/** What a deployment reads of the repository. */
const PARTS = ['supabase', 'src/core', 'src/i18n', 'package.json'];

/**
 * A copy of the repository in a folder of its own, in which the Supabase CLI may keep what it likes (`supabase/.temp`):
 * it knows the person's own account as little as they know this one, talks to `apiUrl` alone and reports nothing home.
 */
export async function makeCheckout(apiUrl: string): Promise<Checkout> {
  const folder = await mkdtemp(join(tmpdir(), 'deploy-test-'));
  const root = fileURLToPath(PROJECT_ROOT);
  const ownOnly = (path: string): boolean => !/\/supabase\/(?:\.temp|\.env|functions\/\.env)$/.test(path);
  for (const part of PARTS) {
    await cp(join(root, part), join(folder, part), { recursive: true, filter: ownOnly });
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const profile = join(folder, 'profile.yml');
  await writeFile(
    profile,
    `name: stand-in\napi_url: ${apiUrl}\ndashboard_url: ${apiUrl}\nproject_host: project.invalid\n`,
  );
  const surroundings = {
    PATH: process.env['PATH'] ?? '',
    HOME: folder,
    SUPABASE_HOME: join(folder, '.supabase'),
    SUPABASE_PROFILE: profile,
    SUPABASE_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    // Nobody is there to be asked.
    SUPABASE_YES: '1',
  };
  return {
    folder,
    run: (line, input = '') =>
      new Promise((resolve, reject) => {
        const child = spawn('sh', ['-c', line], {
          cwd: folder,
          env: surroundings,
          stdio: ['pipe', 'pipe', 'pipe'],
        });
        child.stdin.end(input);
        let words = '';
        for (const channel of [child.stdout, child.stderr]) {
          channel.setEncoding('utf8').on('data', (text: string) => {
            words += text;
          });
        }
        child.once('error', reject);
        child.once('close', (code) => resolve({ code, words }));
      }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
