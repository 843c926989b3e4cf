import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** The whole manual is typeset, on a busy machine too. */
const PRINTING_MS = 30_000;
/** Tests that start a real backend get the time that takes. */
const BACKEND_TIMEOUTS = { testTimeout: 60_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    // Every processor at work, also on a machine of two; more than four backends at once gain nothing.
    maxWorkers: Math.min(4, availableParallelism()),
    projects: [
      { test: { name: 'core', include: ['tests/{core,architecture,spec-trace,i18n}/**/*.test.ts'] } },
      // Reads dist, so it runs after `npm run build`.
      { test: { name: 'build', include: ['tests/build/**/*.test.ts'], testTimeout: PRINTING_MS } },
      { test: { name: 'scene', include: ['tests/scene/**/*.test.ts'] } },
      {
        plugins: [react()],
        test: {
          name: 'screens',
          include: ['tests/{app,catalogue,features,ui,lib}/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['tests/support/screens.setup.ts'],
          ...BACKEND_TIMEOUTS,
        },
      },
      {
        test: { name: 'backend', include: ['tests/{sql,functions,local}/**/*.test.ts'], ...BACKEND_TIMEOUTS },
      },
    ],
  },
});
