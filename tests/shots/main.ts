import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import { BROWSER_ARGUMENTS, findBrowser, webglArguments } from '../support/browser.ts';
import { ensureBrowser } from '../support/ensure-browser.ts';
import { axeComplaints, overflowComplaints } from './checks.ts';
import { type Complaint, indexPage, type Picture } from './index-page.ts';
import { type ScreenState, SIZES, type SizeName, THEMES, type Theme } from './state.ts';
import { EVERY_STATE } from './states/every.ts';
import { scrollThrough, Visitor } from './visitor.ts';

/**
 * `npm run shots`: pictures of every screen and state, both themes, three widths, into `shots/` with an index page; axe on
 * each, and a look at 320 px and 200%. `-- --only <part of a name>` takes some,
 * `--quick` two pictures of each, `--no-pictures` only checks, `--built` uses the build that is there.
 */
const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    built: { type: 'boolean' },
    quick: { type: 'boolean' },
    pictures: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
const FOLDER = 'shots';
/** Taller pictures begin again at the top where WebGL is drawn in software; pixels. */
const TALLEST = 8192;
/** Each layout in one theme and both themes in one layout are enough for axe. */
const AXE_ON: Readonly<Partial<Record<SizeName, Theme>>> = { phone: 'light', desktop: 'dark' };

process.env['STACK_DATA_DIR'] = 'memory';
process.env['LITE_TELEMETRY'] = '0';
if (options.built !== true || !existsSync('dist/index.html')) await build({ logLevel: 'warn' });
const server = await preview({ preview: { port: 0, strictPort: false } });
ensureBrowser();
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath === null ? {} : { executablePath }),
  // Debian's browser draws pages with the graphics card; without one, large windows come with holes.
  args: [...BROWSER_ARGUMENTS, ...webglArguments(), '--disable-gpu-rasterization'],
});
const visitor = new Visitor(browser, (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, ''));

mkdirSync(FOLDER, { recursive: true });
const pictures: Picture[] = [];
const complaints: Complaint[] = [];
const { only } = options;
for (const state of EVERY_STATE) {
  if (only !== undefined && !state.name.includes(only)) continue;
  const found = await look(state).catch((cause: unknown) => [
    `cannot be reached: ${String(cause).split('\n', 1)[0]}`,
  ]);
  complaints.push(...found.map((text) => ({ state: state.name, text })));
  console.log(`${state.name}${found.map((text) => `\n    ${text}`).join('')}`);
}
writeFileSync(join(FOLDER, 'index.html'), indexPage(pictures, complaints));
console.log(`${pictures.length} pictures, ${complaints.length} complaints: ${FOLDER}/index.html`);
await browser.close();
await server.close();
process.exit(complaints.length === 0 ? 0 : 1);

/** Takes the pictures of a state and answers what is wrong with it. */
async function look(state: ScreenState): Promise<readonly string[]> {
  const page = await visitor.open(state);
  const found: string[] = [];
  try {
    for (const size of state.sizes ?? (Object.keys(SIZES) as SizeName[])) {
      if (options.quick && AXE_ON[size] === undefined) continue;
      await page.setViewportSize(SIZES[size]);
      if (state.isOverlay !== true) await scrollThrough(page);
      else await bringBack(page, state);
      await keepToast(page);
      for (const theme of THEMES) {
        if (options.quick && AXE_ON[size] !== theme) continue;
        await page.emulateMedia({ colorScheme: theme });
        if (options.pictures) pictures.push(...(await take(page, state, size, theme)));
        if (AXE_ON[size] === theme)
          found.push(...(await axeComplaints(page)).map((text) => `${theme}, ${size}: ${text}`));
      }
    }
    found.push(...(await overflowComplaints(page)));
  } finally {
    await page.context().close();
  }
  return found;
}

/** Another window size has moved what the state is about out of it. */
async function bringBack(page: Page, { path, shows }: ScreenState): Promise<void> {
  const anchor = path.split('#')[1];
  const target = anchor === undefined ? shows && page.getByText(shows) : page.locator(`#${anchor}`);
  if (target)
    await target
      .first()
      .evaluate((element) => element.scrollIntoView({ behavior: 'instant' }), null, { timeout: 1000 })
      .catch(() => undefined);
}

/** Whoever points at a toast keeps it. */
async function keepToast(page: Page): Promise<void> {
  await page
    .locator('[data-sonner-toast]')
    .last()
    .hover({ timeout: 200 })
    .catch(() => undefined);
}

async function take(
  page: Page,
  state: ScreenState,
  size: SizeName,
  theme: Theme,
): Promise<readonly Picture[]> {
  const fullPage = state.isOverlay !== true;
  const { width, height } = await page.evaluate(() => ({
    width: window.innerWidth,
    height: document.documentElement.scrollHeight,
  }));
  const taken: Picture[] = [];
  for (let top = 0; top === 0 || (fullPage && top < height); top += TALLEST) {
    const file = `${state.name}.${size}.${theme}${top === 0 ? '' : '.below'}.png`;
    const clip = { x: 0, y: top, width, height: Math.min(TALLEST, height - top) };
    await page.screenshot({ path: join(FOLDER, file), fullPage, ...(fullPage ? { clip } : {}) });
    taken.push({ state: state.name, theme, size, file });
  }
  return taken;
}
