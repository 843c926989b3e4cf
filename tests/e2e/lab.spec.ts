import type { Page } from '@playwright/test';
import { LAB_CASES } from '../../src/core/hardware/scenarios/judged/registry.ts';
import { STORAGE_KEYS } from '../../src/lib/storage.ts';
import { playExpert } from '../core/hardware/scenarios/prove-play.ts';
import { knownJob } from '../support/known-practice.ts';
import { expect, test } from './support/journey.ts';
import { openLabWith, unfinishedJobs } from './support/lab.ts';
import { arriveAs } from './support/people.ts';

// The scene is rendered in software here, so every frame is slow.
test.describe.configure({ timeout: 120_000 });

const SEED = 7;

async function openLab(page: Page): Promise<void> {
  await arriveAs(page, 'golden');
  await page.goto('/admin/testing');
  await page.getByRole('button', { name: 'Start Simulation' }).click();
  await expect(page.getByRole('heading', { name: 'What is on your bench today?' })).toBeVisible();
}

test('somebody without 3D and without a mouse works on a job to its debrief', async ({
  page,
  expectAccessible,
}) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await openLab(page);
  await expectAccessible(page);

  const press = async (role: 'button' | 'tab', name: string | RegExp): Promise<void> => {
    await page.getByRole(role, { name }).first().focus();
    await page.keyboard.press('Enter');
  };
  await press('tab', /^It starts, but no self-test/);
  await press('button', /^It stops and wants F1/);
  const lastAction = page.getByRole('status', { name: 'What just happened' });
  await expect(page.getByRole('img', { name: 'Harrow 5000 MT: Tower' })).toBeVisible();
  await press('button', 'Skip the tour');

  await page.keyboard.press('9');
  await press('button', 'Read the asset record');
  await expect(lastAction).not.toBeEmpty();
  // What just happened covers none of the pictures to choose from.
  const tabs = await page.getByRole('group', { name: 'Where to look' }).boundingBox();
  const message = await lastAction.boundingBox();
  if (tabs === null || message === null) throw new Error('One of them is not there.');
  expect(tabs.y + tabs.height).toBeLessThanOrEqual(message.y);
  await page.keyboard.press('1');
  await press('button', 'Listen');
  await page.keyboard.press('Escape');
  await page.keyboard.press('l');
  await press('button', /^Power button/);
  await expect(page.getByRole('img', { name: 'Harrow 5000 MT: Front' })).toBeVisible();
  await expectAccessible(page);

  await press('button', /^Theory/);
  await page.getByRole('region', { name: 'Theory' }).getByRole('radio').first().press('Space');
  await press('button', 'State theory');
  // The guide follows what was established: a theory before an observed symptom does not advance it.
  await expect(page.getByText('Step 2 of 6')).toBeVisible();

  await press('button', 'Finish & score');
  const note = page.getByRole('dialog', { name: 'Write the note, then finish' });
  await note.getByRole('textbox', { name: 'In your own words' }).fill('Asked, looked, listened.');
  await note.getByRole('button', { name: 'Finish & score' }).press('Enter');
  await note.getByRole('button', { name: 'Yes, finish' }).press('Enter');
  await expect(page.getByRole('img', { name: /^Score: \d+ of 100$/ })).toBeVisible();
  await expect(page.getByText('Asked, looked, listened.')).toBeVisible();
  await expectAccessible(page);

  await press('button', 'Lab home');
  await press('tab', 'History');
  await press('button', 'Replay It stops and wants F1');
  const mine = page.getByRole('region', { name: 'Your path' });
  await expect(mine.getByRole('listitem')).toHaveText([
    /Read the asset record$/,
    /Listen/,
    /State a theory: .*$/,
    /Write the note$/,
    /Finish the job$/,
  ]);
  const expert = page.getByRole('region', { name: "The expert's path" });
  await expect(expert.getByRole('listitem').filter({ hasText: 'Finish the job' })).toHaveCount(1);
  const moment = page.getByRole('slider', { name: 'Moment of the job' });
  await moment.focus();
  for (const [key, step] of [
    ['End', 5],
    ['ArrowLeft', 4],
    ['ArrowLeft', 3],
    ['Home', 0],
    ['ArrowRight', 1],
    ['End', 5],
  ] as const) {
    await page.keyboard.press(key);
    await expect(moment).toHaveAttribute('aria-valuetext', new RegExp(`^Step ${step} of 5, `));
  }
  await expect(mine.getByRole('button', { name: 'Finish the job' })).toHaveAttribute('aria-current', 'step');
});

