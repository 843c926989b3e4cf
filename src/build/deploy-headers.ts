import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { loadEnv, type Plugin, type PreviewServer } from 'vite';
import { emailAccountOf } from '../core/contracts/email-account.ts';
import { parseSimulationLinks, SIMULATION_LINKS_VARIABLE } from '../core/contracts/simulation-links.ts';
import { backendAddress } from '../lib/env.ts';
import { allowConnection, allowFrames, fillOrigin, parseHeadersFile } from './headers-file.ts';

/**
 * Fills in `_headers` for this deployment, and makes `vite preview` send those headers. An invalid variable fails
 * the build.
 */
export function deployHeaders(): Plugin {
  let fill = (text: string): string => text;
  let file = '';
  return {
    name: 'benchready:headers',
    configResolved(config) {
      file = join(resolve(config.root, config.build.outDir), '_headers');
      fill = fillerFor(loadEnv(config.mode, config.root, 'VITE_'));
    },
    configurePreviewServer(server) {
      mountHeaders(server, file);
    },
    async writeBundle() {
      await writeFile(file, fill(await readFile(file, 'utf8')));
    },
  };
}

function fillerFor(variables: Readonly<Record<string, string>>): (text: string) => string {
  // Without a hosted backend the data comes from the page's own origin, which 'self' allows.
  const backend = backendAddress(variables, '').url;
  const links = parseSimulationLinks(variables[SIMULATION_LINKS_VARIABLE]);
  const framed = Object.values(links).filter((link) => link !== undefined);
  const email = emailAccountOf(variables);
  return (text) => {
    const filled = allowFrames(fillOrigin(text, backend === '' ? null : new URL(backend).origin), framed);
    return email === null ? filled : allowConnection(filled, email.url);
  };
}

function mountHeaders(server: PreviewServer, headersFile: string): void {
  const rules = readFile(headersFile, 'utf8').then(parseHeadersFile);
  server.middlewares.use((request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://preview');
    rules.then((known) => {
      for (const rule of known) {
        if (!rule.matches(pathname)) continue;
        for (const [name, value] of rule.headers) response.setHeader(name, value);
      }
      next();
    }, next);
  });
}
