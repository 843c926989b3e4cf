import type { Page } from '@playwright/test';
import { STORAGE_KEYS } from '../../src/lib/storage.ts';
import { idOf } from '../support/people.ts';
import { expect, test } from './support/journey.ts';
import { openLabWith } from './support/lab.ts';
import { visitBefore } from './support/service-worker.ts';

/** A job whose texts load only through the click of the test. */
const JOB = /^The button does nothing after cleaning/;
const COMPLAINT = /I had the side off and gave it a really good dusting/;
const TEXTS = /\/assets\/spring-clean-[\w-]+\.js$/;
const AHEAD = `${STORAGE_KEYS.labJobsAhead}:${idOf('golden')}`;

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

  test('somebody who has looked at the list of jobs can begin two of them without a network, and is scored once it is back', async ({
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
    const families = page.getByRole('tab', { name: /ready offline/ });
    const ready = page.getByRole('button', { name: /ready offline/ });
    await expect
      .poll(() => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]').length, AHEAD))
      .toBe(2);
    await expect(families.first()).toBeVisible();
    await context.setOffline(true);
    await families.first().click();
    await ready.first().click();
    await expect(page.getByRole('toolbar', { name: 'Tool belt' })).toBeVisible();
    await page.getByRole('button', { name: 'Finish & score' }).click();
    const note = page.getByRole('dialog', { name: 'Write the note, then finish' });
    await note.getByRole('button', { name: 'Finish & score' }).click();
    await note.getByRole('button', { name: 'Yes, finish' }).click();
    await expect(page.getByText('Your job is saved')).toBeVisible();
    await page.getByRole('tab', { name: 'History' }).click();
    await expect(page.getByText('not scored yet: offline')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('not scored yet: offline')).toBeHidden();
    await page
      .getByRole('button', { name: /^Debrief of/ })
      .first()
      .click();
    await expect(page.getByRole('region', { name: 'Score' })).toBeVisible();
  });
});
