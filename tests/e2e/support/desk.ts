import { expect, type Locator, type Page } from '@playwright/test';
import EN_DESK from '../../../src/i18n/en/desk.json' with { type: 'json' };
import EN_HOME from '../../../src/i18n/en/desk-home.json' with { type: 'json' };
import EN_TALK from '../../../src/i18n/en/desk-talk.json' with { type: 'json' };
import EN_TITLES from '../../../src/i18n/en/desk-titles.json' with { type: 'json' };
import EN_RUNS from '../../../src/i18n/en/runs.json' with { type: 'json' };
import EN_SIMULATION from '../../../src/i18n/en/simulation.json' with { type: 'json' };
import EN_TICKET from '../../../src/i18n/en/tickets/tk-03.json' with { type: 'json' };
import ES_DESK from '../../../src/i18n/es/desk.json' with { type: 'json' };
import ES_HOME from '../../../src/i18n/es/desk-home.json' with { type: 'json' };
import ES_TALK from '../../../src/i18n/es/desk-talk.json' with { type: 'json' };
import ES_TITLES from '../../../src/i18n/es/desk-titles.json' with { type: 'json' };
import ES_RUNS from '../../../src/i18n/es/runs.json' with { type: 'json' };
import ES_SIMULATION from '../../../src/i18n/es/simulation.json' with { type: 'json' };
import ES_TICKET from '../../../src/i18n/es/tickets/tk-03.json' with { type: 'json' };
import { STORAGE_KEYS } from '../../../src/lib/storage.ts';
import { arriveAs } from './people.ts';

/** What stands on the screen; `ticket`: of TK-03, which the journeys practise. */
const WORDS = {
  en: {
    desk: EN_DESK,
    home: EN_HOME,
    talk: EN_TALK.intent,
    titles: EN_TITLES,
    runs: EN_RUNS,
    simulation: EN_SIMULATION.ticketing,
    ticket: EN_TICKET,
  },
  es: {
    desk: ES_DESK,
    home: ES_HOME,
    talk: ES_TALK.intent,
    titles: ES_TITLES,
    runs: ES_RUNS,
    simulation: ES_SIMULATION.ticketing,
    ticket: ES_TICKET,
  },
};

type Language = keyof typeof WORDS;

/** What may be behind TK-03. */
type Cause = keyof typeof EN_TICKET.suspect;

/** Findings of the notebook that show the cause, by their places, after the message, the memory and the account were asked for. */
export const FINDINGS: Readonly<Record<Cause, readonly number[]>> = {
  forgotten: [1, 2],
  expired: [0, 2],
  disabled: [0, 2],
  keyboard: [1, 3],
};

/** A text with a value in it, up to the value. */
export const startOf = (text: string): RegExp =>
  new RegExp(`^${(text.split('{{')[0] ?? '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

const MOST_PAGES_OF_SENTENCES = 6;

/** Signs a person in who has seen the tour, and opens the page of the desk. */
export async function arriveAtDesk(page: Page, name: string, language: Language = 'en'): Promise<void> {
  await arriveAs(page, name);
  await page.addInitScript(
    ([tour, key, chosen]) => {
      if (window.top !== window) return;
      localStorage.setItem(tour, '99');
      localStorage.setItem(key, chosen);
    },
    [STORAGE_KEYS.deskTour, STORAGE_KEYS.language, language] as const,
  );
  await page.goto('/admin/ticketing');
}

/** The parts of the desk on a page, and what is done with them in several journeys. */
export function deskOn(page: Page, language: Language = 'en') {
  const words = WORDS[language];
  const { desk, runs } = words;
  const region = (name: string): Locator => page.getByRole('region', { name, exact: true });
  const timeline = region(desk.ticket.timeline);
  const composer = region(desk.compose.label);
  const button = (name: string | RegExp, within: Page | Locator = page): Locator =>
    within.getByRole('button', { name, exact: true });
  return {
    words,
    timeline,
    composer,
    queue: region(desk.queue.label),
    tools: region(desk.tools.label),
    button,
    /** The card of the ticket that the journeys practise. */
    complaint: page.getByRole('button', { name: words.titles['TK-03'] }),
    /** Chooses a sentence of a set; it is said at once on a call. */
    async choose(set: string, sentence: string): Promise<void> {
      await button(set, composer).click();
      const choice = composer.getByRole('button', { name: sentence });
      for (let pages = 0; pages < MOST_PAGES_OF_SENTENCES && (await choice.count()) === 0; pages++)
        await button(startOf(desk.compose.more), composer).click();
      await choice.click();
    },
    /** Unfolds numbers and proofs of a call, which make room for the tool below. */
    async unfoldProofs(): Promise<void> {
      await region(desk.tools.label).getByText(startOf(desk.call.fold)).click();
    },
    /** What was asked for on the call tells the cause. */
    async cause(): Promise<Cause> {
      const said = (await timeline.textContent()) ?? '';
      const { message, remembers } = words.ticket.line.requester;
      if (said.includes(message.disabled)) return 'disabled';
      if (said.includes(message.expired)) return 'expired';
      return said.includes(remembers.no) ? 'forgotten' : 'keyboard';
    },
    /** The debrief of one ticket, solved as an expert solves it. */
    async expectPassed(): Promise<void> {
      await expect(page.getByText(runs.debrief.mode.practice)).toBeVisible();
      await expect(page.getByRole('img', { name: startOf(runs.debrief.scoreOf) })).toBeVisible();
      await expect(page.getByText(runs.debrief.passed, { exact: true })).toBeVisible();
    },
  };
}

/** The page, where it can be scrolled sideways, and bars of which a part stands outside the screen. */
export function tooWide(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('header')].flatMap(
      ({ scrollWidth, clientWidth, className, tagName }) =>
        scrollWidth > clientWidth ? `${tagName} ${className}: ${scrollWidth} > ${clientWidth}` : [],
    ),
  );
}

/** How far from the top toasts begin on a phone, in pixels; not a number where nothing says so. */
export function toastsBegin(page: Page): Promise<number> {
  return page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return parseFloat(style.getPropertyValue('--toast-top')) * parseFloat(style.fontSize);
  });
}
