import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { prerender } from './build/prerender.ts';
import { localStack } from './supabase/local/vite-plugin.ts';

const HOST = '127.0.0.1';

export default defineConfig({
  plugins: [react(), tailwindcss(), localStack(), prerender()],
  server: { host: HOST, port: 5173, strictPort: true },
  preview: { host: HOST, port: 4173, strictPort: true },
  // The tokens are light-dark() colours (src/styles/tokens.css); for older browsers they would be rewritten into
  // something that an always-dark panel on a light page cannot undo.
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    sourcemap: false,
    manifest: true,
  },
  worker: { format: 'es' },
});
