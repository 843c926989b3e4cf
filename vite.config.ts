import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { localStack } from './supabase/local/vite-plugin.ts';

const HOST = '127.0.0.1';

export default defineConfig({
  plugins: [react(), tailwindcss(), localStack()],
  server: { host: HOST, port: 5173, strictPort: true },
  preview: { host: HOST, port: 4173, strictPort: true },
  build: { target: 'es2022', sourcemap: false },
  test: {
    // Every project tells its own story; the ones that start a real backend get the time that takes.
    projects: [
      { test: { name: 'core', include: ['tests/core/**/*.test.ts', 'tests/architecture/**/*.test.ts'] } },
      { test: { name: 'scene', include: ['tests/scene/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'screens',
          include: ['tests/{app,features,ui,lib}/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['tests/support/screens.setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'backend',
          include: ['tests/{sql,functions,local}/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
