import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const { resolve } = createRequire(import.meta.url);
/** The router's package names its development build to everybody who bundles; the other one lies beside it. */
const PRODUCTION = join(dirname(resolve('react-router/package.json')), 'dist/production');

/** What stands in the router's files at their outermost level, as its own bundler writes it. */
const COMPONENT = /^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm;
const CLASS = /^(var \w+ = )(class extends React\d*\.Component \{[\s\S]*?^\});/gm;
const NAME = /^\w+\.displayName = "\w+";$/gm;
/** Fetches for pages ahead what only the router's own server can tell; it draws nothing where there is none. */
const PREFETCH = /^function PrefetchPageLinks\([\s\S]*?^\}/m;

/**
 * Builds with the production build of the router, and lets what the product does not use of it (forms, loaders, its own
 * server rendering) fall away: its components are not marked as free of side effects, so all of them would stay.
 */
export function leanRouter(): Plugin {
  return {
    name: 'benchready:lean-router',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: join(PRODUCTION, 'index.mjs') },
          { find: /^react-router\/dom$/, replacement: join(PRODUCTION, 'dom-export.mjs') },
        ],
      },
    }),
    transform: {
      filter: { id: /\/react-router\/dist\/production\/.*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(COMPONENT, '$1/* @__PURE__ */ $2')
          .replace(CLASS, '$1/* @__PURE__ */ (() => $2)();')
          .replace(NAME, '')
          .replace(PREFETCH, 'function PrefetchPageLinks() { return null; }'),
        map: null,
      }),
    },
  };
}
