import { defineConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser, webglArguments } from '../support/browser.ts';

/** The preview server listens to PORT as well (vite.config.ts). */
const PREVIEW_URL = `http://127.0.0.1:${process.env['PORT'] || 4173}`;
const browser = findBrowser();
const launched = (...more: readonly string[]) => ({
  launchOptions: {
    ...(browser === null ? {} : { executablePath: browser }),
    args: [...BROWSER_ARGUMENTS, ...more],
  },
});
/** The journeys that need the 3D scene. */
const DRAWN = /(demo|lab|live-hero|scene-budgets)\.spec\.ts$/;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  // Files whose tests depend on each other configure serial mode.
  fullyParallel: true,
  // The 3D scene keeps both processors of a small machine busy; beside it and without it, pages mostly wait.
  workers: 3,
  // A journey that passes only on a retry has failed.
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: PREVIEW_URL,
    viewport: { width: 1280, height: 800 },
    // Requests through a service worker cannot be routed by a test; journeys about the worker allow it.
    serviceWorkers: 'block',
    // Tracing costs a third of the processor time; set TRACE=1 to debug a failing journey.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    // The processor draws every pixel: one in sixteen is enough to point at and to compare.
    {
      name: 'scene',
      testMatch: DRAWN,
      workers: 1,
      use: { ...launched(...webglArguments()), deviceScaleFactor: 0.25 },
    },
    // Without a software-emulated graphics card, pages paint a third faster.
    { name: 'pages', testIgnore: DRAWN, use: launched('--disable-gpu') },
  ],
  webServer: {
    command: 'npm run --silent preview',
    cwd: '../..',
    url: PREVIEW_URL,
    reuseExistingServer: process.env['CI'] === undefined,
    timeout: 60_000,
    env: { STACK_DATA_DIR: 'memory', LITE_TELEMETRY: '0' },
  },
});
