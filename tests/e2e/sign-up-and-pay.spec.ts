import { DECLINED_CARD, fillCard, GOOD_CARD } from './support/checkout.ts';
import { expect, test } from './support/journey.ts';
import { arriveAtPlans, newcomer, registerAndConfirm } from './support/people.ts';
import { visitBefore } from './support/service-worker.ts';

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a newcomer who has visited before registers, confirms by email, pays for Ace, and stands in the signed-in area', async ({
    page,
  }) => {
    await visitBefore(page);
    const person = newcomer();
    await registerAndConfirm(page, person);
    await expect(page).toHaveURL('/select-plan');
    await expect(page.getByText(/Error from URL|invalid or has expired/)).toHaveCount(0);

    await page.getByRole('radio', { name: /Ace Plan/ }).click();
    await page.getByRole('button', { name: 'Continue with Selected Plan' }).click();
    await expect(page).toHaveURL(/\/stripe\/checkout\//);
    await expect(page.getByText('$9.49').first()).toBeVisible();
    await fillCard(page, GOOD_CARD);
    await page.getByRole('button', { name: /^Pay/ }).click();

    await expect(page).toHaveURL('/admin');
    await expect(page.getByText('Payment Successful')).toBeVisible();
    await expect(page.getByText('Thank you for your purchase! Your plan has been activated.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(person.name);
    await expect(page.getByText('Ace Plan').first()).toBeVisible();

    await page.goto('/admin/testing');
    await expect(page).toHaveURL('/admin/testing');
    await page.goto('/select-plan');
    await expect(page).toHaveURL('/admin');
  });
});

test('a declined card keeps the person at the checkout, and going back returns to the plans', async ({
  page,
  expectsConsoleError,
}) => {
  expectsConsoleError(/402 \(Payment Required\)/);
  await arriveAtPlans(page, newcomer());
  await page.getByRole('radio', { name: /Expert Plan/ }).click();
  await page.getByRole('button', { name: 'Continue with Selected Plan' }).click();
  await expect(page).toHaveURL(/\/stripe\/checkout\//);
  await fillCard(page, DECLINED_CARD);
  await page.getByRole('button', { name: /^(Pay|Subscribe)/ }).click();
  await expect(page.getByRole('alert')).toContainText(/declined/i);
  await expect(page).toHaveURL(/\/stripe\/checkout\//);

  await page.getByRole('link', { name: /back/i }).click();
  await expect(page).toHaveURL('/select-plan');
  await expect(page.getByRole('heading', { name: 'Select a Plan' })).toBeVisible();
  await page.goto('/admin/ticketing');
  await expect(page).toHaveURL('/select-plan');
});

test('a promotion code takes half off, and the plan opens all the same', async ({ page }) => {
  await arriveAtPlans(page, newcomer());
  await page.getByRole('radio', { name: /Ace Plan/ }).click();
  await page.getByRole('button', { name: 'Continue with Selected Plan' }).click();
  await page.getByLabel(/promotion code/i).fill('BENCH50');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Total due today').locator('..')).toContainText('$4.7');
  await fillCard(page, GOOD_CARD);
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByText('Payment Successful')).toBeVisible();
});

test('a double click on Continue and on Pay buys once', async ({ page }) => {
  await arriveAtPlans(page, newcomer());
  await page.getByRole('radio', { name: /Ace Plan/ }).click();
  await page.getByRole('button', { name: 'Continue with Selected Plan' }).dblclick();
  await fillCard(page, GOOD_CARD);
  await page.getByRole('button', { name: /^Pay/ }).dblclick();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByText('Payment Successful')).toHaveCount(1);
  await page.goBack();
  await page.goto('/admin');
  await expect(page.getByText('Active', { exact: true }).first()).toBeVisible();
});

test('a plan chosen on the landing page is still chosen after registering', async ({ page }) => {
  await page.goto('/#pricing');
  await page.getByRole('link', { name: 'Register Now' }).first().click();
  await expect(page).toHaveURL(/\/register\?plan=/);
});

test('two different passwords are pointed out and nothing typed is lost', async ({ page }) => {
  const person = newcomer();
  await page.goto('/register');
  await page.getByLabel('Full Name').fill(person.name);
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm Password', { exact: true }).fill('something-else');
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email);
});
