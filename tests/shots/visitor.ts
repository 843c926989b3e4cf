import type { Browser, BrowserContext, Page } from 'playwright';
import { seededEmail, signIn } from '../e2e/support/people.ts';
import type { SeedName } from '../support/people.ts';
import { type ScreenState, SIZES, type Theme } from './state.ts';

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Opens screens in their states, each in a fresh browser profile with the right person signed in. */
export class Visitor {
  readonly #browser: Browser;
  readonly #baseURL: string;
  readonly #sessions = new Map<SeedName, Promise<Session>>();

  constructor(browser: Browser, baseURL: string) {
    this.#browser = browser;
    this.#baseURL = baseURL;
  }

  /** The page in its state; close its context when done. Throws where the state does not come about. */
  async open(state: ScreenState, theme: Theme = 'light'): Promise<Page> {
    const context = await this.#browser.newContext({
      baseURL: this.#baseURL,
      viewport: SIZES[state.sizes?.[0] ?? 'desktop'],
      colorScheme: theme,
      reducedMotion: 'reduce',
      // What goes through a worker cannot be kept from its answer.
      serviceWorkers: 'block',
      locale: state.language === 'es' ? 'es-ES' : 'en-US',
      ...(state.as === undefined ? {} : { storageState: await this.#session(state.as) }),
    });
    const page = await context.newPage();
    page.setDefaultTimeout(STATE_MS);
    try {
      await state.rig?.(page);
      await page.goto(state.path);
      await settle(page);
      if (state.isOverlay !== true) await scrollThrough(page);
      await state.act?.(page);
      if (state.shows !== undefined) await page.getByText(state.shows).first().waitFor();
      await settle(page);
    } catch (cause) {
      await context.close();
      throw cause;
    }
    return page;
  }

  #session(name: SeedName): Promise<Session> {
    const known = this.#sessions.get(name) ?? this.#signIn(name);
    this.#sessions.set(name, known);
    return known;
  }

  async #signIn(name: SeedName): Promise<Session> {
    const context = await this.#browser.newContext({ baseURL: this.#baseURL, serviceWorkers: 'block' });
    const page = await context.newPage();
    await signIn(page, seededEmail(name));
    await page.waitForURL(/\/(admin|select-plan)/);
    const session = await context.storageState();
    await context.close();
    return session;
  }
}

/** A state that has not come about by now will not. */
const STATE_MS = 40_000;
const QUIET_MS = 4_000;

/** Until nothing is being fetched or has still to be drawn. What hangs on purpose is not waited for. */
async function settle(page: Page): Promise<void> {
  await page.locator('h1, [role="status"]').first().waitFor();
  await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
}

/** From top to bottom and back, so that everything comes that comes when it is near. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await settle(page);
}
