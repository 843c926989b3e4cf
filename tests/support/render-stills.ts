import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { chromium } from 'playwright';
import { preview } from 'vite';

/**
 * Takes pictures of the scene alone: `npx tsx tests/support/render-stills.ts out.png?view=loose&camera=memory ...`.
 * The scene harness must have been built. Options of a picture: view, camera, select, theme, tier, size (1280x720), scale.
 */
const FLAGS = [
  '--no-sandbox',
  '--use-angle=gl-egl',
  '--ignore-gpu-blocklist',
  '--enable-gpu',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];
const READY_MS = 120_000;

const server = await preview({
  configFile: new URL('../e2e/scene-harness/vite.config.ts', import.meta.url).pathname,
  preview: { port: Number(process.env['PORT'] ?? 5303) },
});
const base = server.resolvedUrls?.local[0];
if (!base) throw new Error('The scene harness has no address');
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: FLAGS,
});

for (const picture of process.argv.slice(2)) {
  const [file = 'still.png', search = ''] = picture.split('?');
  const options = new URLSearchParams(search);
  const [width = 1280, height = 720] = (options.get('size') ?? '1280x720').split('x').map(Number);
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: Number(options.get('scale') ?? 1),
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !/GPU stall|THREE.Clock/.test(message.text()))
      console.log(file, message.type(), message.text().slice(0, 1200));
  });
  page.on('pageerror', (error) => console.log(file, 'page error', error.message.slice(0, 600)));
  await page.addInitScript(
    (tier) => localStorage.setItem('scene.tier-choice', tier),
    options.get('tier') ?? 'medium',
  );
  await page.goto(`${base}?${search}`);
  await page.waitForSelector('html[data-ready="1"]', { timeout: READY_MS });
  if (options.get('bare') !== '0')
    await page.addStyleTag({ content: '[role=toolbar] { display: none !important }' });
  await page.waitForSelector('html[data-rest="1"]', { timeout: READY_MS });
  await page.waitForTimeout(400);
  mkdirSync(dirname(file), { recursive: true });
  await page.screenshot({
    path: file,
    timeout: READY_MS,
    omitBackground: options.get('transparent') === '1',
  });
  const report = await page.evaluate(() => {
    const stage = window.__stage;
    return (
      stage && {
        calls: stage.calls,
        triangles: stage.triangles,
        programs: stage.programs,
        textures: stage.textures,
        tier: stage.tier,
        renderer: stage.renderer,
      }
    );
  });
  console.log(file, JSON.stringify(report));
  await context.close();
}
await browser.close();
await server.close();
