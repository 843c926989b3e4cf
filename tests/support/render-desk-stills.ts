import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { preview } from 'vite';
import TEXTS from '../../src/i18n/en/desk.json' with { type: 'json' };
import { SEED_PASSWORD } from '../../supabase/local/people.ts';
import { seededEmail } from '../e2e/support/people.ts';
import { BROWSER_ARGUMENTS, findBrowser } from './browser.ts';

/**
 * `npm run stills:desk`: takes the pictures of the ticket desk on the page of the simulations, from a practice ticket that is
 * worked on in the built product (`npm run build` first). Look at them before committing.
 */
const FOLDER = 'public/images/desk';
const SIZE = { width: 1280, height: 800 };
const QUALITY = 55;
const THEMES = ['light', 'dark'] as const;
const SENTENCES = [
  'Good morning, how can I help?',
  'What has changed since yesterday?',
  'How urgent is it for you?',
];

process.env['STACK_DATA_DIR'] = 'memory';
const server = await preview({ preview: { port: 0, strictPort: false } });
const base = (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, '');
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath === null ? {} : { executablePath }),
  args: [...BROWSER_ARGUMENTS],
});
const context = await browser.newContext({ viewport: SIZE, reducedMotion: 'reduce', locale: 'en-US' });
const page = await context.newPage();
await openTicket(page);
await work(page);
await page.getByText('Simulation Started').waitFor({ state: 'hidden' });
mkdirSync(FOLDER, { recursive: true });
for (const theme of THEMES) {
  await page.emulateMedia({ colorScheme: theme });
  await page.waitForTimeout(500);
  const file = `${FOLDER}/workspace-${theme}.avif`;
  const bytes = await sharp(await page.screenshot())
    .avif({ quality: QUALITY, effort: 6 })
    .toBuffer();
  writeFileSync(file, bytes);
  console.log(`${file} ${(bytes.length / 1000).toFixed(0)} kB`);
}
await browser.close();
await server.close();
process.exit(0);

async function openTicket(on: Page): Promise<void> {
  await on.addInitScript(() => localStorage.setItem('benchready-desk-tour', '99'));
  await on.goto(`${base}/login`);
  await on.getByLabel('Email').fill(seededEmail('expert'));
  await on.getByLabel('Password', { exact: true }).fill(SEED_PASSWORD);
  await on.keyboard.press('Enter');
  await on.waitForURL(/\/admin/);
  await on.goto(`${base}/admin/ticketing`);
  await on.getByRole('button', { name: 'Start Ticketing Simulation' }).click();
  await on.getByRole('button', { name: /It says locked/ }).click();
}

/** Answers the call, asks, takes the ticket and reads who locked the account. */
async function work(on: Page): Promise<void> {
  await on.getByRole('button', { name: /^Answer/ }).click();
  const words = on.getByRole('textbox', { name: TEXTS.compose.words });
  for (const sentence of SENTENCES) {
    await words.fill(sentence);
    await on.keyboard.press('Control+Enter');
    await on.getByText(sentence).waitFor();
  }
  await on.keyboard.press('Escape');
  await on.keyboard.press('a');
  await on.keyboard.press('2');
  await on
    .getByRole('button', { name: /^Look up / })
    .first()
    .click();
  await on.getByText(TEXTS.finding['lock-source']['mail-gateway']).or(on.getByText('4740')).first().waitFor();
  await on.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
}
