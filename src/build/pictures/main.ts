import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { BROWSER_ARGUMENTS, findBrowser } from '../../../tests/support/browser.ts';
import { PROJECT_ROOT } from '../../../tests/support/source-files.ts';
import { BRAND_NAME } from '../../core/brand.ts';

/**
 * `npm run pictures`: renders the icons of the installed app and the images of shared links from logo, texts and
 * stills.
 */

const GRAPHITE = '#101818';
const PUBLIC = join(PROJECT_ROOT, 'public');

const logo = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8');
/** The logo mark for dark backgrounds, with a light body. */
const lightLogo = logo.replace('fill="#17201f"', 'fill="#eef3f2"');

interface Icon {
  readonly file: string;
  readonly size: number;
  /** The logo's share of the icon's width; systems crop a maskable icon to a circle of four fifths. */
  readonly share: number;
}

const ICONS: readonly Icon[] = [
  { file: 'icon-192.png', size: 192, share: 0.78 },
  { file: 'icon-512.png', size: 512, share: 0.78 },
  { file: 'icon-maskable-512.png', size: 512, share: 0.56 },
  { file: 'apple-touch-icon.png', size: 180, share: 0.7 },
];

interface SocialPicture {
  readonly file: string;
  readonly texts: string;
  readonly still: string;
}

const SOCIAL: readonly SocialPicture[] = [
  { file: 'home.jpg', texts: 'landing', still: 'lab/tower.webp' },
  { file: 'simulation.jpg', texts: 'showcase', still: 'lab/board.webp' },
  { file: 'business.jpg', texts: 'business', still: 'lab/memory.webp' },
  { file: 'waiting-list.jpg', texts: 'waiting-list', still: 'lab/card.webp' },
];

const SOCIAL_SIZE = { width: 1200, height: 630 };

function dataUrl(type: string, file: string): string {
  return `data:${type};base64,${readFileSync(file).toString('base64')}`;
}

function iconPage({ size, share }: Icon): string {
  return `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${GRAPHITE}">
    <div style="width:${size * share}px">${lightLogo}</div></body>`;
}

function socialPage({ texts, still }: SocialPicture): string {
  const { hero } = JSON.parse(readFileSync(join(PROJECT_ROOT, `src/i18n/en/${texts}.json`), 'utf8')) as {
    hero: { heading: string; designator: string };
  };
  const fonts = join(PROJECT_ROOT, 'node_modules/@fontsource-variable/ibm-plex-sans/files');
  return `<style>
      @font-face { font-family: Plex; font-weight: 100 700; src: url(${dataUrl('font/woff2', join(fonts, 'ibm-plex-sans-latin-wght-normal.woff2'))}) }
      body { margin: 0; height: 100vh; box-sizing: border-box; padding: 56px 64px; display: flex; flex-direction: column;
        font-family: Plex; color: #eef3f2; background: ${GRAPHITE} linear-gradient(#ffffff0a 1px, transparent 1px) 0 0 / 100% 48px;
        overflow: hidden; position: relative }
      img { position: absolute; right: 0; bottom: 0; height: 100%; width: 660px; object-fit: cover;
        mask-image: linear-gradient(to right, transparent, #000 35%) }
      .brand { display: flex; align-items: center; gap: 18px; font-size: 34px; font-weight: 600 }
      .brand svg { width: 56px }
      h1 { position: relative; font-size: 78px; line-height: 1.03; letter-spacing: -.03em; font-weight: 600; max-width: 640px; margin: auto 0 0; text-wrap: balance;
        text-shadow: 0 0 32px ${GRAPHITE} }
      .rule { width: 96px; height: 8px; margin-top: 36px; background: #e59a5b }
    </style>
    <img src="${dataUrl('image/webp', join(PUBLIC, 'images', still))}">
    <div class="brand">${lightLogo}${BRAND_NAME}</div><h1>${hero.heading}</h1><div class="rule"></div>`;
}

async function show(page: Page, html: string): Promise<void> {
  await page.setContent(html);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode()));
  });
}

const browser = await chromium.launch({
  executablePath: findBrowser() ?? '/usr/bin/chromium',
  args: [...BROWSER_ARGUMENTS],
});
const page = await browser.newPage();
for (const folder of ['icons', 'social']) mkdirSync(join(PUBLIC, folder), { recursive: true });
for (const icon of ICONS) {
  await page.setViewportSize({ width: icon.size, height: icon.size });
  await show(page, iconPage(icon));
  writeFileSync(join(PUBLIC, 'icons', icon.file), await page.screenshot());
}
await page.setViewportSize(SOCIAL_SIZE);
for (const picture of SOCIAL) {
  await show(page, socialPage(picture));
  writeFileSync(join(PUBLIC, 'social', picture.file), await page.screenshot({ type: 'jpeg', quality: 82 }));
}
await browser.close();
