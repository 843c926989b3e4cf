import type { Locator } from 'playwright';
import TEXTS from '../../src/i18n/en/desk.json' with { type: 'json' };
import TOOLS from '../../src/i18n/en/desk-tools.json' with { type: 'json' };
import { type DeskStudio, openDeskStudio } from '../support/desk-studio.ts';
import { atRest } from './at-rest.ts';
import { type Figure, median } from './figure.ts';

const SAMPLES = 20;
/** A caller who is asked more often than this loses patience and hangs up. */
const SENTENCES = 8;
const WARM_UP = 3;
const WAITS_FOR_A_QUEUE = 8;

/**
 * A practice ticket and a practice shift in the built product: from key or click to the picture with the answer, and what goes
 * on while nobody touches anything.
 */
export async function measureDeskUse(): Promise<readonly Figure[]> {
  const studio = await openDeskStudio();
  try {
    return [...(await measureTicket(studio)), ...(await measureShift(studio))];
  } finally {
    await studio.close();
  }
}

async function measureTicket(studio: DeskStudio): Promise<readonly Figure[]> {
  const page = await studio.openTicket('TK-01');
  await page.getByRole('button', { name: /^Answer/ }).click();
  const words = page.getByRole('textbox', { name: TEXTS.compose.words });
  await words.waitFor();
  const letters = await sampled(SAMPLES, (count) => {
    const type = 'Since when does it happen'.slice(0, 1 + count);
    return responseMs(words, { type, seen: `//input[@value="${type}"]` });
  });
  await page.getByRole('toolbar').getByTitle(TOOLS.tool.remote).click();
  await page.getByRole('button', { name: TOOLS.remote.ask }).click();
  const command = page.getByRole('textbox', { name: TOOLS.console.command });
  await command.waitFor();
  const run = page.getByRole('button', { name: TOOLS.console.run });
  const lines = await sampled(SAMPLES, async (count) => {
    const line = `ping 10.20.0.${count + 1}`;
    await command.fill(line);
    return responseMs(run, { seen: `//*[@role="log"][contains(., "${line}")]` });
  });
  const sentences = await sampled(SENTENCES, async (count) => {
    const sentence = `Since when does it happen, please? (${count})`;
    await words.fill(sentence);
    return responseMs(words, {
      press: 'Control+Enter',
      seen: `//*[@role="log" or self::ol or self::ul][contains(., "${sentence}")]`,
    });
  });
  return [
    ...spread('a letter of a sentence', letters),
    ...spread('a sentence on a call', sentences),
    ...spread('a line of the console', lines),
    ...(await atRest(page, 'a ticket')),
  ];
}

async function measureShift(studio: DeskStudio): Promise<readonly Figure[]> {
  const page = await studio.openShift();
  const rows = page.locator('[data-tour="queue"] li > button');
  await rows.first().waitFor();
  for (let waits = 0; (await rows.count()) < 2 && waits < WAITS_FOR_A_QUEUE; waits += 1) {
    await page.getByRole('button', { name: TEXTS.bar.waitFor }).click();
    await page.getByText(TEXTS.bar.untilNext).click();
  }
  const opened = await sampled(SAMPLES, async () => {
    const other = page.locator('[data-tour="queue"] li > button:not([aria-current])').first();
    const number = /\d{4}/.exec((await other.textContent()) ?? '')?.[0] ?? '';
    return responseMs(other, { seen: `//*[@data-tour="ticket"][contains(@aria-label, "${number}")]` });
  });
  return [...spread('a ticket opened in a shift', opened), ...(await atRest(page, 'a shift'))];
}

async function sampled(
  samples: number,
  sample: (count: number) => Promise<number>,
): Promise<readonly number[]> {
  const times: number[] = [];
  for (let count = 0; count < WARM_UP + samples; count += 1) times.push(await sample(count));
  return times.slice(WARM_UP);
}

function spread(name: string, times: readonly number[]): readonly Figure[] {
  const ordered = times.toSorted((left, right) => left - right);
  const late = ordered[Math.ceil(0.95 * ordered.length) - 1] ?? Number.NaN;
  return [
    {
      name: `${name}: to the picture, median of ${times.length}`,
      value: median(times).toFixed(0),
      unit: 'ms',
    },
    { name: `${name}, 95 of 100`, value: late.toFixed(0), unit: 'ms' },
  ];
}

interface Act {
  /** What stands in the field afterwards. */
  readonly type?: string;
  /** A key; left out with `type`: a click. */
  readonly press?: 'Control+Enter';
  /** XPath of what answers. */
  readonly seen: string;
}

/**
 * Types, presses or clicks and waits for the answer and for the picture after it. All of it in the page: a key of the driver
 * comes over a wire whose time is not the product's. No function in it has a name: tsx would call a helper that the page lacks.
 */
function responseMs(target: Locator, act: Act): Promise<number> {
  return target.evaluate(async (element, { type, press, seen }) => {
    const from = performance.now();
    const answered = new Promise<void>((resolve) => {
      new MutationObserver((_, seeing) => {
        if (!document.evaluate(seen, document, null, XPathResult.BOOLEAN_TYPE).booleanValue) return;
        seeing.disconnect();
        resolve();
      }).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
    });
    if (type !== undefined) {
      // React tells a change by the setter that it has put over this one.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, type);
      element.dispatchEvent(new InputEvent('input', { bubbles: true }));
    } else if (press !== undefined)
      element.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true }),
      );
    else if (element instanceof HTMLElement) element.click();
    await answered;
    await new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
    });
    return performance.now() - from;
  }, act);
}
