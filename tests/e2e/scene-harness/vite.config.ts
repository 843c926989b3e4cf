import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Serves the scene alone: `npx vite build -c tests/e2e/scene-harness/vite.config.ts`, then preview on 5303. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss()],
  server: { host: '127.0.0.1', port: 5303, strictPort: true },
  preview: { host: '127.0.0.1', port: 5303, strictPort: true },
  build: { target: 'es2022', outDir: '/tmp/scene-harness', emptyOutDir: true },
});
