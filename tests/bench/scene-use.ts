import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { PROJECT_ROOT } from '../support/source-files.ts';
import type { Figure } from './figure.ts';
import { addressOf, openBrowser, serve } from './served-page.ts';

/** Few pixels: what is measured is what stays in memory and how long a ray takes, not how long drawing does. */
const VIEWPORT = { width: 320, height: 200 };
const READY_TIMEOUT_MS = 120_000;
const WARM_UP_CHANGES = 50;
const CHANGES = 500;
const BYTES_PER_KB = 1000;

/** What a scene that is worked on leaves in memory, and what it costs to find what is pointed at. */
export async function measureSceneUse(): Promise<readonly Figure[]> {
  const outDir = mkdtempSync(join(tmpdir(), 'benchready-bench-'));
  const server = await serve(join(PROJECT_ROOT, 'tests/e2e/scene-harness'), outDir);
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: VIEWPORT, reducedMotion: 'reduce' });
    await page.goto(`${addressOf(server)}?machine=kestrel-b7&camera=machine`);
    await page.waitForSelector('html[data-ready="1"][data-rest="1"]', { timeout: READY_TIMEOUT_MS });
    const rayMs = await medianRayMs(page);
    await changeMachine(page, WARM_UP_CHANGES);
    const before = await held(page);
    await changeMachine(page, CHANGES);
    const after = await held(page);
    return [
      { name: 'pick ray, median', value: rayMs.toFixed(2), unit: 'ms' },
      {
        name: `heap left by ${CHANGES} changes of the machine`,
        value: ((after.bytes - before.bytes) / BYTES_PER_KB).toFixed(0),
        unit: 'kB',
      },
      { name: 'textures left by them', value: `${after.textures - before.textures}`, unit: '' },
      { name: 'frames drawn meanwhile', value: `${after.frames - before.frames}`, unit: '' },
    ];
  } finally {
    await browser.close();
    await server.close();
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** A grid over the picture: some rays hit glass, some small parts, some nothing. */
function medianRayMs(page: Page): Promise<number> {
  return page.evaluate(({ width, height }) => {
    const times: number[] = [];
    for (let x = 4; x < width; x += 8)
      for (let y = 4; y < height; y += 8) {
        const start = performance.now();
        window.__stage?.pick({ x, y });
        times.push(performance.now() - start);
      }
    return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
  }, VIEWPORT);
}

/** Taken apart and put together again, each change drawn before the next. */
async function changeMachine(page: Page, changes: number): Promise<void> {
  await page.evaluate(async (count) => {
    for (let change = 0; change < count; change += 1) {
      window.setView?.(change % 2 === 0 ? 'apart' : 'rest');
      do await new Promise(requestAnimationFrame);
      while (document.documentElement.dataset['rest'] === undefined);
    }
  }, changes);
}

interface Held {
  readonly bytes: number;
  readonly textures: number;
  readonly frames: number;
}

async function held(page: Page): Promise<Held> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize: bytes } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  const stage = await page.evaluate(() => ({
    textures: window.__stage?.textures ?? Number.NaN,
    frames: window.__stage?.frames ?? Number.NaN,
  }));
  return { bytes, ...stage };
}
