import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** No test is judged by the clock: those that start a backend, prove cases or typeset the manual take their time on a busy machine. */
const PATIENCE = { testTimeout: 60_000, hookTimeout: 120_000 };

/** Pure rules share nothing but caches: a worker keeps the modules it has imported from one file to the next. */
const ONE_PROCESS = { isolate: false };

export default defineConfig({
  test: {
    // Every processor at work, also on a machine of two; more than four backends at once gain nothing.
    maxWorkers: Math.min(4, availableParallelism()),
    projects: [
      {
        test: {
          name: 'core',
          include: ['tests/{core,architecture,spec-trace,i18n}/**/*.test.ts'],
          ...PATIENCE,
          ...ONE_PROCESS,
        },
      },
      // Reads dist, so it runs after `npm run build`.
      { test: { name: 'build', include: ['tests/build/**/*.test.ts'], ...PATIENCE } },
      { test: { name: 'scene', include: ['tests/scene/**/*.test.ts'], ...PATIENCE, ...ONE_PROCESS } },
      {
        plugins: [react()],
        test: {
          name: 'screens',
          include: ['tests/{app,catalogue,features,ui,lib}/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['tests/support/screens.setup.ts'],
          ...PATIENCE,
        },
      },
      {
        test: { name: 'backend', include: ['tests/{sql,functions,local,deploy}/**/*.test.ts'], ...PATIENCE },
      },
    ],
  },
});
