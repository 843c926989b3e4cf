import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROWSER_ARGUMENTS, findBrowser } from '../support/browser.ts';

const KB = 1000;
const CONFIG = fileURLToPath(new URL('../../vite.config.ts', import.meta.url));
/** Longer than anything that a page waits for by itself (public/wake.js). */
const UNTOUCHED_MS = 6000;

let server: PreviewServer;
let browser: Browser;

beforeAll(async () => {
  process.env['STACK_DATA_DIR'] = 'memory';
  server = await preview({ configFile: CONFIG, logLevel: 'error', preview: { port: 0, strictPort: false } });
  const executablePath = findBrowser();
  browser = await chromium.launch({
    ...(executablePath === null ? {} : { executablePath }),
    args: [...BROWSER_ARGUMENTS],
  });
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

interface Fetched {
  readonly files: number;
  readonly kilobytes: number;
}

/** The JavaScript of a first visit on a phone, as the browser counts it on the wire, headers and all. */
async function firstVisit(path: string, act: (page: Page) => Promise<unknown>): Promise<Fetched> {
  // What a service worker keeps for later goes past the page; it keeps what the page has fetched already.
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
    locale: 'en-US',
  });
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  const scripts = new Set<string>();
  const sizes: number[] = [];
  wire.on('Network.responseReceived', ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType)) scripts.add(requestId);
  });
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) sizes.push(encodedDataLength);
  });
  await page.goto(new URL(path, server.resolvedUrls?.local[0]).href);
  await act(page);
  await context.close();
  return { files: sizes.length, kilobytes: sizes.reduce((sum, size) => sum + size, 0) / KB };
}

const leaveAlone = (page: Page) => page.waitForTimeout(UNTOUCHED_MS);

/** Begins to use the page, and waits until nothing more comes. */
const touch = async (page: Page): Promise<void> => {
  await page.keyboard.press('Tab');
  await page.waitForLoadState('networkidle');
  const field = page.getByLabel('Email');
  if ((await field.count()) > 0) await field.first().fill('ada@benchready.test');
  await page.waitForTimeout(1000);
  await page.waitForLoadState('networkidle');
};

// Side by side: each of them is a wait, in a browser context of its own.
describe('the JavaScript of a first visit', () => {
  it.concurrent.each([
    { path: '/', kilobytes: 100, files: 15 },
    { path: '/login', kilobytes: 130, files: 15 },
    { path: '/register', kilobytes: 130, files: 15 },
  ])(
    'is at most $kilobytes kB in $files files at $path while nobody touches it',
    async ({ path, ...most }) => {
      const fetched = await firstVisit(path, leaveAlone);
      expect(fetched.kilobytes).toBeLessThanOrEqual(most.kilobytes);
      expect(fetched.files).toBeLessThanOrEqual(most.files);
    },
  );

  it.concurrent.each([
    // React, the router and the texts' library alone are 90 of it.
    { path: '/', kilobytes: 130 },
    { path: '/login', kilobytes: 216 },
    { path: '/register', kilobytes: 216 },
  ])('is at most $kilobytes kB at $path once all of it works', async ({ path, kilobytes }) => {
    const fetched = await firstVisit(path, touch);
    expect(fetched.files).toBeGreaterThan(2);
    expect(fetched.kilobytes).toBeLessThanOrEqual(kilobytes);
  });

  it.concurrent('is fetched as soon as an interactive part of the page comes into view', async () => {
    const fetched = await firstVisit('/#pricing', async (page) => {
      await page.getByText('$12.99').first().waitFor();
    });
    expect(fetched.files).toBeGreaterThan(2);
  });
});
