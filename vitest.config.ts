import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { simulationManual } from './src/build/manual/plugin.ts';
import { SlowFilesFirst } from './tests/support/slow-files-first.ts';

/** No test is judged by the clock: those that start a backend, prove cases or typeset the manual take their time on a busy machine. */
const PATIENCE = { testTimeout: 60_000, hookTimeout: 120_000 };

/** Files that share nothing but caches, or what they share on purpose: a worker keeps what it has imported. */
const ONE_PROCESS = { isolate: false };

/** Every processor at work, also on a machine of two; more than four gain nothing. */
const PROCESSORS = Math.min(4, availableParallelism());

/**
 * A worker whose tests ask a backend waits for it half of its time, or for what React holds back: twice as many keep the
 * processors busy. They run after the others (projects of one group share a number of workers).
 */
const WAITING = { maxWorkers: Math.min(4, 2 * PROCESSORS), sequence: { groupOrder: 1 } };

/** Screens that are drawn anew leave much garbage: a larger nursery is swept less often. */
const LARGE_NURSERY = { execArgv: ['--max-semi-space-size=64'] };

/** Makes the database that stacks begin with, before several workers ask for it at once. */
const PREPARED_DATABASE = 'tests/support/prepared-postgres.ts';

/** These count and kill the processes below their own. */
const PROCESSES = ['functions', 'functions-process', 'lost-database', 'lock'].map(
  (name) => `tests/local/${name}.test.ts`,
);

const IN_JSDOM = ['app', 'catalogue', 'features', 'ui', 'lib'].flatMap((folder) =>
  readdirSync(`tests/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `tests/${folder}/${file}`),
);

const containing = (pattern: RegExp): string[] =>
  IN_JSDOM.filter((file) => pattern.test(readFileSync(file, 'utf8')));

/** These replace modules of the product, so that no other file may have theirs. */
const WITH_OWN_MODULES = containing(/vi\.(mock|doMock)\(/);

/** These take the product's modules anew with each page they load, most of them against a backend; they close the last page. */
const LOADING_PAGES = containing(/support\/product|practice-screen|desk-at-home|vi\.resetModules\(/).filter(
  (file) => !WITH_OWN_MODULES.includes(file),
);

const JSDOM = { environment: 'jsdom', setupFiles: ['tests/support/screens.setup.ts'] };

export default defineConfig({
  test: {
    maxWorkers: PROCESSORS,
    sequence: { sequencer: SlowFilesFirst },
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
        plugins: [react(), simulationManual()],
        test: {
          name: 'parts',
          include: IN_JSDOM.filter((file) => ![...WITH_OWN_MODULES, ...LOADING_PAGES].includes(file)),
          ...JSDOM,
          ...PATIENCE,
          ...ONE_PROCESS,
          ...LARGE_NURSERY,
        },
      },
      {
        plugins: [react(), simulationManual()],
        test: { name: 'replaced', include: WITH_OWN_MODULES, ...JSDOM, ...PATIENCE, ...WAITING },
      },
      {
        plugins: [react(), simulationManual()],
        test: {
          name: 'screens',
          include: LOADING_PAGES,
          ...JSDOM,
          globalSetup: [PREPARED_DATABASE, 'tests/support/screen-stacks.ts'],
          ...PATIENCE,
          ...ONE_PROCESS,
          ...WAITING,
          ...LARGE_NURSERY,
        },
      },
      {
        // Its files share the stack of their worker, which lives in the module that starts it.
        test: {
          name: 'backend',
          include: ['tests/{sql,functions,local}/**/*.test.ts'],
          exclude: PROCESSES,
          globalSetup: [PREPARED_DATABASE],
          ...PATIENCE,
          ...ONE_PROCESS,
          ...WAITING,
        },
      },
      {
        test: {
          name: 'processes',
          include: [...PROCESSES, 'tests/deploy/**/*.test.ts'],
          globalSetup: [PREPARED_DATABASE],
          ...PATIENCE,
          ...WAITING,
        },
      },
    ],
  },
});
