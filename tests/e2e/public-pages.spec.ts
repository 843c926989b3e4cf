import type { Page } from '@playwright/test';
import { PATHS } from '../../src/app/paths.ts';
import { PUBLIC_PAGES } from '../../src/app/seo/public-pages.ts';
import { expect, test } from './support/journey.ts';
import { scrollThrough } from './support/scroll.ts';
import { visitBefore } from './support/service-worker.ts';

const PATHS_DRAWN = PUBLIC_PAGES.map(({ path }) => path);

/** Touches the page and waits until it has hydrated: only then the footer shows the year. */
async function hydrate(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expect(page.getByText(`© ${new Date().getFullYear()}`)).toBeVisible();
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of PATHS_DRAWN) {
    test(`${path} can be read and left`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.locator('main h2').count()).toBeGreaterThan(path === PATHS.contact ? 2 : 3);
      for (const heading of await page.locator('main h2').all()) await expect(heading).toBeVisible();
      await page.getByRole('link', { name: 'Privacy Policy' }).last().click();
      await expect(page).toHaveURL(/\/privacy\/?$/);
    });
  }
});

test.describe('with scripts', () => {
  for (const path of PATHS_DRAWN) {
    // Hydration mismatches are console errors, which fail a journey.
    test(`${path} wakes as it was drawn`, async ({ page }) => {
      const drawn = await (await page.request.get(path)).text();
      await page.goto(path);
      await hydrate(page);
      const heading = await page.getByRole('heading', { level: 1 }).textContent();
      expect(drawn).toContain(heading);
      await expect(page).toHaveTitle(/ · BenchReady$/);
      expect(await page.locator('head title').count()).toBe(1);
      expect(await page.locator('head meta[name="description"]').count()).toBe(1);
    });
  }

  test('a link opens the next page at its top, Back returns to where it was left, and Home goes up', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrate(page);
    await scrollThrough(page);
    const link = page.getByRole('link', { name: 'Privacy Policy' }).last();
    await link.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
    await expect(link).toBeInViewport();
    await page.getByRole('navigation').getByRole('link', { name: 'Home' }).first().click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('what is pressed and typed before the code is there counts once it is', async ({ page }) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/contact');
    await page.getByLabel('Name', { exact: true }).fill('Ada Byte');
    await page.getByRole('button', { name: 'Use dark theme' }).click();
    release();
    await hydrate(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada Byte');
  });

  test('the account type chosen last before the code is there stays chosen once it is', async ({ page }) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/register');
    const business = page.getByRole('radio', { name: 'For a business' });
    const individual = page.getByRole('radio', { name: 'For myself' });
    await business.check();
    await individual.check();
    await business.check();
    const answers = page.evaluate(() =>
      new Promise((resolve) => window.addEventListener('hydrated', resolve, { once: true })).then(() => null),
    );
    release();
    await answers;
    // Drawn again, with what the page itself holds for chosen.
    await page.getByLabel('Email').fill('no address');
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(business).toBeChecked();
    await business.press('ArrowLeft');
    await expect(individual).toBeChecked();
  });

  test('what is filled in and sent at sign-in before the code is there is sent once it is', async ({
    page,
    expectsConsoleError,
  }) => {
    expectsConsoleError(/400/);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/login');
    await page.getByLabel('Email').fill('nobody@benchready.test');
    await page.getByLabel('Password', { exact: true }).fill('not my password');
    await page.keyboard.press('Enter');
    release();
    await expect(page.getByRole('main').getByText('Invalid login credentials')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('nobody@benchready.test');
    await expect(page).toHaveURL(/\/login$/);
  });

  test('a page that was drawn in English appears in Spanish to whoever reads that', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ locale: 'es-ES', ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await page.goto('/business');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('combobox').first()).toHaveValue('es');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('the navigation of another page leads to the sections of the landing page', async ({ page }) => {
    await page.goto('/terms');
    await hydrate(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL('/#pricing');
    await expect(
      page.getByRole('heading', { name: 'Start free. Pay when you want more time.' }),
    ).toBeInViewport();
    await expect(page.getByText('$12.99')).toBeVisible();
  });

  test('an address that leads into the business page goes to its prices', async ({ page }) => {
    await page.goto('/business#pricing');
    await expect(page.getByText('$139.00')).toBeVisible();
    await expect(page.locator('#pricing-heading')).toBeInViewport();
    await page.getByRole('link', { name: 'Register Now: Golden Bundle' }).click();
    await expect(page.getByRole('radio', { name: 'For a business' })).toBeChecked();
  });

  test('what is hidden below the window fades in when it is scrolled to', async ({ page }) => {
    await page.goto('/business');
    await hydrate(page);
    const partners = page.locator('#partners').locator('..');
    await expect(partners).toHaveCSS('opacity', '0');
    await page.locator('#partners').scrollIntoViewIfNeeded();
    await expect(partners).toHaveCSS('opacity', '1');
  });

  test('an unknown address is not found, for people and for machines', async ({
    page,
    expectsConsoleError,
  }) => {
    expectsConsoleError(/no-such-page/);
    const answer = await page.goto('/no-such-page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    expect(await page.locator('meta[name="robots"]').first().getAttribute('content')).toBe('noindex');
  });
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  const keptPaths = (page: Page): Promise<readonly string[]> =>
    page.evaluate(async () => {
      const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const requests = await Promise.all(caches_.map((cache) => cache.keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
    });

  test('pages that were seen are there without a network, and nothing of the backend is kept', async ({
    page,
    context,
    expectsConsoleError,
  }) => {
    expectsConsoleError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
    await page.goto('/');
    await page.keyboard.press('Shift');
    await page.evaluate(async () => navigator.serviceWorker.ready);
    await page.goto('/business?from=a-letter');
    await hydrate(page);
    await scrollThrough(page);
    await expect(page.getByText('$139.00')).toBeVisible();
    await expect.poll(() => keptPaths(page)).toContain('/business');
    const kept = await keptPaths(page);
    expect(
      kept.filter((path) => !/^\/(assets\/|boot\.js$|wake\.js$|favicon\.svg$|admin$|business$)/.test(path)),
    ).toEqual([]);

    await context.setOffline(true);
    await page.goto('/business');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('See them fix it before you hire them.');
    await hydrate(page);
    await page.goto('/verify/BR-HW-2222-2222');
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    // A page whose code could not load says so, and recovers when the network is back.
    await page.goto('/terms');
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    // Playwright gives the page its network before the worker: the page learns of it once both have it.
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: false }),
    );
    await context.setOffline(false);
    await page.evaluate(() => {
      Reflect.deleteProperty(navigator, 'onLine');
      setTimeout(() => window.dispatchEvent(new Event('online')));
    });
    await expect(page.getByRole('heading', { name: 'Terms of Service', level: 1 })).toBeVisible();
  });

  test('the mailbox and the backend are answered by the network alone, once, wherever the backend is', async ({
    page,
    expectsConsoleError,
  }) => {
    expectsConsoleError(/40[0-9] \(/);
    await visitBefore(page);
    expect(
      await page.evaluate(
        async () => (await (await navigator.serviceWorker.ready).navigationPreload.getState()).enabled,
      ),
    ).toBe(false);
    const fromWorker: string[] = [];
    page.on('response', (response) => {
      if (response.fromServiceWorker()) fromWorker.push(new URL(response.url()).pathname);
    });
    const backend = [
      '/mailbox',
      '/auth/v1/verify',
      '/rest/v1/plans',
      '/stripe/checkout/none',
      '/google/none',
    ];
    for (const path of [...backend, '/functions/v1/none', '/custom/auth/v1/verify']) await page.goto(path);
    await page.goto('/');
    await hydrate(page);
    await scrollThrough(page);
    await expect(page.getByText('$12.99')).toBeVisible();
    expect(fromWorker.length).toBeGreaterThan(0);
    expect(
      fromWorker.filter((path) => /^\/(mailbox|rest|auth|functions|stripe|google|custom)/.test(path)),
    ).toEqual([]);
  });
});
