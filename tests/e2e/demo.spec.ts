import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { arriveAtPlans, newcomer } from './support/people.ts';

// The scene is rendered in software here, so every frame is slow.
test.describe.configure({ timeout: 240_000 });
// Animation and quality of the scene have their own test; this one covers the way through the demo.
test.use({ viewport: { width: 900, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('scene.tier-choice', 'low')));

/** The steps of the demo with the key of the correct answer. */
const RIGHT_KEYS = [
  ['Which light is on?', '2'],
  ['Which RAM module is not seated?', '2'],
  ['How does the module come out?', '3'],
  ['Take the module out', '1'],
  ['When is it fully seated?', '1'],
  ['What comes first?', '2'],
  ['Start the machine', '1'],
] as const;

/** Gives a newcomer the Free plan, which needs no payment. */
async function startFreePlan(page: Page): Promise<void> {
  await arriveAtPlans(page, newcomer('Dana Demo'));
  await page.getByRole('radio', { name: /^Free/ }).click();
  await page.getByRole('button', { name: 'Continue with Selected Plan' }).click();
  await expect(page).toHaveURL('/admin');
}

test('somebody on the Free plan repairs the machine by keyboard alone, once and never again', async ({
  page,
}) => {
  await startFreePlan(page);
  await page
    .getByRole('navigation', { name: 'Your workspace' })
    .getByRole('link', { name: 'Demo', exact: true })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Ready to Start Your Demo?' })).toBeVisible();
  await expect(page.getByText('Demo access. 1 use remaining. Upgrade for extended features.')).toBeVisible();

  await page.getByRole('button', { name: 'Start Demo Simulation' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Simulation Started')).toBeVisible();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Exit Simulation' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden');

  // The focus is on the question, so Enter neither answers nor leaves.
  const card = page.getByRole('region', { name: 'Question' });
  await expect(card).toBeFocused({ timeout: 60_000 });
  await page.keyboard.press('Enter');
  await expect(card.getByRole('heading', { name: 'Which light is on?' })).toBeVisible();
  for (const [heading, key] of RIGHT_KEYS) {
    await expect(card.getByRole('heading', { name: heading })).toBeVisible();
    await page.keyboard.press(key);
  }
  const result = page.getByRole('region', { name: 'Your demo result' });
  await expect(result.getByText('Repaired and proven')).toBeVisible({ timeout: 60_000 });
  await expect(result.getByRole('heading', { name: 'The picture is back.' })).toBeVisible();
  await expect(result.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/admin/plans');

  await page.getByRole('button', { name: 'Exit Simulation' }).click();
  await expect(page.getByText('Simulation Exited')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Demo Limit Reached' })).toBeDisabled();
  await expect(page.getByText('Demo limit reached. Upgrade for extended features.')).toBeVisible();

  await page.reload();
  const limit = page.getByRole('dialog', { name: 'Demo Limit Reached!' });
  await expect(limit).toContainText('You have used all your demo sessions.');
  await limit.getByRole('button', { name: 'Maybe later' }).click();
  await expect(limit).toBeHidden();
  // The result is stored.
  await expect(page.getByRole('heading', { name: 'The picture is back.' })).toBeVisible();
  await expect(page.getByText('100 of 100')).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Your workspace' }).getByRole('link', { name: 'Demo', exact: true }),
  ).toHaveCount(0);
});

test('the demo shows complaint and question at phone width, and asks before it is thrown away', async ({
  page,
  expectAccessible,
}) => {
  await startFreePlan(page);
  await page
    .getByRole('navigation', { name: 'Your workspace' })
    .getByRole('link', { name: 'Demo', exact: true })
    .click();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Start Demo Simulation' }).click();
  const card = page.getByRole('region', { name: 'Question' });
  await expect(card.getByText('Step 1 of 6')).toBeInViewport({ timeout: 60_000 });
  await expect(page.getByRole('region', { name: 'Complaint' })).toBeInViewport();
  await card.getByRole('button', { name: 'DRAM' }).click();
  await expect(card.getByText('Step 2 of 6')).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expectAccessible(page);

  // Phone in landscape: complaint and answers are visible, also after a wrong answer.
  await page.setViewportSize({ width: 844, height: 390 });
  await card.getByRole('button', { name: 'Left, A2' }).click();
  await expect(card.getByText('A2 is level. Both ends are in.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Complaint' })).toBeInViewport({ ratio: 1 });
  await expect(card.getByRole('button', { name: 'Right, B2' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });

  await page.getByRole('button', { name: 'Exit Simulation' }).click();
  const leaving = page.getByRole('alertdialog', { name: 'Leave the demo?' });
  await expect(leaving).toContainText('You have one demo. If you leave now, it is used up.');
  await page.keyboard.press('Enter');
  await expect(leaving).toBeHidden();
  await expect(card.getByText('Step 2 of 6')).toBeVisible();

  // The browser's Back opens the same dialog.
  await page.evaluate(() => window.history.back());
  await leaving.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL('/admin/demo');
  await expect(card.getByText('Step 2 of 6')).toBeVisible();
});
