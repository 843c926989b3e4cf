import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import hostedAuth from './hosted-auth-config.json' with { type: 'json' };

/** What `functions deploy --use-api` sent for one function. */
interface Upload {
  readonly metadata: Readonly<Record<string, unknown>>;
  /** Text by path, as in the repository. */
  readonly files: ReadonlyMap<string, string>;
}

export interface ManagementApi {
  readonly url: string;
  readonly uploads: ReadonlyMap<string, Upload>;
  /** What `config push` wrote, by the name of the service. */
  readonly config: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  readonly secrets: ReadonlyMap<string, string>;
  /** Every request that found no answer here: what the stand-in would have to learn. */
  readonly unknown: readonly string[];
  stop(): Promise<void>;
}

interface ApiRequest {
  readonly method: string;
  readonly url: URL;
  readonly body: Request;
}

/** Opens the stand-in and nothing else. */
export const ACCESS_TOKEN = `sbp_${'0123456789'.repeat(4)}`;

/** The part of Supabase's management API that deploying this product needs, for one project that is new. */
export async function startManagementApi(projectRef: string): Promise<ManagementApi> {
  const uploads = new Map<string, Upload>();
  const config = new Map<string, Readonly<Record<string, unknown>>>();
  const secrets = new Map<string, string>();
  const unknown: string[] = [];
  const project = `/v1/projects/${projectRef}`;

  const write = async (service: string, request: ApiRequest): Promise<unknown> => {
    const change: Record<string, unknown> = JSON.parse(await request.body.text());
    config.set(service, { ...config.get(service), ...change });
    return { ...(service === 'postgrest' ? NEW_PROJECT.api : hostedAuth), ...change };
  };
  const answers: Readonly<Record<string, (request: ApiRequest) => unknown>> = {
    [`GET ${project}`]: () => describeProject(projectRef),
    [`GET ${project}/api-keys`]: () => [
      { name: 'default', type: 'publishable', api_key: 'sb_publishable_stand_in' },
      { name: 'default', type: 'secret', api_key: 'sb_secret_stand_in' },
    ],
    [`GET ${project}/config/storage`]: () => ({}),
    [`GET ${project}/config/database/pooler`]: () => [],
    [`GET ${project}/billing/addons`]: () => ({ selected_addons: [], available_addons: [] }),
    [`GET /v2/projects/${projectRef}/config`]: () => ({
      data: { type: 'project_config', id: projectRef, attributes: NEW_PROJECT },
    }),
    [`PATCH ${project}/postgrest`]: (request) => write('postgrest', request),
    [`PATCH ${project}/config/auth`]: (request) => write('auth', request),
    [`GET ${project}/functions`]: () => [],
    [`POST ${project}/functions/deploy`]: async ({ url, body }) => {
      const slug = url.searchParams.get('slug') ?? '';
      uploads.set(slug, await readUpload(body));
      return describeFunction(slug);
    },
    [`PUT ${project}/functions`]: async ({ body }) => ({ functions: await body.json() }),
    [`POST ${project}/secrets`]: async ({ body }) => {
      const given: readonly { name: string; value: string }[] = JSON.parse(await body.text());
      for (const { name, value } of given) secrets.set(name, value);
      return null;
    },
  };

  const server = createServer((incoming, outgoing) => {
    void answer(incoming, outgoing);
  });
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const url = new URL(incoming.url ?? '/', 'http://127.0.0.1');
    const method = incoming.method ?? 'GET';
    const key = `${method} ${url.pathname}`;
    if (incoming.headers.authorization !== `Bearer ${ACCESS_TOKEN}`) {
      outgoing.writeHead(401, { 'content-type': 'application/json' }).end('{"message":"Unauthorized"}');
      return;
    }
    const found = answers[key];
    if (found === undefined) unknown.push(key);
    const body = (await found?.({ method, url, body: await toRequest(incoming, url) })) ?? {};
    const status = found === undefined ? 404 : method === 'POST' ? 201 : 200;
    outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    uploads,
    config,
    secrets,
    unknown,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** How a project that nobody has set up yet describes itself, as far as the CLI asks. */
const NEW_PROJECT = {
  database: {
    major_version: 15,
    ssl_enforced: false,
    network_restrictions: { entitlement: 'allowed', status: 'applied', allowed_cidrs: [] },
    postgres_settings: {},
  },
  pooler: {
    pool_mode: 'transaction',
    ignore_startup_parameters: '',
    server_idle_timeout: 600,
    server_lifetime: 3600,
    query_wait_timeout: 120,
    reserve_pool_size: 0,
    default_pool_size: 15,
    max_client_conn: 200,
  },
  auth: { site_url: 'http://localhost:3000', uri_allow_list: '', disable_signup: false },
  api: {
    db_schema: 'public,graphql_public',
    db_extra_search_path: 'public, extensions',
    max_rows: 1000,
    db_pool_acquisition_timeout: 10,
    db_pool_max_lifetime: 1800,
    db_pool_max_idletime: 30,
    db_pool: null,
  },
};

function describeProject(ref: string): object {
  return {
    id: ref,
    ref,
    name: 'benchready',
    organization_id: 'example',
    organization_slug: 'example',
    region: 'eu-central-1',
    created_at: '2026-01-01T00:00:00Z',
    status: 'ACTIVE_HEALTHY',
    database: { host: `db.${ref}.example`, version: '15.8.1', postgres_engine: '15', release_channel: 'ga' },
  };
}

function describeFunction(slug: string): object {
  const id = '00000000-0000-4000-8000-000000000000';
  return { id, slug, name: slug, version: 1, status: 'ACTIVE', created_at: 1, updated_at: 1 };
}

async function toRequest(incoming: IncomingMessage, url: URL): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const headers = { 'content-type': incoming.headers['content-type'] ?? 'application/json' };
  const body = Buffer.concat(chunks);
  return new Request(url, { method: 'POST', headers, body });
}

async function readUpload(request: Request): Promise<Upload> {
  const form = await request.formData();
  const files = new Map<string, string>();
  for (const part of form.getAll('file')) {
    if (typeof part !== 'string') files.set(part.name, await part.text());
  }
  const metadata = form.get('metadata');
  return { metadata: JSON.parse(typeof metadata === 'string' ? metadata : '{}'), files };
}
