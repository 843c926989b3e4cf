import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { deployHeaders } from './src/build/deploy-headers.ts';
import { prerender } from './src/build/prerender.ts';
import { localStack } from './supabase/local/vite-plugin.ts';

const HOST = '127.0.0.1';

/** PORT moves the product, for a second checkout on the same machine. */
const portOr = (usual: number): number => Number(process.env['PORT'] || usual);

/** What every page starts with comes in one piece: thirty small files compress worse and queue up. */
const SHELL = {
  name: 'shell',
  tags: ['$initial' as const],
  // The entry itself stays a file of its own, which the manifest knows by its name.
  test: (id: string) => !/index\.html|[\\/]src[\\/]main\.tsx/.test(id),
};

export default defineConfig({
  // A stand-in for older Reacts that react-i18next asks for; ours has the real one.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  plugins: [react(), tailwindcss(), localStack(), deployHeaders(), prerender()],
  server: { host: HOST, port: portOr(5173), strictPort: true },
  preview: { host: HOST, port: portOr(4173), strictPort: true },
  // The tokens are light-dark() colours (src/styles/tokens.css); for older browsers they would be rewritten into
  // something that an always-dark panel on a light page cannot undo.
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    sourcemap: false,
    manifest: true,
    // Every browser that the target speaks of preloads modules itself.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [SHELL] } } },
  },
  worker: { format: 'es' },
});
