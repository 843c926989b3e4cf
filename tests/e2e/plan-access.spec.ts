import { expect, test } from './support/journey.ts';
import { arriveAs, seededEmail, signIn } from './support/people.ts';

const OPEN_TO_EVERYBODY = [
  '/admin',
  '/admin/account',
  '/admin/plans',
  '/admin/simulation-manual',
  '/admin/objectives',
  '/admin/tutorials',
  '/admin/cards',
  '/admin/leaderboard',
  '/admin/competitions',
  '/admin/certificates',
];

// Which plan opens which screen is proven for all of them in tests/core/access and tests/app/layouts.
test('somebody on the expert plan sees what it opens and nothing else', async ({ page }) => {
  await arriveAs(page, 'expert');
  await page.goto('/admin');
  const menu = page.getByRole('navigation', { name: 'Your workspace' });
  for (const [screen, name, isOpen] of [
    ['testing', 'Testing', false],
    ['ticketing', 'Ticketing', true],
    ['demo', 'Demo', false],
  ] as const) {
    const link = menu.getByRole('link', { name, exact: true });
    await expect(link).toHaveCount(isOpen ? 1 : 0);
    await page.goto(`/admin/${screen}`);
    await expect(page).toHaveURL(isOpen ? `/admin/${screen}` : '/admin/access-denied');
  }
  await expect(menu.getByRole('link', { name: 'User Management' })).toHaveCount(0);
});

test('what every plan opens is open, and User Management is not', async ({ page }) => {
  await arriveAs(page, 'ace');
  for (const path of OPEN_TO_EVERYBODY) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  await page.goto('/admin/users');
  await expect(page).toHaveURL('/admin');
});

test('somebody whose plan has ended is told so and sent to the plans', async ({ page }) => {
  await signIn(page, seededEmail('expired'));
  await expect(page).toHaveURL(/\/select-plan/);
  await expect(
    page.getByText('Your subscription has expired or you have not selected a plan.'),
  ).toBeVisible();
  await page.goto('/admin/testing');
  await expect(page).toHaveURL(/\/select-plan/);
});

test('administrators find User Management, and nobody signed out finds anything', async ({ page }) => {
  await page.goto('/admin/users');
  await expect(page).toHaveURL('/login');
  await page.goto('/select-plan');
  await expect(page).toHaveURL('/login');
  await arriveAs(page, 'admin');
  await page.goto('/admin');
  await page
    .getByRole('navigation', { name: 'Your workspace' })
    .getByRole('link', { name: 'User Management' })
    .click();
  await expect(page).toHaveURL('/admin/users');
});

test('a deactivated person is turned away with the reason', async ({ page, expectsConsoleError }) => {
  expectsConsoleError(/Failed to load resource/);
  await signIn(page, seededEmail('deactivated'));
  await expect(
    page.getByText('Account Deactivated or Deleted. Signup again to continue.').first(),
  ).toBeVisible();
  await expect(page).toHaveURL('/login');
});
