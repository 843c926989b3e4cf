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
/**
 * Functions and one class that only the router's data routers, its own server and its prefetching reach, none of which the
 * product uses, and what each answers where there is none of those.
 */
const UNUSED: readonly (readonly [RegExp, string])[] = [
  [body('PrefetchPageLinks'), 'function PrefetchPageLinks() { return null; }'],
  [body('usePrefetchBehavior'), 'function usePrefetchBehavior() { return [false, null, {}]; }'],
  [body('useViewTransitionState'), 'function useViewTransitionState() { return false; }'],
  [body('useNavigateStable'), 'function useNavigateStable() { return useNavigateUnstable(); }'],
  [body('DefaultErrorComponent'), 'function DefaultErrorComponent() { return null; }'],
  [
    /^var RenderErrorBoundary = class [\s\S]*?^\};\nRenderErrorBoundary\.contextType = .*$/m,
    'var RenderErrorBoundary = null;',
  ],
  [/let dataRouterState = dataRouterOpts\?\.state;/, 'let dataRouterState = null;'],
];

function body(name: string): RegExp {
  return new RegExp(`^function ${name}\\([\\s\\S]*?^\\}(?=\\n)`, 'm');
}

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
        code: UNUSED.reduce((text, [part, instead]) => text.replace(part, instead), code)
          .replace(COMPONENT, '$1/* @__PURE__ */ $2')
          .replace(CLASS, '$1/* @__PURE__ */ (() => $2)();')
          .replace(NAME, ''),
        map: null,
      }),
    },
  };
}
