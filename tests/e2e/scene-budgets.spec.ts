import { type Browser, chromium, expect, type Page, test } from '@playwright/test';
import { build, type PreviewServer, preview } from 'vite';
import { findBrowser } from '../support/browser.ts';
import { countTextureBytes } from './support/texture-bytes.ts';

/*
 * The scene alone in a browser, under the product's Content-Security-Policy: its costs, that it comes to rest, that
 * its targets can be clicked, and that it survives a lost context. Numbers are the budgets of design/render3d.md
 * section 5.
 */
const CONFIG = new URL('./scene-harness/vite.config.ts', import.meta.url).pathname;
const BUDGETS = {
  medium: { colourCalls: 80, allCalls: 160, triangles: 250_000, programs: 16, textureBytes: 70_000_000 },
  low: { colourCalls: 80, allCalls: 80, triangles: 150_000, programs: 16, textureBytes: 32_000_000 },
} as const;
const SLOW_DRAWING_MS = 120_000;
const IDLE_MS = 1_500;
/** The first one is loaded with the page. */
const MODELS = ['kestrel-b7', 'harrow-5000-mt', 'brant-h6', 'marlow-14'] as const;
const VIEWPORT = { width: 480, height: 300 };
/** Known warnings: three.js and fiber disagree on a clock; software rendering reports stalls when pixels are read. */
const HARMLESS = /THREE\.Clock|GPU stall|software WebGL/;

let server: PreviewServer;
let base: string;

test.describe.configure({ mode: 'default', timeout: 240_000 });

test.beforeAll(async () => {
  await build({ configFile: CONFIG });
  server = await preview({ configFile: CONFIG, preview: { port: 0, strictPort: false } });
  base = server.resolvedUrls?.local[0] ?? '';
});

test.afterAll(async () => {
  await server.close();
});

interface Opened {
  readonly page: Page;
  /** Errors and warnings of the page so far. */
  readonly complaints: readonly string[];
}

/**
 * Opens a view of the harness and waits for its first frame. Software rendering makes this slow, so tests of the
 * same view share a page. Moves are instant unless the test needs animation.
 */
async function openScene(
  browser: Browser,
  search: string,
  tier: keyof typeof BUDGETS,
  reducedMotion: 'reduce' | 'no-preference' = 'reduce',
): Promise<Opened> {
  const page = await browser.newPage({ viewport: VIEWPORT, reducedMotion });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !HARMLESS.test(message.text()))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.addInitScript((name) => localStorage.setItem('scene.tier-choice', name), tier);
  await page.addInitScript(countTextureBytes);
  await page.goto(`${base}?${search}`);
  await drawn(page);
  return { page, complaints };
}

/** Waits until the machine is shown and nothing moves. */
async function drawn(page: Page): Promise<void> {
  await expect(harness(page)).toHaveAttribute('data-status', 'ready', { timeout: SLOW_DRAWING_MS });
  await page.waitForSelector('html[data-ready="1"][data-rest="1"]', { timeout: SLOW_DRAWING_MS });
}

const harness = (page: Page) => page.locator('main');
const framesOf = (page: Page) => page.evaluate(() => window.__stage?.frames ?? 0);
const picture = (page: Page) => page.locator('canvas').screenshot({ timeout: SLOW_DRAWING_MS });

/** Expects that no frame is rendered while nothing moves. */
async function expectRest(page: Page): Promise<void> {
  const before = await framesOf(page);
  await page.waitForTimeout(IDLE_MS);
  expect(await framesOf(page)).toBe(before);
}

interface Figures {
  readonly calls: number;
  readonly triangles: number;
  readonly programs: number;
  readonly frames: number;
  readonly renderer: string;
}

/** The cost of the last rendered frame, and of a frame in which only the camera moved. */
async function figures(page: Page): Promise<{ first: Figures; again: Figures }> {
  return page.evaluate(() => {
    const read = () => {
      const stage = window.__stage;
      if (!stage) throw new Error('no stage');
      return {
        calls: stage.calls,
        triangles: stage.triangles,
        programs: stage.programs,
        frames: stage.frames,
        renderer: stage.renderer,
      };
    };
    const first = read();
    window.__stage?.frameTime();
    return { first, again: read() };
  });
}

/** Clicks a target where it is unoccluded; repeats while the camera is still moving. */
async function choose(page: Page, id: string): Promise<void> {
  await expect(async () => {
    const point = await page.evaluate((target) => window.__stage?.project(target) ?? null, id);
    if (!point) {
      // The camera may react to the previous selection only after a reset.
      await page.evaluate(() => window.showMachine?.());
      throw new Error(`${id} cannot be seen`);
    }
    await page.mouse.click(point.x, point.y);
    await expect(harness(page)).toHaveAttribute('data-selected', id, { timeout: 2_000 });
  }).toPass({ timeout: SLOW_DRAWING_MS });
}

/** Checks the machine's cost, and that it comes to rest. Triangles alone are also counted in tests/scene/builders. */
async function expectBudget(page: Page, tier: keyof typeof BUDGETS): Promise<void> {
  const budget = BUDGETS[tier];
  const { first, again } = await figures(page);
  expect(again.renderer).not.toBe('');
  expect(again.triangles).toBeGreaterThan(50_000);
  expect(again.calls).toBeLessThanOrEqual(budget.colourCalls);
  expect(first.calls).toBeLessThanOrEqual(budget.allCalls);
  expect(again.triangles).toBeLessThanOrEqual(budget.triangles);
  expect(again.programs).toBeLessThanOrEqual(budget.programs);
  const textureBytes = await page.evaluate(() => window.textureBytes?.());
  expect(textureBytes).toBeGreaterThan(1_000_000);
  expect(textureBytes).toBeLessThanOrEqual(budget.textureBytes);
  await expectRest(page);
}