test('what is pointed at in the 3D picture is done as the expert does it in words, and a phone has it all in its width', async ({
  page,
}) => {
  const job = LAB_CASES.inMode('practice').find(({ id }) => id === 'HW-03-rocker');
  if (job === undefined) throw new Error('The job is gone.');
  const expert = playExpert(job, SEED).log;
  const flip = expert.findIndex(({ kind }) => kind === 'set-psu-switch');
  // Spinning fans have their own test; in software they would use all the processor time.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript((tier) => localStorage.setItem(tier, 'low'), STORAGE_KEYS.sceneTierChoice);
  await openLabWith(page, [knownJob({ scenarioId: job.id, seed: SEED, commands: expert.slice(0, flip) })]);
  await page
    .getByRole('button', { name: /^Continue/ })
    .first()
    .click();
  const picture = page.getByRole('img', { name: 'Kestrel B7 on the bench, seen in 3D' });
  await expect(picture.locator('canvas')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Building the machine')).toBeHidden({ timeout: 60_000 });
  const selected = page.getByRole('region', { name: 'Selected' });
  for (const [place, thing, action] of [
    [/^Rear/, 'psu-switch', 'Switch the power supply to I'],
    [/^Whole bench/, 'power-button', 'Press the power button'],
  ] as const) {
    await page.getByRole('button', { name: /^View: / }).click();
    await page.getByRole('listitem').getByRole('button', { name: place }).click();
    await expect(async () => {
      const point = await page.evaluate((id) => window.__stage?.project(id) ?? null, thing);
      if (point === null) throw new Error(`${thing} cannot be seen`);
      await page.mouse.click(point.x, point.y);
      await expect(selected.getByRole('button', { name: action })).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 40_000 });
    await selected.getByRole('button', { name: action }).click();
  }
  // Choosing a view also inspected the place.
  await expect
    .poll(async () => (await unfinishedJobs(page))[0]?.commands.filter(({ kind }) => kind !== 'look-around'))
    .toEqual(expert.slice(0, flip + 2));

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('button', { name: 'More', exact: true }).last()).toBeVisible({
    timeout: 60_000,
  });
  const tooWide = await page.evaluate(
    () =>
      [document.documentElement, ...document.querySelectorAll('header, [data-bar]')].filter(
        (element) => element.scrollWidth > element.clientWidth,
      ).length,
  );
  expect(tooWide).toBe(0);
});

test('somebody who works in Spanish reads the whole title of the job in the bar', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript((key) => {
    HTMLCanvasElement.prototype.getContext = () => null;
    localStorage.setItem(key, 'es');
  }, STORAGE_KEYS.language);
  const job = LAB_CASES.inMode('practice').find(({ story }) => story === 'locks-in-sheets');
  if (job === undefined) throw new Error('The job is gone.');
  await openLabWith(page, [knownJob({ scenarioId: job.id, seed: SEED, commands: [] })]);
  await page
    .getByRole('button', { name: /^Continuar/ })
    .first()
    .click();
  const title = page.getByRole('heading', { level: 1, name: /hojas de cálculo/ });
  await expect(title).toBeVisible();
  expect(await title.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  await expect(page.locator('header').getByText('En vivo')).toBeVisible();
});
