import { randomUUID } from 'node:crypto';
import { expect, test } from './support/journey.ts';
import { arriveAs, newcomer } from './support/people.ts';

test('a visitor joins the waiting list and finds the confirmation in their mail', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/waiting-list');
  await expectAccessible(page);
  const counter = page.locator('dd').first();
  await expect(counter).toHaveText(/^\d+\+$/);
  const { name, email } = newcomer(`Vera ${randomUUID().slice(0, 8)}`);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Join Waiting List' }).click();
  await expect(page.getByRole('heading', { name: "You're On The List!" })).toBeFocused();
  await expectAccessible(page);
  await page.goto('/mailbox');
  await expect(page.getByText(`${name} (${email}) has joined the waiting list.`)).toBeVisible();
  await expect(page.getByText(`Hello ${name},`)).toBeVisible();
});

test('somebody signed in writes to support from a phone by keyboard', async ({ page, expectAccessible }) => {
  const request = `The menu is where I expect it. (${randomUUID()})`;
  await page.setViewportSize({ width: 390, height: 844 });
  await arriveAs(page, 'expert');
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Open menu' }).press('Enter');
  await page.getByRole('button', { name: 'Contact Support' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Contact Support' });
  await expect(dialog.getByLabel('Your Email')).toHaveValue('expert@benchready.test');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expectAccessible(page);
  await dialog.getByLabel('How can we help?').fill(request);
  await dialog.getByRole('button', { name: 'Submit Request' }).press('Enter');
  await expect(page.getByText('Message Sent!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.goto('/mailbox');
  await expect(page.getByText(request)).toBeVisible();
});

test('two idle tabs are one session: used in one it lasts in both, over in one it is over in both', async ({
  page,
  context,
  expectAccessible,
  expectsConsoleError,
}) => {
  // Both tabs end the session at the same moment, so the server may not know it any more when the second one asks:
  // to log out, or to read the profile, which the timers that the clock has just passed do too.
  expectsConsoleError(/403 \(Forbidden\).*\/auth\/v1\/logout|401 \(Unauthorized\).*\/rest\/v1\/profiles/);
  await context.clock.install();
  await arriveAs(page, 'ace');
  await page.goto('/admin');
  const other = await context.newPage();
  await other.goto('/admin');
  // The idle watch starts with the signed-in area, so wait for its heading and not only the loading page's.
  for (const tab of [page, other])
    await expect(tab.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
  const warnings = [page, other].map((tab) =>
    tab.getByRole('alertdialog', { name: 'Session Timeout Warning' }),
  );

  await context.clock.fastForward('15:00');
  for (const warning of warnings) await expect(warning).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stay Logged In' }).press('Enter');
  await expect(page.getByText('Session Extended')).toBeVisible();
  for (const warning of warnings) await expect(warning).toBeHidden();

  await context.clock.fastForward('16:01');
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/');
    await expect(tab.getByText('You have been logged out due to inactivity.')).toBeVisible();
  }
  await other.goto('/admin');
  await expect(other).toHaveURL('/login');
});

test('somebody whose network fails while the page still loads keeps the form and what stands in it', async ({
  page,
  expectsConsoleError,
}) => {
  expectsConsoleError(/ERR_FAILED|Failed to fetch dynamically imported module/);
  // Optional code of somebody with a session.
  await page.addInitScript(() => localStorage.setItem('benchready-session', '{}'));
  await page.route(/assets\/activity-notes-/, (route) => route.abort());
  const isAsked = page.waitForRequest(/assets\/activity-notes-/);
  await page.goto('/contact');
  const message = page.getByRole('form', { name: 'Contact form' }).getByLabel('Message');
  await message.fill('A long story');
  await isAsked;
  await page.waitForLoadState('networkidle');
  await expect(message).toHaveValue('A long story');
});
