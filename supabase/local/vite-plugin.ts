import { type Connect, loadEnv, type Plugin, type PreviewServer, type ViteDevServer } from 'vite';
import { backendAddress } from '../../src/lib/env.ts';
import { readEnvironment, type StackEnvironment } from './environment.ts';
import { isBackendPath } from './gateway.ts';
import { stopOnExit } from './host/shutdown.ts';
import { bridge } from './http/node-bridge.ts';
import { type Stack, type StackOptions, startStack } from './stack.ts';

type Server = ViteDevServer | PreviewServer;

/** The origin of a listening server. */
function originOf(server: Server): string {
  const address = server.httpServer?.address();
  if (address === null || address === undefined || typeof address === 'string') {
    throw new Error('The local stack needs a server that listens on a port.');
  }
  const host = address.address === '::1' || address.address === '::' ? 'localhost' : address.address;
  return `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${address.port}`;
}

/** Starts the stack when the server listens, makes backend requests wait for it, and stops it before the server. */
function mountStack(
  server: Server,
  environment: StackEnvironment,
  options: Pick<StackOptions, 'exampleBoards'> = {},
): void {
  const { httpServer } = server;
  if (httpServer === null) return;
  let isBegun = false;
  const started = new Promise<Stack>((resolve, reject) => {
    httpServer.once('listening', () => {
      isBegun = true;
      const origin = originOf(server);
      startStack({ ...environment, ...options, publicUrl: origin, siteUrl: origin }).then(resolve, reject);
    });
  });
  const stop = async (): Promise<void> => {
    if (isBegun) await started.then((stack) => stack.stop()).catch(() => undefined);
  };
  const release = stopOnExit(stop);
  // On a restart Vite only stops listening; the next stack waits until this one has stopped.
  httpServer.once('close', () => void stop().then(release));
  // Vite exits as soon as its server is closed; the database has to be closed before.
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

/**
 * Serves the backend on the page's own origin for `npm run dev` and `npm run preview`; disabled when VITE_SUPABASE_URL and
 * VITE_SUPABASE_ANON_KEY name a hosted project.
 */
export function localStack(): Plugin {
  let isHosted = false;
  let environment = readEnvironment({});
  return {
    name: 'benchready:local-stack',
    config(config, { mode }) {
      const folder = config.root ?? process.cwd();
      isHosted = backendAddress(loadEnv(mode, folder, 'VITE_'), '').url !== '';
      environment = readEnvironment(loadEnv(mode, folder, 'STACK_'));
    },
    configureServer(server) {
      if (!isHosted && server.config.mode !== 'test')
        mountStack(server, environment, { exampleBoards: true });
    },
    configurePreviewServer(server) {
      if (!isHosted) mountStack(server, environment);
    },
  };
}