test('every machine, assembled and taken apart, is built by the worker, stays within the medium budget and rests', async ({
  browser,
}) => {
  const { page, complaints } = await openScene(browser, 'view=rest&camera=bench', 'medium');
  for (const model of MODELS)
    await test.step(model, async () => {
      await page.evaluate(
        (next) => {
          window.setView?.('rest');
          if (next !== null) window.setMachine?.(next);
        },
        model === MODELS[0] ? null : model,
      );
      await drawn(page);
      await expectBudget(page, 'medium');
      const before = await framesOf(page);
      await page.evaluate(() => window.setView?.('apart'));
      // Until React has taken the view over, the mark of rest is that of the view before.
      await expect.poll(() => framesOf(page), { timeout: SLOW_DRAWING_MS }).toBeGreaterThan(before);
      await drawn(page);
      expect((await figures(page)).again.calls).toBeLessThanOrEqual(100);
    });
  // A page that fell back to the main thread has terminated its worker.
  expect(page.workers().map((worker) => worker.url())).toEqual([expect.stringContaining('geometry-worker')]);
  expect(complaints).toEqual([]);
  await page.close();
});

test('within the low budget a click chooses what it hits, a drag and the arrow keys turn the picture, what is covered is out of reach', async ({
  browser,
}) => {
  const { page, complaints } = await openScene(browser, 'view=loose&camera=bench', 'low');
  await expectBudget(page, 'low');
  await page.evaluate(() => window.showMachine?.());
  await drawn(page);
  expect(await page.evaluate(() => window.__stage?.project('cpu') ?? null)).toBeNull();
  for (const id of ['gpu', 'cpu-cooler', 'dimm-b2', 'ssd-sata']) {
    await page.evaluate(() => window.showMachine?.());
    await choose(page, id);
  }
  await drawn(page);
  const from = { x: 240, y: 150 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 80, from.y + 10, { steps: 4 });
  await page.mouse.up();
  await expect(harness(page)).toHaveAttribute('data-selected', 'ssd-sata');

  await drawn(page);
  const before = await picture(page);
  await page.getByRole('img', { name: 'kestrel-b7' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(async () => (await picture(page)).equals(before), { timeout: SLOW_DRAWING_MS })
    .toBe(false);
  expect(complaints).toEqual([]);
  await page.close();
});

test('a module travels to the bench and fans turn, and the drawing stops when they do', async ({
  browser,
}) => {
  const { page, complaints } = await openScene(browser, 'view=rest&camera=machine', 'low', 'no-preference');
  const before = await framesOf(page);
  await page.evaluate(() => window.setView?.('apart'));
  await expect.poll(() => framesOf(page)).toBeGreaterThan(before + 3);
  await drawn(page);
  await expectRest(page);

  await page.evaluate(() => window.setView?.('running'));
  await page.waitForSelector('html:not([data-rest])', { timeout: SLOW_DRAWING_MS });
  const turning = await framesOf(page);
  await expect.poll(() => framesOf(page), { timeout: SLOW_DRAWING_MS }).toBeGreaterThan(turning + 5);
  await page.evaluate(() => window.setView?.('rest'));
  await drawn(page);
  await expectRest(page);
  expect(complaints).toEqual([]);
  await page.close();
});

test('the same picture comes back after leaving the bench, and after a lost graphics context, which is told', async ({
  browser,
}) => {
  const { page, complaints } = await openScene(browser, 'view=loose&camera=memory', 'low');
  const before = await picture(page);
  const isBack = () =>
    expect.poll(async () => (await picture(page)).equals(before), { timeout: SLOW_DRAWING_MS });
  await page.evaluate(() => {
    const canvas = document.querySelector('canvas');
    Object.assign(window, { isSameCanvas: () => canvas === document.querySelector('canvas') });
    window.setMounted?.(false);
  });
  await expect(page.locator('canvas')).toHaveCount(0);
  await page.evaluate(() => window.setMounted?.(true));
  await page.waitForSelector('html[data-ready="1"][data-rest="1"]', { timeout: SLOW_DRAWING_MS });
  expect(
    await page.evaluate(() => (window as unknown as { isSameCanvas: () => boolean }).isSameCanvas()),
  ).toBe(true);
  await isBack().toBe(true);
  expect(complaints).toEqual([]);

  await page.evaluate(() => {
    const extension = document
      .querySelector('canvas')
      ?.getContext('webgl2')
      ?.getExtension('WEBGL_lose_context');
    extension?.loseContext();
    Object.assign(window, { bringBack: () => extension?.restoreContext() });
  });
  await expect(page.getByRole('alert')).toBeVisible();
  await page.evaluate(() => (window as unknown as { bringBack: () => void }).bringBack());
  await expect(page.getByRole('alert')).toBeHidden({ timeout: SLOW_DRAWING_MS });
  await page.waitForSelector('html[data-rest="1"]', { timeout: SLOW_DRAWING_MS });
  await isBack().toBe(true);
  await page.close();
});

test('without WebGL the page is told so, and three.js is never fetched', async () => {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath === null ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-software-rasterizer', '--disable-3d-apis'],
  });
  try {
    const page = await browser.newPage();
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto(`${base}?view=rest`);
    await expect(harness(page)).toHaveAttribute('data-status', 'no-webgl');
    expect(scripts.filter((url) => url.includes('mounted-stage'))).toEqual([]);
  } finally {
    await browser.close();
  }
});
