import type { Page } from 'playwright';
import TEXTS from '../../src/i18n/en/desk.json' with { type: 'json' };
import { openDeskStudio } from '../support/desk-studio.ts';
import { type Figure, median } from './figure.ts';

const SENTENCES = 20;
const WARM_UP_SENTENCES = 3;
const REST_MS = 10_000;
const MS_PER_SECOND = 1000;

/**
 * A practice ticket in the built product, worked on by typing: from the key to the picture with the answer, and what goes on
 * while nobody touches anything.
 */
export async function measureDeskUse(): Promise<readonly Figure[]> {
  const studio = await openDeskStudio();
  try {
    const page = await studio.openTicket('TK-01');
    await page.getByRole('button', { name: /^Answer/ }).click();
    await page.getByRole('textbox', { name: TEXTS.compose.words }).waitFor();
    const times: number[] = [];
    for (let sentence = 0; sentence < WARM_UP_SENTENCES + SENTENCES; sentence += 1) {
      const took = await responseMs(page, `Since when does it happen, please? (${sentence})`);
      if (sentence >= WARM_UP_SENTENCES) times.push(took);
    }
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    return [
      { name: 'input to response, sentence on a call, median', value: median(times).toFixed(0), unit: 'ms' },
      { name: 'input to response, longest', value: Math.max(...times).toFixed(0), unit: 'ms' },
      ...(await atRest(page)),
    ];
  } finally {
    await studio.close();
  }
}

/** Says a sentence and waits for it in the timeline and for the picture after it. */
async function responseMs(page: Page, words: string): Promise<number> {
  await page.getByRole('textbox', { name: TEXTS.compose.words }).fill(words);
  await page.evaluate((said) => {
    const clock = window as { responded?: Promise<number> };
    clock.responded = new Promise((resolve) => {
      addEventListener(
        'keydown',
        ({ timeStamp }) => {
          const seen = new MutationObserver(() => {
            const isSaid = [...document.querySelectorAll('[role=log], ol, ul')].some(
              ({ textContent }) => textContent?.includes(said) === true,
            );
            if (!isSaid) return;
            seen.disconnect();
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
          });
          seen.observe(document.body, { childList: true, subtree: true, characterData: true });
        },
        { once: true, capture: true },
      );
    });
  }, words);
  // Dispatched in the page: a key of the driver comes over a wire whose time is not the product's.
  await page.getByRole('textbox', { name: TEXTS.compose.words }).evaluate((field) => {
    field.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true }),
    );
  });
  return page.evaluate(() => (window as { responded?: Promise<number> }).responded ?? Number.NaN);
}

/** Scripts, layouts and changes of the page in ten seconds in which nobody touches anything. */
async function atRest(page: Page): Promise<readonly Figure[]> {
  await page.getByText('Simulation Started').waitFor({ state: 'hidden' });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const read = async (): Promise<ReadonlyMap<string, number>> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return new Map(metrics.map(({ name, value }) => [name, value]));
  };
  await page.waitForTimeout(MS_PER_SECOND);
  await page.evaluate(() => {
    const counted = window as { changes?: number };
    counted.changes = 0;
    new MutationObserver((changes) => {
      counted.changes = (counted.changes ?? 0) + changes.length;
    }).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
  });
  const before = await read();
  await page.waitForTimeout(REST_MS);
  const after = await read();
  const changes = await page.evaluate(() => (window as { changes?: number }).changes ?? Number.NaN);
  const grown = (name: string): number => (after.get(name) ?? Number.NaN) - (before.get(name) ?? Number.NaN);
  const during = `in ${REST_MS / MS_PER_SECOND} s at rest`;
  return [
    { name: `scripts ${during}`, value: (grown('ScriptDuration') * MS_PER_SECOND).toFixed(1), unit: 'ms' },
    { name: `layouts ${during}`, value: `${grown('LayoutCount')}`, unit: '' },
    { name: `changes of the page ${during}`, value: `${changes}`, unit: '' },
  ];
}
