import type { Page } from '@playwright/test';
import { PATHS } from '../../src/app/paths.ts';
import { PUBLIC_PAGES } from '../../src/app/seo/public-pages.ts';
import { expect, test } from './support/journey.ts';
import { arriveAs } from './support/people.ts';
import { scrollThrough } from './support/scroll.ts';

const OTHER_PUBLIC_PATHS = [
  PATHS.login,
  PATHS.register,
  PATHS.resetPassword,
  PATHS.plansReturn,
  '/no-such-page',
];
const WORKSPACE_PATHS = [
  PATHS.dashboard,
  PATHS.account,
  PATHS.plans,
  PATHS.ticketing,
  // A chapter with tables and drawings, beside the contents.
  `${PATHS.manual}#parts-and-connectors`,
  `${PATHS.objectives}?objective=C1+3.3`,
  PATHS.tutorials,
  PATHS.cards,
  PATHS.leaderboard,
  `${PATHS.competitions}?view=manage`,
  PATHS.competitions,
  PATHS.certificates,
  PATHS.accessDenied,
  PATHS.users,
];

/** The combinations that axe checks here: each layout and each theme once. `npm run shots` covers the others. */
const LOOKS = [
  { colorScheme: 'light', width: 1440, height: 900 },
  { colorScheme: 'dark', width: 390, height: 844 },
] as const;

/** All widths from a small phone to a desktop at which the layout changes. */
const WIDTHS = [320, 390, 640, 768, 820, 1024, 1440];

/** Loads the page once and resizes it: nothing overflows horizontally at any width, and axe finds no violation. */
async function expectSound(
  page: Page,
  path: string,
  expectAccessible: (page: Page) => Promise<void>,
): Promise<void> {
  await page.emulateMedia({ colorScheme: LOOKS[0].colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize(LOOKS[0]);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await scrollThrough(page);
  const stickingOut: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (over > 0) stickingOut.push(`${over} px at ${width} px`);
  }
  expect(stickingOut).toEqual([]);
  for (const { colorScheme, width, height } of LOOKS) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await expectAccessible(page);
  }
}

for (const path of [...PUBLIC_PAGES.map((page) => page.path), ...OTHER_PUBLIC_PATHS]) {
  test(`${path} is accessible and fits`, async ({ page, expectAccessible, expectsConsoleError }) => {
    if (path === '/no-such-page') expectsConsoleError(/no-such-page/);
    await expectSound(page, path, expectAccessible);
  });
}

for (const path of WORKSPACE_PATHS) {
  test(`${path} is accessible and fits`, async ({ page, expectAccessible }) => {
    await arriveAs(page, path === PATHS.users ? 'admin' : 'expert');
    // The browser's PDF viewer is not under test, and re-renders slowly at every width.
    await page.route('**/*.pdf', (route) => route.fulfill({ contentType: 'text/plain', body: '' }));
    await expectSound(page, path, expectAccessible);
    await expect(page).toHaveURL(path);
  });
}
