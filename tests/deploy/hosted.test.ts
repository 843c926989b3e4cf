import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { newCredentialKey } from '../../supabase/functions/_shared/new-credential-key.ts';
import { PROJECT_ROOT } from '../../supabase/local/settings.ts';
import { type HostedDatabase, startHostedDatabase } from '../support/hosted-database.ts';
import { ACCESS_TOKEN, type ManagementApi, startManagementApi } from '../support/management-api.ts';
import { type Checkout, type CliAnswer, makeCheckout } from '../support/supabase-cli.ts';

const PROJECT_REF = 'abcdefghijklmnopqrst';

/** As `npm run credential-key` makes them. */
const CREDENTIAL_KEYS = JSON.stringify({ keys: [await newCredentialKey('hosted-1')] });

/** What somebody who deploys fills into the two files of variables; every name comes from the examples in the repository. */
const VALUES: Readonly<Record<string, string>> = {
  SITE_URL: 'https://bench.example',
  SITE_URL_PATTERN: 'https://bench.example/**',
  GOOGLE_CLIENT_ID: 'client.apps.example',
  GOOGLE_CLIENT_SECRET: 'google-secret',
  SMTP_HOST: 'smtp.example',
  SMTP_USER: 'bench',
  SMTP_PASS: 'smtp-secret',
  SMTP_SENDER: 'hello@bench.example',
  STRIPE_SECRET_KEY: 'sk_test_hosted',
  STRIPE_WEBHOOK_SECRET: 'whsec_hosted',
  CREDENTIAL_KEYS: `'${CREDENTIAL_KEYS}'`,
};

function read(path: string): string {
  return readFileSync(new URL(path, PROJECT_ROOT), 'utf8');
}

function variablesOf(example: string): readonly string[] {
  return [...read(example).matchAll(/^([A-Z_]+)=/gm)].flatMap(([, name]) => name ?? []);
}

function filled(example: string): string {
  return variablesOf(example)
    .map((name) => `${name}=${VALUES[name] ?? ''}\n`)
    .join('');
}

/** The commands of the README's Deploy section, in its order. */
function readmeCommands(): readonly string[] {
  const [, section] = /^## Deploy\n(.*?)^## /ms.exec(read('README.md')) ?? [];
  return [...(section ?? '').matchAll(/^ {4,}(npx supabase .*)$/gm)].flatMap(([, line]) => line ?? []);
}

const FUNCTIONS = readdirSync(new URL('supabase/functions/', PROJECT_ROOT), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== '_shared')
  .map(({ name }) => name);

/** Stripe signs its calls, and whoever signs up again is not signed in: both are told what is wrong with the body. */
const TOKENLESS: ReadonlySet<string> = new Set(['stripe-webhook', 'reopen-account']);

/** What a function answers to somebody without a token who posts an empty body; the badge is read, by anybody. */
function answerWithoutToken(name: string): number {
  if (name === 'badge') return 405;
  return TOKENLESS.has(name) ? 400 : 401;
}

/** A file's imports inside the repository, as paths from its root. */
function importsOf(path: string, text: string): readonly string[] {
  const found = text.matchAll(/(?:from|import)\s+'(\.[^']+)'/g);
  return [...found].flatMap(([, target]) => (target === undefined ? [] : join(dirname(path), target)));
}

let api: ManagementApi;
let database: HostedDatabase;
let checkout: Checkout;
const answers = new Map<string, CliAnswer>();

/** The project is REF in the README; its database is the one here, which no linked project leads to. */
function toRun(command: string): string {
  const line = command.replace('REF', PROJECT_REF);
  return line.startsWith('npx supabase db ') ? line.replace('--remote', `--remote=${database.url}`) : line;
}

beforeAll(async () => {
  api = await startManagementApi(PROJECT_REF);
  database = await startHostedDatabase();
  checkout = await makeCheckout(api.url);
  for (const file of ['supabase/.env', 'supabase/functions/.env']) {
    await writeFile(join(checkout.folder, file), filled(`${file}.example`));
  }
  for (const command of readmeCommands()) {
    const input = command === 'npx supabase login' ? `${ACCESS_TOKEN}\n` : '';
    answers.set(command, await checkout.run(toRun(command), input));
  }
});
afterAll(async () => {
  await checkout?.remove();
  await database?.stop();
  await api?.stop();
});

test('the README says every step of a deployment, and each one succeeds in its order', () => {
  expect([...answers.keys()]).toEqual([
    'npx supabase login',
    'npx supabase link --project-ref REF',
    'npx supabase db push --remote',
    'npx supabase config push',
    'npx supabase secrets set --env-file supabase/functions/.env',
    'npx supabase functions deploy --use-api',
  ]);
  for (const [command, { code, words }] of answers)
    expect([command, code, words]).toEqual([command, 0, words]);
});

test('the CLI finds nothing deprecated or unknown in the configuration', () => {
  const words = [...answers.values()].map((answer) => answer.words).join('\n');
  expect(words).not.toMatch(/deprecated|WARN|unknown (?:key|field)|unset environment/i);
});

test('every variable that the configuration asks for is in its example, and no other', () => {
  const asked = [...read('supabase/config.toml').matchAll(/env\((\w+)\)/g)].map(([, name]) => name);
  expect([...variablesOf('supabase/.env.example')].sort()).toEqual([...new Set(asked)].sort());
});

