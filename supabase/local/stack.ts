import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Query } from './database/database.ts';
import { openDatabase } from './database/open.ts';
import { prepareDatabase } from './database/prepare.ts';
import { createGateway } from './gateway.ts';
import { createGoogleStandIn } from './google/stand-in.ts';
import { createFunctions, type FunctionsEnv } from './host/functions-process.ts';
import { proxyFunctions } from './host/functions-proxy.ts';
import { listen } from './http/listener.ts';
import { createLite } from './lite.ts';
import { createMailbox, type Mailbox } from './mailbox/mailbox.ts';
import { StackMailer } from './mailbox/mailer.ts';
import { FUNCTIONS_PATH, LOCAL_HOST, LOCAL_KEYS, LOCAL_STRIPE } from './settings.ts';
import { createStripeStandIn, type StripeStandIn } from './stripe/stand-in.ts';

export interface StackOptions {
  /** 0 (the default) takes a free one. */
  readonly port?: number;
  readonly host?: string;
  /** Where the embedded database lives; 'memory' (the default) forgets everything at the end. */
  readonly dataDir?: string | 'memory';
  /** A real PostgreSQL instead of the embedded one. */
  readonly databaseUrl?: string;
  /** The origin of the product's pages; the stack's own when left out. */
  readonly siteUrl?: string;
  /** The origin at which browsers reach the backend, when another server mounts `fetch`. */
  readonly publicUrl?: string;
  /** Whether the demo people are put in; true when left out. */
  readonly seedPeople?: boolean;
  /** 'hosted' (the default): the grants our migrations state. 'lite': what Supabase Lite grants, everything. */
  readonly grants?: 'hosted' | 'lite';
  readonly quiet?: boolean;
  /** Whether the edge functions run (under Deno); true when left out. */
  readonly functions?: boolean;
}

export interface Stack {
  /** The origin at which the backend answers. */
  readonly url: string;
  readonly siteUrl: string;
  readonly keys: { readonly publishable: string; readonly secret: string };
  /** Answers a request for the backend; null when its address is none of the backend's. */
  fetch(request: Request): Promise<Response | null>;
  /** Runs a statement as the owner of the database. */
  sql<Row>(text: string, params?: readonly unknown[]): Promise<Row[]>;
  readonly mailbox: Mailbox;
  readonly stripe: StripeStandIn;
  stop(): Promise<void>;
}

/** Starts the whole backend: database, Auth, Data API, functions, mailbox and the stand-ins, on one port. */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const host = options.host ?? LOCAL_HOST;
  const listener = await listen(host, options.port ?? 0);
  const url = options.publicUrl ?? listener.url;
  const siteUrl = options.siteUrl ?? url;
  const closing: (() => Promise<unknown>)[] = [listener.close];
  let stopped: Promise<void> | null = null;
  const stop = (): Promise<void> => {
    stopped ??= (async () => {
      for (const close of closing.splice(0)) await close();
    })();
    return stopped;
  };
  try {
    const opened = await openDatabase(options);
    const { database } = opened;
    closing.push(() => database.close());
    const mailbox = createMailbox();
    const mailer = new StackMailer(mailbox, url, siteUrl);
    const client = { clientId: 'local', secret: 'local', redirectUri: `${url}/auth/v1/callback` };
    const app = createLite({
      database,
      mailer,
      publicUrl: url,
      siteUrl,
      jwtSecret: await jwtSecret(options),
      google: client,
    });
    await prepareDatabase(app, opened, options);

    const stripe = createStripeStandIn({
      publicUrl: () => url,
      webhook: {
        url: () => `${listener.url}${FUNCTIONS_PATH}stripe-webhook`,
        secret: LOCAL_STRIPE.webhookSecret,
      },
      secretKey: LOCAL_STRIPE.secretKey,
      ...(isKept(options) ? { file: join(options.dataDir, 'stripe.json') } : {}),
    });
    const functions =
      (options.functions ?? true) ? createFunctions(functionsEnv(listener.url, siteUrl), log) : null;
    if (functions !== null) {
      closing.unshift(functions.stop);
      // Tests that call no function need not pay for a second process; a person should not wait for it.
      if (isKept(options)) void functions.port().catch(() => undefined);
    }
    const google = createGoogleStandIn({ client, siteUrl, knownEmails: () => knownEmails(database.query) });
    const fetch = createGateway({
      app,
      database,
      mailbox,
      mailer,
      siteUrl,
      publicUrl: url,
      google,
      others: [proxyFunctions(functions), stripe.fetch],
    });
    listener.serve(fetch);
    return { url, siteUrl, keys: LOCAL_KEYS, fetch, sql: database.query, mailbox, stripe, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Whether the data outlive the process. */
function isKept(options: StackOptions): options is StackOptions & { readonly dataDir: string } {
  return options.dataDir !== undefined && options.dataDir !== 'memory';
}

/** Signs the access tokens: kept next to the data, so that people stay signed in over a restart. */
async function jwtSecret(options: StackOptions): Promise<string> {
  const fresh = randomBytes(32).toString('hex');
  if (!isKept(options)) return fresh;
  const file = join(options.dataDir, 'jwt-secret');
  await mkdir(options.dataDir, { recursive: true });
  await writeFile(file, fresh, { flag: 'wx', mode: 0o600 }).catch(() => undefined);
  return readFile(file, 'utf8');
}

/** The variables that hosted Supabase gives a function, and the secrets a deployment sets. */
function functionsEnv(url: string, siteUrl: string): FunctionsEnv {
  const { hostname, port } = new URL(url);
  return {
    SUPABASE_URL: url,
    SUPABASE_ANON_KEY: LOCAL_KEYS.publishable,
    SUPABASE_SERVICE_ROLE_KEY: LOCAL_KEYS.secret,
    SITE_URL: siteUrl,
    STRIPE_SECRET_KEY: LOCAL_STRIPE.secretKey,
    STRIPE_WEBHOOK_SECRET: LOCAL_STRIPE.webhookSecret,
    STRIPE_API_HOST: hostname,
    STRIPE_API_PORT: port,
    STRIPE_API_PROTOCOL: 'http',
  };
}

async function knownEmails(query: Query): Promise<readonly string[]> {
  const rows = await query<{ email: string }>(
    'select email from auth.users order by created_at, email limit 20',
  );
  return rows.map((row) => row.email);
}

function log(line: string): void {
  console.error(`[functions] ${line}`);
}
