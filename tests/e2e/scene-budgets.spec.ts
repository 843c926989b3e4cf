import { chromium, expect, type Page, test } from '@playwright/test';
import { build, type PreviewServer, preview } from 'vite';
import { findBrowser } from '../support/browser.ts';

/*
 * The scene alone, in a browser, under the product's Content-Security-Policy: what it costs, that it rests, that it can
 * be pointed at, and that it survives. Numbers are the budgets of design/render3d.md section 5.
 */
const CONFIG = new URL('./scene-harness/vite.config.ts', import.meta.url).pathname;
const BUDGETS = {
  medium: { colourCalls: 80, allCalls: 160, triangles: 250_000, programs: 16 },
  low: { colourCalls: 80, allCalls: 80, triangles: 150_000, programs: 16 },
} as const;
const SLOW_DRAWING_MS = 120_000;
const IDLE_MS = 3_000;
/** three.js and fiber disagree on a clock; software rendering tells that reading pixels stalls. */
const HARMLESS = /THREE\.Clock|GPU stall|software WebGL/;

let server: PreviewServer;
let base: string;

test.describe.configure({ mode: 'default', timeout: 240_000 });
test.use({ viewport: { width: 560, height: 340 } });

test.beforeAll(async () => {
  await build({ configFile: CONFIG });
  server = await preview({ configFile: CONFIG, preview: { port: 0, strictPort: false } });
  base = server.resolvedUrls?.local[0] ?? '';
});

test.afterAll(async () => {
  await server.close();
});

/** Opens a view of the harness and waits for its first picture. Moves are instant: the person wants less motion. */
async function openScene(
  page: Page,
  search: string,
  tier: keyof typeof BUDGETS,
  reducedMotion: 'reduce' | 'no-preference' = 'reduce',
): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !HARMLESS.test(message.text()))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.emulateMedia({ reducedMotion });
  await page.addInitScript((name) => localStorage.setItem('scene.tier-choice', name), tier);
  await page.goto(`${base}?${search}`);
  await page.waitForSelector('html[data-ready="1"][data-rest="1"]', { timeout: SLOW_DRAWING_MS });
  return complaints;
}

interface Figures {
  readonly calls: number;
  readonly triangles: number;
  readonly programs: number;
  readonly frames: number;
  readonly renderer: string;
}

/** What the last drawn frame cost, and what a frame costs in which nothing but the camera moved. */
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

/** Clicks on a thing where it is in front; again while the camera is still on its way. */
async function choose(page: Page, id: string): Promise<void> {
  await expect(async () => {
    const point = await page.evaluate((target) => window.__stage?.project(target) ?? null, id);
    if (!point) {
      // The camera may have followed the last choice only after it was sent back.
      await page.evaluate(() => window.showMachine?.());
      throw new Error(`${id} cannot be seen`);
    }
    await page.mouse.click(point.x, point.y);
    await expect(harness(page)).toHaveAttribute('data-selected', id, { timeout: 2_000 });
  }).toPass({ timeout: SLOW_DRAWING_MS });
}

const harness = (page: Page) => page.locator('main');

for (const [tier, budget] of Object.entries(BUDGETS) as [keyof typeof BUDGETS, (typeof BUDGETS)['low']][]) {
  test(`the assembled machine stays within the ${tier} budget, and draws nothing while nothing moves`, async ({
    page,
  }) => {
    const complaints = await openScene(page, 'view=rest&camera=bench', tier);
    const { first, again } = await figures(page);
    expect(again.renderer).not.toBe('');
    expect(again.triangles).toBeGreaterThan(50_000);
    expect(again.calls).toBeLessThanOrEqual(budget.colourCalls);
    expect(first.calls).toBeLessThanOrEqual(budget.allCalls);
    expect(again.triangles).toBeLessThanOrEqual(budget.triangles);
    expect(again.programs).toBeLessThanOrEqual(budget.programs);

    const before = await page.evaluate(() => window.__stage?.frames);
    await page.waitForTimeout(IDLE_MS);
    expect(await page.evaluate(() => window.__stage?.frames)).toBe(before);
    expect(complaints).toEqual([]);
  });
}

