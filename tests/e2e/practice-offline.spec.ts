import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { openLabWith } from './support/lab.ts';
import { visitBefore } from './support/service-worker.ts';

/** A job whose texts load only through the click of the test. */
const JOB = /^The button after the spring clean/;
const COMPLAINT = /I had the side off and gave it a really good dusting/;
const TEXTS = /\/assets\/spring-clean(\.judged)?-[\w-]+\.js$/;

/** Uses the images instead of the scene, which is not under test. */
async function openPractice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await openLabWith(page, []);
  await page.getByRole('button', { name: 'Start Simulation' }).click();
  await expect(page.getByRole('button', { name: JOB })).toBeVisible();
}

test('somebody whose network is gone does not get a job without its words, and gets it once the network is back', async ({
  page,
  expectsConsoleError,
}) => {
  expectsConsoleError(/ERR_FAILED|dynamically imported module/);
  await page.route(TEXTS, (route) => route.abort());
  await openPractice(page);
  await page.getByRole('button', { name: JOB }).click();
  await expect(page.getByText('The bench could not be opened')).toBeVisible();
  await expect(page.getByRole('button', { name: JOB })).toBeEnabled();
  await page.unrouteAll();
  await page.getByRole('button', { name: JOB }).click();
  await expect(page.getByText(COMPLAINT)).toBeVisible();
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('somebody who has looked at the list of jobs can begin any of them without a network', async ({
    page,
    context,
    expectsConsoleError,
  }) => {
    expectsConsoleError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
    await visitBefore(page);
    await openPractice(page);
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const kept = await Promise.all(
            (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
          );
          return kept.flat().map(({ url }) => url);
        }),
      )
      // The last one, because they load in sequence.
      .toContainEqual(expect.stringMatching(/lab-manual-[\w-]+\.js$/));
    await context.setOffline(true);
    await page.getByRole('button', { name: JOB }).click();
    await expect(page.getByText(COMPLAINT)).toBeVisible();
  });
});
