import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, extname } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { build, preview } from 'vite';
import type { MachineModelId } from '../../src/core/hardware/model/view.ts';
import { STILL_PLACES, STILL_SIZE, stillFor } from '../../src/features/hardware-lab/places/stills.ts';
import { BROWSER_ARGUMENTS, findBrowser, webglArguments } from './browser.ts';

/**
 * Takes pictures of the scene alone, from the code that draws it live:
 * `node --import tsx tests/support/render-stills.ts 'public/images/hero-machine.avif?view=running&ground=none&size=1600x900'`.
 * Options of a picture: view, camera, select, highlight, theme, tier, size, scale, rim (`1` keeps the machine out of the fading
 * rim), ground (`none` is transparent and fades at the rim), most (bytes), controls (`1` leaves the view control in). Without
 * pictures the ones of the product are made again.
 */
const MODELS: readonly MachineModelId[] = ['kestrel-b7', 'harrow-5000-mt', 'brant-h6', 'marlow-14'];
const PRODUCT_STILLS = [
  'public/images/hero-machine.avif?view=running&camera=bench&rim=1&ground=none&size=1600x900&tier=high',
  'public/images/hero-machine-1200.avif?view=running&camera=bench&rim=1&ground=none&size=1600x900&scale=0.75&tier=high',
  'public/images/hero-machine-800.avif?view=running&camera=bench&rim=1&ground=none&size=1600x900&scale=0.5&tier=high',
  'public/images/lab/tower.webp?view=rest&camera=machine&ground=none&size=1200x900&tier=high',
  'public/images/lab/memory.webp?view=loose&camera=memory&size=1200x750&tier=high',
  'public/images/lab/board.webp?view=rest&camera=board&size=1200x900&tier=high',
  'public/images/lab/card.webp?view=rest&camera=card&size=1200x750&tier=high',
  'public/images/lab/monitor.webp?view=running&camera=monitor&size=1200x750&tier=high',
  ...MODELS.flatMap((model) =>
    STILL_PLACES.map(
      (place) =>
        `public${stillFor(model, place).src}?machine=${model}&view=rest&camera=${place}&size=${STILL_SIZE.width}x${STILL_SIZE.height}&tier=medium`,
    ),
  ),
];
const READY_MS = 60_000;
/** Quality to begin with, 0 to 1: the scales of the two encoders differ. */
const QUALITY = { '.webp': 0.84, '.avif': 0.5 } as const;
/** What a picture may weigh, in bytes, if it does not say so itself; one that weighs more is packed a little harder. */
const MOST_BYTES = 90_000;
const QUALITY_STEP = 0.06;
const CONFIG = new URL('../e2e/scene-harness/vite.config.ts', import.meta.url).pathname;

await build({ configFile: CONFIG });
const server = await preview({ configFile: CONFIG, preview: { port: 0, strictPort: false } });
const base = server.resolvedUrls?.local[0] ?? '';
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath === null ? {} : { executablePath }),
  args: [...BROWSER_ARGUMENTS, ...webglArguments()],
});
const wanted = process.argv.slice(2);
/** The page of the last picture: one that differs in its camera alone is taken on the same page, which saves most of the time. */
let open: { readonly but: string; readonly page: Page } | null = null;
for (const picture of wanted.length > 0 ? wanted : PRODUCT_STILLS) await take(browser, picture);
await browser.close();
await server.close();

