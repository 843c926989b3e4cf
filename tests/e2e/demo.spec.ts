import { expect, test } from './support/journey.ts';
import { newcomer, registerAndConfirm } from './support/people.ts';

// The scene is drawn by the processor here, and every frame takes its time.
test.describe.configure({ timeout: 240_000 });
// Whether the bench moves, and at which quality, is the scene's own test; here it is the way through the demo.
test.use({ viewport: { width: 900, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('scene.tier-choice', 'low')));

/** Registers somebody and gives them the Free plan, which needs no payment. */
async function startFreePlan(page: Parameters<typeof registerAndConfirm>[0]): Promise<void> {
  await registerAndConfirm(page, newcomer('Dana Demo'));
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

  const step = page.getByText(/^Step \d of 6$/);
  await expect(step).toBeVisible({ timeout: 60_000 });
  for (const key of ['1', '2', '3', '4', '5', '6']) {
    await expect(page.getByText(`Step ${key} of 6`)).toBeVisible();
    await page.keyboard.press(key);
  }
  await expect(page.getByRole('region', { name: 'Your result' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Picture is back. Good repair.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/admin/plans');

  await page.getByRole('button', { name: 'Exit Simulation' }).click();
  await expect(page.getByText('Simulation Exited')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Demo Limit Reached' })).toBeDisabled();
  await expect(page.getByText('Demo limit reached. Upgrade for extended features.')).toBeVisible();

  await page.reload();
  const limit = page.getByRole('dialog', { name: 'Demo Limit Reached!' });
  await expect(limit).toContainText('You have used all your demo sessions.');
  await limit.getByRole('button', { name: 'Maybe later' }).click();
  await expect(limit).toBeHidden();
  await expect(
    page.getByRole('navigation', { name: 'Your workspace' }).getByRole('link', { name: 'Demo', exact: true }),
  ).toHaveCount(0);
});

test('the demo is playable at phone width, with the bench controls in a sheet', async ({
  page,
  expectAccessible,
}) => {
  await startFreePlan(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/demo');
  await page.getByRole('button', { name: 'Start Demo Simulation' }).click();
  await expect(page.getByText('Step 1 of 6')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: /Watch the clip/ }).click();
  await expect(page.getByText('Step 2 of 6')).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});
