import type { Page } from '@playwright/test';
import { PATHS } from '../../src/app/paths.ts';
import { expect, test } from './support/journey.ts';
import { press, typeInto } from './support/keyboard.ts';
import { arriveAs } from './support/people.ts';

/** What leads people on beside the simulations: a path each, in a real browser, on the built product. */

const PHONE = { width: 390, height: 844 };
const STEPS = 7;
const CARDS = 8;

/** The images instead of the scene, which is not under test. */
async function withoutScene(page: Page): Promise<void> {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
}

/** A moment so many minutes from now, as the form writes it. */
const inMinutes = (minutes: number): string =>
  new Date(Date.now() + minutes * 60_000).toISOString().slice(0, 16);

test('somebody with a phone and a keyboard plays a tutorial to its end, and loses no answer to its cards while the network is gone', async ({
  page,
  context,
  expectAccessible,
  expectsConsoleError,
}) => {
  expectsConsoleError(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await withoutScene(page);
  await arriveAs(page, 'free');
  await page.goto(`${PATHS.tutorials}?play=T1`);
  for (let step = 1; step <= STEPS; step += 1) {
    await expect(page.getByText(`T1 · Step ${step} of ${STEPS}`)).toBeVisible();
    if (step === 1) await expectAccessible(page);
    // The last step shows nothing: it is done by hand.
    if (step < STEPS) await page.getByRole('button', { name: 'Show me' }).press('Enter');
    else {
      await page.getByRole('button', { name: 'Power', exact: true }).press('Enter');
      await page.getByRole('button', { name: /^Make safe/ }).press('Enter');
    }
    await page.getByRole('button', { name: step === STEPS ? 'Finish' : 'Next step' }).press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'Tutorial done' })).toBeVisible();

  await page.goto(PATHS.cards);
  await expect(page.getByText(`Card 1 of ${CARDS}`)).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(true);
  for (let place = 1; place <= CARDS; place += 1) {
    await expect(page.getByText(`Card ${place} of ${CARDS}`)).toBeVisible();
    await page.keyboard.press('Space');
    await page.keyboard.press('3');
  }
  await expect(page.getByText('Done for today')).toBeVisible();
  await expect(page.getByText(/latest answers are kept on this device/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/latest answers are kept on this device/)).toBeHidden();
  await page.reload();
  await expect(page.getByText(`You answered ${CARDS} cards today.`)).toBeVisible();
});

test('somebody joins the board once however often they press, begins a run of the week, and goes back from it', async ({
  page,
  expectAccessible,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await withoutScene(page);
  await arriveAs(page, 'ace');
  await page.goto(PATHS.leaderboard);
  const [name] = await page.getByRole('radiogroup', { name: 'Names' }).getByRole('radio').all();
  await name?.click();
  const chosen = (await name?.textContent()) ?? '';
  await page.getByRole('button', { name: 'Join the board' }).dblclick();
  await expect(page.getByRole('heading', { name: `You are on the board as ${chosen}` })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your scores' })).toBeFocused();
  await expect(page.getByText('You are on the board', { exact: true })).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Play run 1' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Run 1 of 5 is next' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: `You are on the board as ${chosen}` })).toBeVisible();
});

test('an administrator with a keyboard alone makes a competition and is told what is missing; somebody with a phone finds it', async ({
  page,
  browser,
  expectAccessible,
}) => {
  await arriveAs(page, 'admin');
  await page.goto(`${PATHS.competitions}?view=manage`);
  await press(page.getByRole('button', { name: 'New competition' }));
  const form = page.getByRole('dialog', { name: 'New competition' });
  await typeInto(form.getByLabel('Name'), 'Winter Bench');
  await press(form.getByRole('button', { name: 'Publish' }));
  await expect(form.getByText('Give a date and a time')).toHaveCount(2);
  await expectAccessible(page);
  await form.getByLabel('Opens (UTC)').fill(inMinutes(60));
  await form.getByLabel('Closes (UTC)').fill(inMinutes(180));
  await form.getByLabel('Practice job 1').selectOption({ index: 1 });
  await expect(form.getByLabel('Name')).toHaveValue('Winter Bench');
  await press(form.getByRole('button', { name: 'Publish' }));
  await expect(page.getByText('Competition published')).toBeVisible();

  const phone = await browser.newPage({ viewport: PHONE, colorScheme: 'dark' });
  await arriveAs(phone, 'golden');
  await phone.goto(PATHS.competitions);
  const card = phone.getByRole('region', { name: 'Winter Bench' });
  await expect(card).toBeVisible();
  await expect(card.getByRole('button', { name: /^Start run/ })).toHaveCount(0);
  await phone.waitForLoadState('networkidle');
  await phone.context().setOffline(true);
  await phone.getByRole('button', { name: 'Start run 1' }).click();
  await expect(phone.getByText('That did not work')).toBeVisible();
  await phone.close();
});

test('a visitor with a phone reads an example of a certificate, and is told of a number that no certificate has', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${PATHS.verify}/example`);
  await expect(page.getByRole('heading', { level: 1, name: 'Experienced Technician' })).toBeVisible();
  await expect(page.getByText('Example', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${PATHS.verify}/no-such-number`);
  await expect(page.getByRole('heading', { name: 'No certificate has this number' })).toBeVisible();
});
