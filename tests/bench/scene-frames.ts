import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import type { PreviewServer } from 'vite';
import { PROJECT_ROOT } from '../support/source-files.ts';
import { type Figure, median } from './figure.ts';
import { addressOf, openBrowser, serve } from './served-page.ts';

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
      const browser = await openBrowser();
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

async function firstFrame(
  browser: Browser,
  server: PreviewServer,
): Promise<{ readonly page: Page; readonly readyMs: number }> {
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
  await page.goto(addressOf(server));
  await page.waitForFunction(() => performance.getEntriesByName('ready').length > 0, null, {
    timeout: READY_TIMEOUT_MS,
  });
  const readyMs = await page.evaluate(
    () => performance.getEntriesByName('ready')[0]?.startTime ?? Number.NaN,
  );
  return { page, readyMs };
}
