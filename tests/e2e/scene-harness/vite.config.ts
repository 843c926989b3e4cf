import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const headers = readFileSync(new URL('../../../public/_headers', import.meta.url), 'utf8');
const policy = /Content-Security-Policy: (.+)/.exec(headers)?.[1]?.replace('__SUPABASE_ORIGIN__', '') ?? '';

/** Serves the scene alone, under the policy that the product is served with. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  plugins: [react(), tailwindcss()],
  server: { host: '127.0.0.1', port: 5303, strictPort: true },
  preview: {
    host: '127.0.0.1',
    port: 5303,
    strictPort: true,
    headers: { 'Content-Security-Policy': policy },
  },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    minify: process.env['PLAIN'] === undefined,
    outDir: join(tmpdir(), `scene-harness-${process.pid}`),
    emptyOutDir: true,
  },
  logLevel: 'warn',
});