test('the machine taken apart stays within the exploded budget', async ({ page }) => {
  await openScene(page, 'view=apart&camera=bench', 'medium');
  const { again } = await figures(page);
  expect(again.calls).toBeLessThanOrEqual(100);
});

test('a click chooses what it hits, a drag turns the camera instead', async ({ page }) => {
  await openScene(page, 'view=loose&camera=machine', 'low');
  for (const id of ['gpu', 'cpu-cooler', 'dimm-b2', 'ssd-sata']) {
    await page.evaluate(() => window.showMachine?.());
    await choose(page, id);
  }
  await page.waitForSelector('html[data-rest="1"]', { timeout: SLOW_DRAWING_MS });
  const from = { x: 280, y: 170 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 80, from.y + 10, { steps: 4 });
  await page.mouse.up();
  await expect(harness(page)).toHaveAttribute('data-selected', 'ssd-sata');
});

test('what is covered cannot be pointed at', async ({ page }) => {
  await openScene(page, 'view=rest&camera=machine', 'low');
  expect(await page.evaluate(() => window.__stage?.project('cpu') ?? null)).toBeNull();
});

test('arrow keys turn the picture', async ({ page }) => {
  await openScene(page, 'view=rest&camera=machine', 'low');
  const where = () => page.evaluate(() => window.__stage?.project('gpu')?.x ?? 0);
  const before = await where();
  await page.getByRole('img', { name: 'kestrel-b7' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(where).not.toBe(before);
});

test('a module taken out travels to the bench, and the drawing stops when it is there', async ({ page }) => {
  const complaints = await openScene(page, 'view=rest&camera=machine', 'low', 'no-preference');
  const before = await page.evaluate(() => window.__stage?.frames ?? 0);
  await page.evaluate(() => window.setView?.('apart'));
  await expect.poll(() => page.evaluate(() => window.__stage?.frames ?? 0)).toBeGreaterThan(before + 3);
  await page.waitForSelector('html[data-rest="1"]', { timeout: SLOW_DRAWING_MS });
  const arrived = await page.evaluate(() => window.__stage?.frames);
  await page.waitForTimeout(IDLE_MS);
  expect(await page.evaluate(() => window.__stage?.frames)).toBe(arrived);
  expect(complaints).toEqual([]);
});

test('fans turn while the machine runs and stop with it', async ({ page }) => {
  await openScene(page, 'view=rest&camera=machine', 'low', 'no-preference');
  const frames = () => page.evaluate(() => window.__stage?.frames ?? 0);
  await page.evaluate(() => window.setView?.('running'));
  await page.waitForSelector('html:not([data-rest])', { timeout: SLOW_DRAWING_MS });
  const turning = await frames();
  await expect.poll(frames, { timeout: SLOW_DRAWING_MS }).toBeGreaterThan(turning + 5);
  await page.evaluate(() => window.setView?.('rest'));
  await page.waitForSelector('html[data-rest="1"]', { timeout: SLOW_DRAWING_MS });
  const still = await frames();
  await page.waitForTimeout(IDLE_MS);
  expect(await frames()).toBe(still);
});

test('leaving the bench and coming back shows the same canvas and the same picture', async ({ page }) => {
  const complaints = await openScene(page, 'view=loose&camera=memory', 'low');
  const picture = () => page.locator('canvas').screenshot({ timeout: SLOW_DRAWING_MS });
  const before = await picture();
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
  await expect.poll(async () => (await picture()).equals(before), { timeout: SLOW_DRAWING_MS }).toBe(true);
  expect(complaints).toEqual([]);
});

test('a lost graphics context is told, and comes back to the same picture', async ({ page }) => {
  await openScene(page, 'view=running&camera=memory', 'low');
  const picture = () => page.locator('canvas').screenshot({ timeout: SLOW_DRAWING_MS });
  const before = await picture();
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
  await expect.poll(async () => (await picture()).equals(before), { timeout: SLOW_DRAWING_MS }).toBe(true);
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
