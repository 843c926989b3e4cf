import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Connect, loadEnv, type Plugin, type PreviewServer, type ViteDevServer } from 'vite';
import { emailAccountOf } from '../../src/core/contracts/email-account.ts';
import {
  parseSimulationLinks,
  SIMULATION_LINKS_VARIABLE,
} from '../../src/core/contracts/simulation-links.ts';
import { readEnvironment, type StackEnvironment } from './environment.ts';
import { isBackendPath } from './gateway.ts';
import { stopOnExit } from './host/shutdown.ts';
import { bridge } from './http/node-bridge.ts';
import { type Stack, startStack } from './stack.ts';
import { allowConnection, allowFrames, fillOrigin, parseHeadersFile } from './vite/headers-file.ts';

type Server = ViteDevServer | PreviewServer;

interface Hosted {
  readonly url: string | null;
}

/** Where the product's data comes from: hosted Supabase when both variables are set, else the page's own origin. */
function readHosted(mode: string, folder: string): Hosted {
  const env = loadEnv(mode, folder, 'VITE_');
  const url = env['VITE_SUPABASE_URL'] ?? '';
  const key = env['VITE_SUPABASE_ANON_KEY'] ?? '';
  if ((url === '') !== (key === '')) {
    throw new Error('Set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY both, or neither.');
  }
  return { url: url === '' ? null : url };
}

/** The origin a listening server is reached at. */
function originOf(server: Server): string {
  const address = server.httpServer?.address();
  if (address === null || address === undefined || typeof address === 'string') {
    throw new Error('The local stack needs a server that listens on a port.');
  }
  const host = address.address === '::1' || address.address === '::' ? 'localhost' : address.address;
  return `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${address.port}`;
}

/** Starts the stack as soon as the server listens, lets requests for the backend wait for it, and stops it first. */
function mountStack(server: Server, environment: StackEnvironment): void {
  const { httpServer } = server;
  if (httpServer === null) return;
  let isBegun = false;
  const started = new Promise<Stack>((resolve, reject) => {
    httpServer.once('listening', () => {
      isBegun = true;
      const origin = originOf(server);
      startStack({ ...environment, publicUrl: origin, siteUrl: origin }).then(resolve, reject);
    });
  });
  const stop = async (): Promise<void> => {
    if (isBegun) await started.then((stack) => stack.stop()).catch(() => undefined);
  };
  const release = stopOnExit(stop);
  // When it restarts itself, Vite closes nothing but the listening; the next stack waits until this one is gone.
  httpServer.once('close', () => void stop().then(release));
  // When it ends, Vite ends the process as soon as its server is closed; the database has to be closed by then.
  const close = server.close.bind(server);
  server.close = () => stop().then(close);
  started.catch((error: unknown) => {
    console.error(`\n[stack] ${error instanceof Error ? error.message : String(error)}\n`);
  });
  const handle: Connect.NextHandleFunction = (request, response, next) => {
    const path = request.originalUrl ?? request.url ?? '/';
    if (!isBackendPath(path.split('?', 1)[0] ?? path)) return next();
    const answer = async (): Promise<void> => {
      const stack = await started;
      if (!(await bridge(request, response, stack.url, stack.fetch))) next();
    };
    answer().catch(next);
  };
  server.middlewares.use(handle);
}

/** Sends what `_headers` says with everything that is not the backend's. */
function mountHeaders(server: PreviewServer, headersFile: string): void {
  const rules = readFile(headersFile, 'utf8').then(parseHeadersFile);
  server.middlewares.use((request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://preview');
    rules.then((known) => {
      for (const rule of known) {
        if (!rule.matches(pathname) || isBackendPath(pathname)) continue;
        for (const [name, value] of rule.headers) response.setHeader(name, value);
      }
      next();
    }, next);
  });
}

/**
 * The backend on the page's own origin, for `npm run dev` and `npm run preview`; nothing at all when
 * VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY name a hosted project.
 */
export function localStack(): Plugin {
  let hosted: Hosted = { url: null };
  let environment = readEnvironment({});
  let framed: readonly string[] = [];
  let emailUrl: string | null = null;
  let outDir = '';
  return {
    name: 'benchready:local-stack',
    config(config, { mode }) {
      const folder = config.root ?? process.cwd();
      hosted = readHosted(mode, folder);
      environment = readEnvironment(loadEnv(mode, folder, 'STACK_'));
      // A wrong variable ends the build here, not in somebody's browser.
      const variables = loadEnv(mode, folder, 'VITE_');
      const links = parseSimulationLinks(variables[SIMULATION_LINKS_VARIABLE]);
      framed = Object.values(links).filter((link) => link !== undefined);
      emailUrl = emailAccountOf(variables)?.url ?? null;
    },
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    configureServer(server) {
      if (hosted.url === null && server.config.mode !== 'test') mountStack(server, environment);
    },
    configurePreviewServer(server) {
      mountHeaders(server, join(outDir, '_headers'));
      if (hosted.url === null) mountStack(server, environment);
    },
    async writeBundle() {
      const file = join(outDir, '_headers');
      const origin = hosted.url === null ? null : new URL(hosted.url).origin;
      const filled = allowFrames(fillOrigin(await readFile(file, 'utf8'), origin), framed);
      await writeFile(file, emailUrl === null ? filled : allowConnection(filled, emailUrl));
    },
  };
}
