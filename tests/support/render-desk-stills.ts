import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright';
import sharp from 'sharp';
import TEXTS from '../../src/i18n/en/desk.json' with { type: 'json' };
import { openDeskStudio, THEMES } from './desk-studio.ts';

/**
 * `npm run stills:desk`: takes the pictures of the ticket desk on the page of the simulations, from a practice ticket that is
 * worked on in the built product (`npm run build` first). Look at them before committing.
 */
const FOLDER = 'public/images/desk';
const QUALITY = 55;
const SENTENCES = [
  'Good morning, how can I help?',
  'What has changed since yesterday?',
  'How urgent is it for you?',
];

const studio = await openDeskStudio();
const page = await studio.openTicket('TK-01');
await work(page);
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
await studio.close();
process.exit(0);

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
  await on.getByText('Simulation Started').waitFor({ state: 'hidden' });
  await on.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
}