describe('config push', () => {
  it('opens `public` alone to the Data API', () => {
    expect(api.config.get('postgrest')).toMatchObject({ db_schema: 'public' });
  });

  it('leads sign-ins to the site, confirms addresses and lets Google in', () => {
    expect(api.config.get('auth')).toMatchObject({
      site_url: 'https://bench.example',
      uri_allow_list: 'https://bench.example/**',
      external_email_enabled: true,
      mailer_autoconfirm: false,
      external_google_enabled: true,
      external_google_client_id: 'client.apps.example',
      external_google_secret: 'google-secret',
    });
  });

  it('sends letters through the mail server of whoever deploys, as many as the rate allows', () => {
    expect(api.config.get('auth')).toMatchObject({
      smtp_host: 'smtp.example',
      smtp_port: '587',
      smtp_user: 'bench',
      smtp_pass: 'smtp-secret',
      smtp_admin_email: 'hello@bench.example',
      smtp_sender_name: 'BenchReady',
      rate_limit_email_sent: expect.any(Number),
    });
  });

  it.each([
    ['confirmation', 'confirmation'],
    ['recovery', 'recovery'],
    ['email_change', 'email_change'],
    ['password_changed_notification', 'password_changed'],
  ])('uploads the email template %s as it is in supabase/templates', (name, file) => {
    const auth = api.config.get('auth') ?? {};
    expect(auth[`mailer_templates_${name}_content`]).toBe(read(`supabase/templates/${file}.html`));
    expect(auth[`mailer_subjects_${name}`]).toContain('{{ if eq .Data.language "es" }}');
  });

  it('enables the email about a changed password', () => {
    expect(api.config.get('auth')).toMatchObject({ mailer_notifications_password_changed_enabled: true });
  });
});

test('the functions get the secrets of their example file, and none of the configuration’s', () => {
  expect(Object.fromEntries(api.secrets)).toEqual({
    SITE_URL: 'https://bench.example',
    STRIPE_SECRET_KEY: 'sk_test_hosted',
    STRIPE_WEBHOOK_SECRET: 'whsec_hosted',
    CREDENTIAL_KEYS,
  });
});

describe('functions deploy', () => {
  it('deploys every function', () => {
    expect([...api.uploads.keys()].sort()).toEqual([...FUNCTIONS].sort());
  });

  it.each(FUNCTIONS)(
    'uploads %s with every file it imports, unchanged, and without the platform’s check of tokens',
    (name) => {
      const upload = api.uploads.get(name);
      expect(upload?.metadata).toMatchObject({
        entrypoint_path: `supabase/functions/${name}/index.ts`,
        import_map_path: `supabase/functions/${name}/deno.json`,
        verify_jwt: false,
      });
      const files = upload?.files ?? new Map<string, string>();
      const missing = [...files].flatMap(([path, text]) =>
        importsOf(path, text).filter((target) => !files.has(target)),
      );
      expect(missing).toEqual([]);
      for (const [path, text] of files) expect([path, text === read(path)]).toEqual([path, true]);
      expect([...files.keys()].filter((path) => path.startsWith('src/core/'))).not.toEqual([]);
      expect([...files.keys()].filter((path) => /\.env|local\//.test(path))).toEqual([]);
    },
  );

  it('the deployed code starts with the keys that a hosted function finds, and refuses an unknown caller', async () => {
    const folder = join(checkout.folder, 'uploaded');
    for (const [name, { files }] of api.uploads) {
      for (const [path, text] of files) {
        const target = join(folder, name, path);
        await mkdir(dirname(target), { recursive: true });
        await writeFile(target, text);
      }
    }
    await symlink(join(checkout.folder, 'node_modules'), join(folder, 'node_modules'));
    await writeFile(join(folder, 'package.json'), read('package.json'));
    await writeFile(join(folder, 'start.ts'), STARTER);
    const variables = {
      SUPABASE_URL: api.url,
      SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_hosted"}',
      SUPABASE_SECRET_KEYS: '{"default":"sb_secret_hosted"}',
      SUPABASE_JWKS: '{"keys":[]}',
      ...Object.fromEntries(api.secrets),
    };
    const set = Object.entries(variables).map(([name, value]) => `${name}='${value}'`);
    const deno = 'npx deno run --no-remote --node-modules-dir=manual --allow-net --allow-env --allow-read';
    const config = `--config uploaded/badge/supabase/functions/badge/deno.json`;
    const entries = FUNCTIONS.map((name) => `./${name}/supabase/functions/${name}/index.ts`);
    const started = await checkout.run(
      `${set.join(' ')} ${deno} ${config} uploaded/start.ts ${entries.join(' ')}`,
    );
    const lines = started.words.split('\n').filter((line) => line.startsWith('./'));
    const expected = FUNCTIONS.map((name, index) => `${entries[index]} ${answerWithoutToken(name)}`);
    expect([started.code, lines, started.words]).toEqual([0, expected, started.words]);
  });
});

/** Serves one function after the other as its `index.ts` does, calls it without a token and says how it answered. */
const STARTER = `
const serve = Deno.serve;
for (const entry of Deno.args) {
  const answer = await new Promise((resolve, reject) => {
    Deno.serve = (handler) => {
      const server = serve({ hostname: '127.0.0.1', port: 0, onListen: async ({ port }) => {
        const response = await fetch('http://127.0.0.1:' + port, { method: 'POST', body: '{}' });
        await response.body?.cancel();
        await server.shutdown();
        resolve(response.status);
      } }, handler);
      return server;
    };
    import(entry).catch(reject);
  });
  console.log(entry, answer);
}
Deno.exit(0);
`;
