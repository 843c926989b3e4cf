import { type BrowserContext, chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { DESK_STORIES } from '../../src/core/ticketing/scenarios/public/catalogue.ts';
import EN_HOME from '../../src/i18n/en/desk-home.json' with { type: 'json' };
import EN_TITLES from '../../src/i18n/en/desk-titles.json' with { type: 'json' };
import EN_SIMULATION from '../../src/i18n/en/simulation.json' with { type: 'json' };
import ES_HOME from '../../src/i18n/es/desk-home.json' with { type: 'json' };
import ES_TITLES from '../../src/i18n/es/desk-titles.json' with { type: 'json' };
import ES_SIMULATION from '../../src/i18n/es/simulation.json' with { type: 'json' };
import { STORAGE_KEYS } from '../../src/lib/storage.ts';
import { SEED_PASSWORD } from '../../supabase/local/people.ts';
import { seededEmail } from '../e2e/support/people.ts';
import { BROWSER_ARGUMENTS, findBrowser } from './browser.ts';

/** The size of the pictures and clips of the desk, in pixels. */
const DESK_SIZE = { width: 1280, height: 800 };
export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const WORDS = {
  en: { simulation: EN_SIMULATION, home: EN_HOME, titles: EN_TITLES },
  es: { simulation: ES_SIMULATION, home: ES_HOME, titles: ES_TITLES },
};
export type FilmLanguage = keyof typeof WORDS;

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Somebody who practises at the desk in the built product (`npm run build` first), which has a backend of its own. */
export interface DeskStudio {
  /**
   * Opens this ticket in practice. Its cause is drawn: `isWanted` may look at it and play on, and the ticket that it wants
   * is opened anew as it was before.
   */
  openTicket(ticket: TicketId, options?: TicketOptions): Promise<Page>;
  /** Begins a practice shift of four tickets, in English. */
  openShift(): Promise<Page>;
  close(): Promise<void>;
}

type TicketId = keyof typeof DESK_STORIES;

interface TicketOptions {
  readonly language?: FilmLanguage;
  isWanted?(page: Page): Promise<boolean>;
}

/** A cause is drawn among five or so: it is not found by then once in ten thousand times. */
const TRIES = 40;

export async function openDeskStudio(): Promise<DeskStudio> {
  process.env['STACK_DATA_DIR'] = 'memory';
  const server = await preview({ preview: { port: 0, strictPort: false } });
  const baseURL = (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, '');
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath === null ? {} : { executablePath }),
    args: [...BROWSER_ARGUMENTS],
  });
  const visit = async (storageState?: StorageState): Promise<Page> => {
    const context = await browser.newContext({
      ...{ baseURL, viewport: DESK_SIZE, reducedMotion: 'reduce' as const },
      ...(storageState === undefined ? {} : { storageState }),
    });
    return context.newPage();
  };
  return {
    async openTicket(ticket, { language = 'en', isWanted } = {}) {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const page = await visit();
        await startTicket(page, ticket, language);
        if (isWanted === undefined) return page;
        const isFound = await isWanted(page);
        const played = await page.context().storageState();
        await page.context().close();
        if (isFound) return goOn(await visit(rewound(played)), language);
      }
      throw new Error(`The cause of ${ticket} that is wanted was never dealt.`);
    },
    async openShift() {
      const page = await visit();
      await arriveAtDesk(page, 'en');
      await page.getByRole('button', { name: EN_HOME.shift.start }).click();
      await page.getByRole('button', { name: EN_HOME.session.finish }).waitFor();
      return page;
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

async function startTicket(page: Page, ticket: TicketId, language: FilmLanguage): Promise<void> {
  const { home, titles } = WORDS[language];
  await arriveAtDesk(page, language);
  await page.getByRole('tab', { name: home.family[DESK_STORIES[ticket].family] }).click();
  await page.getByRole('button', { name: titles[ticket] }).click();
  await page.getByRole('button', { name: home.session.finish }).waitFor();
}

/** Signs in and goes to where a ticket or a shift is begun. */
async function arriveAtDesk(page: Page, language: FilmLanguage): Promise<void> {
  await page.addInitScript(
    ([tour, key, chosen]) => {
      localStorage.setItem(tour, '99');
      localStorage.setItem(key, chosen);
    },
    [STORAGE_KEYS.deskTour, STORAGE_KEYS.language, language] as const,
  );
  await page.goto('/login');
  await page.locator('input[type="email"]').fill(seededEmail('expert'));
  await page.locator('input[type="password"]').fill(SEED_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin/);
  await page.goto('/admin/ticketing');
  await page.getByRole('button', { name: WORDS[language].simulation.ticketing.start }).click();
}

/** What this browser keeps of practice, with nothing done yet. */
function rewound(state: StorageState): StorageState {
  const unplayed = (value: string): string =>
    JSON.stringify((JSON.parse(value) as readonly object[]).map((job) => ({ ...job, commands: [] })));
  return {
    ...state,
    origins: state.origins.map((origin) => ({
      ...origin,
      localStorage: origin.localStorage.map(({ name, value }) => {
        const isJobs = name.startsWith(STORAGE_KEYS.deskJobs) && !name.startsWith(STORAGE_KEYS.deskJobsAhead);
        return { name, value: isJobs ? unplayed(value) : value };
      }),
    })),
  };
}

/** Goes on with the ticket that is open in this browser. */
async function goOn(page: Page, language: FilmLanguage): Promise<Page> {
  await page.goto('/admin/ticketing');
  const { simulation, home } = WORDS[language];
  await page.getByRole('button', { name: simulation.left.ticketing.practice.goOn }).click();
  await page.getByRole('button', { name: home.session.finish }).waitFor();
  return page;
}
