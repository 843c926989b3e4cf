import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { build, type PreviewServer, preview } from 'vite';
import { BROWSER_ARGUMENTS, findBrowser } from '../support/browser.ts';
import { PROJECT_ROOT } from '../support/source-files.ts';
import { type Figure, median } from './figure.ts';

const RUNS = 4;
const FRAMES = 5;
const VIEWPORT = { width: 1280, height: 720 };
const READY_TIMEOUT_MS = 120_000;

/**
 * The first frame of the scene against that of a calibration page (one lit box) in the same browser, and the cost of one
 * frame of each. Only ratios mean something on a machine without a graphics card.
 */
export async function measureScene(): Promise<readonly Figure[]> {
  const outputs = mkdtempSync(join(tmpdir(), 'benchready-bench-'));
  const pages = [
    await serve(join(PROJECT_ROOT, 'tests/bench/calibration'), join(outputs, 'calibration')),
    await serve(join(PROJECT_ROOT, 'tests/e2e/scene-harness'), join(outputs, 'scene')),
  ] as const;
  try {
    const ratios: number[] = [];
    const frameCosts: number[] = [];
    let report = '';
    for (let run = 0; run < RUNS; run += 1) {
      const browser = await chromium.launch({
        ...(findBrowser() === null ? {} : { executablePath: findBrowser() ?? '' }),
        args: [...BROWSER_ARGUMENTS],
      });
      const calibration = await firstFrame(browser, pages[0]);
      const scene = await firstFrame(browser, pages[1]);
      ratios.push(scene.readyMs / calibration.readyMs);
      for (let frame = 0; frame < FRAMES; frame += 1) {
        frameCosts.push(await scene.page.evaluate(() => window.__stage?.frameTime() ?? Number.NaN));
      }
      report = await scene.page.evaluate(
        () =>
          `${window.__stage?.calls} calls, ${window.__stage?.triangles} triangles, tier ${window.__stage?.tier}`,
      );
      await browser.close();
    }
    return [
      { name: 'first frame, scene / calibration', value: median(ratios).toFixed(2), unit: 'times' },
      { name: 'one frame at 1280x720, software', value: median(frameCosts).toFixed(0), unit: 'ms' },
      { name: 'drawn', value: '', unit: report },
    ];
  } finally {
    await Promise.all(pages.map((page) => page.close()));
    rmSync(outputs, { recursive: true, force: true });
  }
}

async function serve(root: string, outDir: string): Promise<PreviewServer> {
  const configFile = root.endsWith('scene-harness') ? join(root, 'vite.config.ts') : false;
  const output = { outDir, emptyOutDir: true };
  await build({ root, configFile, logLevel: 'error', build: output });
  return preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: output,
    preview: { host: '127.0.0.1', port: 0, strictPort: false },
  });
}

async function firstFrame(
  browser: Browser,
  server: PreviewServer,
): Promise<{ readonly page: Page; readonly readyMs: number }> {
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('The page is not served.');
  const page = await browser.newPage({ viewport: VIEWPORT });
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (
        document.documentElement.dataset['ready'] !== undefined &&
        performance.getEntriesByName('ready').length === 0
      ) {
        performance.mark('ready');
      }
    }).observe(document, { subtree: true, attributeFilter: ['data-ready'] });
  });
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('ready').length > 0, null, {
    timeout: READY_TIMEOUT_MS,
  });
  const readyMs = await page.evaluate(
    () => performance.getEntriesByName('ready')[0]?.startTime ?? Number.NaN,
  );
  return { page, readyMs };
}
