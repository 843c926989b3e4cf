import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openDatabase } from './database/open.ts';
import { prepareDatabase } from './database/prepare.ts';
import { createGateway } from './gateway.ts';
import { bridge } from './http/node-bridge.ts';
import { createLite } from './lite.ts';
import { createMailbox, type Mailbox } from './mailbox/mailbox.ts';
import { StackMailer } from './mailbox/mailer.ts';
import { LOCAL_HOST, LOCAL_KEYS } from './settings.ts';

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
  stop(): Promise<void>;
}

const NOT_FOUND = { message: 'No such address on the local stack.' };

/** Starts the whole backend: database, Auth, Data API, functions, mailbox and the stand-ins, on one port. */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const host = options.host ?? LOCAL_HOST;
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  const ownUrl = `http://${host}:${port}`;
  const url = options.publicUrl ?? ownUrl;
  const siteUrl = options.siteUrl ?? url;
  const mailbox = createMailbox();
  const closing: (() => Promise<unknown>)[] = [
    () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  ];
  const stop = async (): Promise<void> => {
    for (const close of closing.splice(0).reverse()) await close();
  };
  try {
    const opened = await openDatabase(options);
    closing.push(() => opened.database.close());
    const app = createLite({
      database: opened.database,
      mailer: new StackMailer(mailbox, url, siteUrl),
      publicUrl: url,
      siteUrl,
      jwtSecret: randomBytes(32).toString('hex'),
      google: { clientId: 'local', secret: 'local' },
    });
    await prepareDatabase(app, opened, options);
    const gateway = createGateway({ app, database: opened.database, mailbox });
    server.on('request', (incoming, outgoing) => {
      void bridge(incoming, outgoing, ownUrl, async (request) => {
        return (await gateway(request)) ?? Response.json(NOT_FOUND, { status: 404 });
      });
    });
    return { url, siteUrl, keys: LOCAL_KEYS, fetch: gateway, sql: opened.database.query, mailbox, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
