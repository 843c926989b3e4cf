import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
const FUNCTIONS = new URL('supabase/functions/', ROOT);
const NAMES = readdirSync(FUNCTIONS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== '_shared')
  .map(({ name }) => name);

function json(url: URL): Record<string, Record<string, string>> {
  return JSON.parse(readFileSync(url, 'utf8'));
}

const manifest = json(new URL('package.json', ROOT));
const versions = { ...manifest['dependencies'], ...manifest['devDependencies'] };

test('all functions are there: nine for billing and people, the recovery at sign-in, two for tests, one for practice, one for exams and two for certificates', () => {
  expect(NAMES.sort()).toEqual([
    'badge',
    'cancel-subscription',
    'change-plan',
    'close-account',
    'create-checkout-session',
    'create-user',
    'exam',
    'issue-credential',
    'list-invoices',
    'practice-run',
    'reactivate-subscription',
    'reconcile-payments',
    'reopen-account',
    'run-command',
    'start-run',
    'stripe-webhook',
    'verify-checkout-session',
  ]);
});

/** Those that sign certificates or show them. */
const WITH_JOSE = ['badge', 'issue-credential', 'the local host'];

describe.each([
  ...NAMES.map((name) => [name, new URL(`${name}/deno.json`, FUNCTIONS)] as const),
  ['the local host', new URL('supabase/local/functions-host/deno.json', ROOT)] as const,
])('%s', (name, file) => {
  test('pins the packages that it imports to the versions of package.json', () => {
    const imports = json(file)['imports'] ?? {};
    expect(imports).toEqual(
      Object.fromEntries(
        ['@supabase/supabase-js', ...(WITH_JOSE.includes(name) ? ['jose'] : []), 'stripe', 'zod'].map(
          (one) => [one, `npm:${one}@${versions[one]}`],
        ),
      ),
    );
  });
});

test.each(NAMES)(
  '%s is set up for hosting: it checks its callers itself, and index.ts only serves',
  (name) => {
    const config = readFileSync(new URL('supabase/config.toml', ROOT), 'utf8');
    expect(config).toMatch(new RegExp(`\\[functions\\.${name}\\]\\nverify_jwt = false`));
    const index = readFileSync(new URL(`${name}/index.ts`, FUNCTIONS), 'utf8');
    const lines = index.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('import '));
    expect(lines).toEqual([expect.stringMatching(/^Deno\.serve\(/)]);
  },
);

test('a hosted sign-in redirects to the deployment alone, and to no other machine’s port', () => {
  const config = readFileSync(new URL('supabase/config.toml', ROOT), 'utf8');
  expect(config.match(/^site_url = .*$/gm)).toEqual(['site_url = "env(SITE_URL)"']);
  const [, targets] = /^additional_redirect_urls = \[([^\]]*)\]/m.exec(config) ?? [];
  expect(targets).toBe('"env(SITE_URL_PATTERN)"');
});

test('a function without a webhook secret does not start', () => {
  const start = () =>
    execFileSync(
      'npx',
      [
        'deno',
        'run',
        '--no-remote',
        '--node-modules-dir=manual',
        '--allow-net=127.0.0.1',
        '--allow-env',
        '--allow-read',
        '--config',
        'supabase/local/functions-host/deno.json',
        'supabase/functions/stripe-webhook/index.ts',
      ],
      {
        cwd: fileURLToPath(ROOT),
        stdio: 'pipe',
        env: {
          PATH: process.env['PATH'],
          HOME: process.env['HOME'],
          SUPABASE_URL: 'http://127.0.0.1:1',
          SUPABASE_ANON_KEY: 'a',
          SUPABASE_SERVICE_ROLE_KEY: 'b',
          SITE_URL: 'http://127.0.0.1:2',
          STRIPE_SECRET_KEY: 'sk_test_local',
          STRIPE_WEBHOOK_SECRET: ' ',
        },
      },
    );
  expect(start).toThrow('Missing environment variable STRIPE_WEBHOOK_SECRET');
});
