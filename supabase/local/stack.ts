import { join } from 'node:path';
import { findByEmail } from './auth/accounts.ts';
import { credentialKeys } from './credential-keys.ts';
import type { Query } from './database/database.ts';
import { type Loss, surviveLostDriver } from './database/loss.ts';
import { openDatabase } from './database/open.ts';
import { prepareDatabase } from './database/prepare.ts';
import { createGateway } from './gateway.ts';
import { createGoogleStandIn } from './google/stand-in.ts';
import type { FunctionsEnv } from './host/deno.ts';
import { functionsEnv, issuerEnv } from './host/functions-env.ts';
import { createFunctions } from './host/functions-process.ts';
import { proxyFunctions } from './host/functions-proxy.ts';
import { listen } from './http/listener.ts';
import { watchRequests } from './http/watch-requests.ts';
import { jwtSecret } from './jwt-secret.ts';
import { createLite } from './lite.ts';
import { createMailbox, type Mailbox } from './mailbox/mailbox.ts';
import { StackMailer } from './mailbox/mailer.ts';
import { type Backend, keepOpen } from './reopen.ts';
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
  /** How many connections to it are kept; 10 when left out. */
  readonly connections?: number;
  /** The origin of the product's pages; the stack's own when left out. */
  readonly siteUrl?: string;
  /** The origin at which browsers reach the backend, when another server mounts `fetch`. */
  readonly publicUrl?: string;
  /** Whether the demo people are inserted; true when left out. */
  readonly seedPeople?: boolean;
  /** Whether two of them stand on the boards of this week and the last; false when left out. */
  readonly exampleBoards?: boolean;
  /** 'hosted' (the default): the grants of our migrations. 'lite': Supabase Lite's, which grant everything. */
  readonly grants?: 'hosted' | 'lite';
  /** Whether refusals of the database and the functions' output are not printed. */
  readonly quiet?: boolean;
  /** Whether the edge functions run (under Deno); true when left out. */
  readonly functions?: boolean;
  /** The last migration to apply, by its number, for a database as it stood then; all of them when left out. */
  readonly migrateTo?: string;
  /** Additional environment variables of the functions. */
  readonly functionVariables?: FunctionsEnv;
}

export interface Stack {
  /** The origin at which the backend answers. */
  readonly url: string;
  readonly siteUrl: string;
  readonly keys: { readonly publishable: string; readonly secret: string };
  /** Answers a request for the backend; null for any other address. */
  fetch(request: Request): Promise<Response | null>;
  /** Runs a statement as the owner of the database. */
  sql<Row>(text: string, params?: readonly unknown[]): Promise<Row[]>;
  readonly mailbox: Mailbox;
  readonly stripe: StripeStandIn;
  /** Resolves once no request is running, including requests whose client has disconnected. */
  idle(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the whole backend: database, Auth, Data API, functions, mailbox and the stand-ins, on one port. */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const host = options.host ?? LOCAL_HOST;
  const listener = await listen(host, options.port ?? 0);
  const url = options.publicUrl ?? listener.url;
  const siteUrl = options.siteUrl ?? url;
  const folder = options.dataDir === 'memory' ? undefined : options.dataDir;
  const log = options.quiet ? () => undefined : (line: string) => console.warn(line);
  const closing: (() => Promise<unknown>)[] = [listener.close];
  let stopped: Promise<void> | null = null;
  const stop = (): Promise<void> => {
    stopped ??= (async () => {
      for (const close of closing.splice(0)) await close();
    })();
    return stopped;
  };
  try {
    const mailbox = createMailbox();
    let backend: Backend | null = null;
    const endSurvival = options.databaseUrl ? surviveLostDriver() : () => undefined;
    closing.push(async () => {
      await backend?.close();
      endSurvival();
    });
    let secret: string | null = null;
    const client = { clientId: 'local', secret: 'local', redirectUri: `${url}/auth/v1/callback` };
    const logDatabase = (line: string): void => log(`[database] ${line}`);
    const open = async (loss: Loss): Promise<Backend> => {
      const opened = await openDatabase(options, loss.report);
      const { database } = opened;
      try {
        const mailer = new StackMailer({
          mailbox,
          publicUrl: url,
          siteUrl,
          metadataOf: async (email) => (await findByEmail(database.query, email))?.raw_user_meta_data ?? {},
        });
        // After the folder is locked. Without a folder the secret survives the loss of the database, and so do sessions.
        secret ??= await jwtSecret(folder);
        const app = createLite({
          database,
          mailer,
          publicUrl: url,
          siteUrl,
          jwtSecret: secret,
          google: client,
        });
        await loss.unlessLost(prepareDatabase(app, opened, options));
        const fetch = createGateway({
          app,
          database,
          mailbox,
          mailer,
          siteUrl,
          publicUrl: url,
          google: createGoogleStandIn({ client, siteUrl, knownEmails: () => knownEmails(database.query) }),
          log: logDatabase,
        });
        return { fetch, sql: database.query, close: database.close };
      } catch (error) {
        await database.close();
        throw error;
      }
    };
    backend = await keepOpen(open, logDatabase);
    const { fetch: answer, sql } = backend;

    const stripe = createStripeStandIn({
      publicUrl: () => url,
      webhook: {
        url: () => `${listener.url}${FUNCTIONS_PATH}stripe-webhook`,
        secret: LOCAL_STRIPE.webhookSecret,
      },
      secretKey: LOCAL_STRIPE.secretKey,
      ...(folder === undefined ? {} : { file: join(folder, 'stripe.json') }),
    });
    const functions =
      (options.functions ?? true)
        ? createFunctions(
            {
              ...functionsEnv(listener.url, siteUrl),
              ...issuerEnv(url, await credentialKeys(folder)),
              ...options.functionVariables,
            },
            (line) => log(`[functions] ${line}`),
          )
        : null;
    if (functions !== null) {
      closing.unshift(functions.stop);
      // Starts the functions early for a person; tests without a folder start them on the first call.
      if (folder !== undefined) void functions.port().catch(() => undefined);
    }
    const toFunctions = proxyFunctions(functions);
    const { handler: fetch, idle } = watchRequests(
      async (request) => (await toFunctions(request)) ?? (await stripe.fetch(request)) ?? answer(request),
    );
    listener.serve(fetch);
    return { url, siteUrl, keys: LOCAL_KEYS, fetch, sql, mailbox, stripe, idle, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function knownEmails(query: Query): Promise<readonly string[]> {
  const rows = await query<{ email: string }>(
    'select email from auth.users order by created_at, email limit 20',
  );
  return rows.map((row) => row.email);
}
