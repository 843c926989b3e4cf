import { expect, test } from './support/journey.ts';
import { makeAccount, newcomer, newestEmailLink, signIn } from './support/people.ts';
import { visitBefore } from './support/service-worker.ts';

// One-time links are the worst case for the service worker: a second request would use them up.
test.use({ serviceWorkers: 'allow' });
test.beforeEach(async ({ page }) => visitBefore(page));

test('somebody who forgot the password gets a link, sets a new one, and signs in with it', async ({
  page,
  expectsConsoleError,
}) => {
  // A new password ends all sessions at once, while a read may still be pending.
  expectsConsoleError(/401 \(Unauthorized\)/);
  const person = newcomer('Fergus Forgetful');
  await makeAccount(page, person);

  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset Password' });
  await dialog.getByLabel('Email').fill(person.email);
  await dialog.getByRole('button', { name: /send/i }).click();
  await expect(page.getByRole('dialog', { name: 'Email Sent' })).toBeVisible();
  await expect(page.getByText('Check your email for a link to reset your password.')).toBeVisible();
  await page.getByRole('dialog').getByText('Close', { exact: true }).first().click();

  await page.goto(await newestEmailLink(page, person.email, /reset|recover/i));
  await expect(page).toHaveURL('/reset-password');
  await page.getByLabel('New Password', { exact: true }).fill('another-horse-8');
  await page.getByLabel(/^Confirm/).fill('another-horse-8');
  await page.getByRole('button', { name: /(Update|Reset) Password/ }).click();
  await expect(page.getByText('Your password has been successfully reset.').first()).toBeVisible();
  await expect(page).toHaveURL('/login', { timeout: 10_000 });

  await signIn(page, person.email, 'another-horse-8');
  await expect(page.getByText('Welcome back')).toBeVisible();
});

test('a reset page without the recovery mark lets nobody set a password', async ({ page }) => {
  await page.goto('/reset-password');
  await expect(
    page.getByText('Invalid or expired password reset link. Please request a new password reset.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /(Update|Reset) Password/ })).toBeDisabled();
});

test('somebody who cancels at Google is back where they started and told so', async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('button', { name: 'Sign up with Google' }).click();
  await expect(page).toHaveURL(/\/google\//);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Google Sign-Up failed')).toBeVisible();
  await expect(page.getByText('You cancelled at Google. Nothing has changed.')).toBeVisible();
  await expect(page).toHaveURL('/register');
});

test('somebody who closed their account is told to sign up again, and signing up with Google reopens it', async ({
  page,
  expectsConsoleError,
}) => {
  // The sessions of a closed account are over: a client that still signs out is told so, if its answer comes before the next page.
  expectsConsoleError(/403 \(Forbidden\).*\/auth\/v1\/logout/);
  const { email } = newcomer();
  const throughGoogle = async (path: string, button: string) => {
    await page.goto(path);
    await page.getByRole('button', { name: button }).click();
    await expect(page).toHaveURL(/\/google\//);
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: /^continue/i }).click();
  };
  await throughGoogle('/register', 'Sign up with Google');
  await expect(page.getByRole('heading', { name: 'Select a Plan' })).toBeVisible();
  await page.goto('/admin/account');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Delete|Deactivate/ })
    .click();
  await expect(page).toHaveURL('/login');

  await throughGoogle('/login', 'Continue with Google');
  await expect(page.getByText('Account Deactivated or Deleted. Signup again to continue.')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await throughGoogle('/register', 'Sign up with Google');
  await expect(page.getByText('Account reopened')).toBeVisible();
  await expect(page).toHaveURL('/select-plan');
});

test('somebody signs up with Google and chooses a plan', async ({ page }) => {
  const { email } = newcomer();
  await page.goto('/register');
  await page.getByRole('button', { name: 'Sign up with Google' }).click();
  await expect(page).toHaveURL(/\/google\//);
  await page.getByLabel(/email/i).first().fill(email);
  await page.getByRole('button', { name: /continue|allow/i }).click();
  await expect(page).toHaveURL('/select-plan');
  await expect(page.getByRole('heading', { name: 'Select a Plan' })).toBeVisible();
});
