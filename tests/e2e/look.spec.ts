import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { seededEmail, signIn } from './support/people.ts';

const PUBLIC_PAGES = ['/', '/login', '/register', '/reset-password', '/no-such-page'];
const SIGNED_IN_PAGES = [
  '/admin',
  '/admin/account',
  '/admin/plans',
  '/admin/access-denied',
  '/admin/ticketing',
];

const SIZES = {
  phone: { width: 390, height: 844 },
  narrow: { width: 320, height: 640 },
  desktop: { width: 1440, height: 900 },
};

/** Nothing sticks out sideways, and axe finds nothing. */
async function expectSound(
  page: Page,
  path: string,
  expectAccessible: (page: Page) => Promise<void>,
): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  await expectAccessible(page);
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test.describe(`in the ${colorScheme} theme at ${size} width`, () => {
      test.use({ colorScheme, viewport, reducedMotion: 'reduce' } as Parameters<typeof test.use>[0]);

      test('the public pages are accessible and fit', async ({
        page,
        expectAccessible,
        expectsConsoleError,
      }) => {
        expectsConsoleError(/no-such-page/);
        for (const path of PUBLIC_PAGES) await expectSound(page, path, expectAccessible);
      });

      test('the signed-in pages are accessible and fit', async ({ page, expectAccessible }) => {
        await signIn(page, seededEmail('expert'));
        await expect(page).toHaveURL('/admin');
        for (const path of SIGNED_IN_PAGES) await expectSound(page, path, expectAccessible);
      });
    });
  }
}