async function take(from: Browser, picture: string): Promise<void> {
  const [file = 'still.png', search = ''] = picture.split('?');
  const options = new URLSearchParams(search);
  const [width = 1280, height = 720] = sizeOf(options);
  const page = await pageFor(from, file, options);
  await page.waitForSelector('html[data-ready="1"][data-rest="1"]', { timeout: READY_MS });
  const clear = options.get('ground') === 'none';
  if (options.get('controls') !== '1')
    await page.addStyleTag({ content: '[data-scene] nav { display: none !important }' });
  if (clear)
    await page.addStyleTag({ content: 'html, body, [data-scene] { background: transparent !important }' });
  const png = await page.screenshot({
    timeout: READY_MS,
    omitBackground: clear,
    clip: { x: 0, y: 0, width, height },
  });
  const format = extname(file);
  const bytes =
    format === '.webp' || format === '.avif'
      ? await lightEnough(page, png, clear, format, Number(options.get('most') ?? MOST_BYTES))
      : png;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  const report = await page.evaluate(() =>
    JSON.stringify({
      calls: window.__stage?.calls,
      triangles: window.__stage?.triangles,
      tier: window.__stage?.tier,
    }),
  );
  console.log(`${file} ${(bytes.length / 1000).toFixed(0)} kB ${report}`);
}

function sizeOf(options: URLSearchParams): number[] {
  return (options.get('size') ?? '1280x720').split('x').map(Number);
}

/** A page that shows what the options ask for: the last one with its camera moved, or a new one. */
async function pageFor(from: Browser, file: string, options: URLSearchParams): Promise<Page> {
  const others = new URLSearchParams(options);
  others.delete('camera');
  const [camera, but] = [options.get('camera'), others.toString()];
  if (open?.but === but && camera !== null) {
    await open.page.evaluate(async (view) => {
      window.lookAt?.(view);
      for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
    }, camera);
    return open.page;
  }
  await open?.page.context().close();
  const [width = 1280, height = 720] = sizeOf(options);
  const context = await from.newContext({
    viewport: { width, height },
    deviceScaleFactor: Number(options.get('scale') ?? 1),
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.log(file, 'page error', error.stack));
  page.on('console', (message) => {
    if (message.type() === 'error') console.log(file, message.text().slice(0, 1200));
  });
  await page.addInitScript(
    (tier) => localStorage.setItem('scene.tier-choice', tier),
    options.get('tier') ?? 'medium',
  );
  await page.goto(`${base}?${options.toString()}`);
  open = { but, page };
  return page;
}

async function lightEnough(
  page: Page,
  png: Buffer,
  fades: boolean,
  format: keyof typeof QUALITY,
  mostBytes: number,
): Promise<Buffer> {
  const packed = async (quality: number): Promise<Buffer> =>
    format === '.webp'
      ? drawn(page, png, fades, 'image/webp', quality)
      : sharp(await drawn(page, png, fades, 'image/png', 1))
          .avif({ quality: Math.round(100 * quality), effort: 6 })
          .toBuffer();
  let quality: number = QUALITY[format];
  let bytes = await packed(quality);
  while (bytes.length > mostBytes && quality > QUALITY_STEP) {
    quality -= QUALITY_STEP;
    bytes = await packed(quality);
  }
  return bytes;
}

/** The browser draws. A transparent picture fades out towards its rim, so that it lies on any ground. */
async function drawn(
  page: Page,
  png: Buffer,
  fades: boolean,
  type: 'image/webp' | 'image/png',
  quality: number,
): Promise<Buffer> {
  const url = await page.evaluate(
    async ({ data, strength, fade, mime }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('no canvas');
      pen.drawImage(image, 0, 0);
      if (fade) {
        pen.globalCompositeOperation = 'destination-in';
        for (const [x, y, reach] of [
          [1, 0, 0.09],
          [0, 1, 0.07],
        ] as const) {
          const mask = pen.createLinearGradient(0, 0, x * canvas.width, y * canvas.height);
          mask.addColorStop(0, x ? 'transparent' : 'black');
          mask.addColorStop(reach, 'black');
          mask.addColorStop(1 - reach, 'black');
          mask.addColorStop(1, 'transparent');
          pen.fillStyle = mask;
          pen.fillRect(0, 0, canvas.width, canvas.height);
        }
      }
      return canvas.toDataURL(mime, strength);
    },
    { data: png.toString('base64'), strength: quality, fade: fades, mime: type },
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
