import type { Page } from '@playwright/test';
import { GOOD_CARD } from './support/checkout.ts';
import { expect, test } from './support/journey.ts';
import { press, tabTo, typeInto } from './support/keyboard.ts';
import { arriveAs, newcomer, newestEmailLink } from './support/people.ts';

async function pay(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/stripe\/checkout\//);
  await typeInto(page.getByLabel(/card number/i), GOOD_CARD);
  await typeInto(page.getByLabel(/^Expiry/), '12 / 34');
  await typeInto(page.getByPlaceholder('CVC'), '123');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Payment Successful')).toBeVisible();
}

test('a newcomer registers, pays, changes the plan and cancels it without a mouse', async ({ page }) => {
  const person = newcomer();
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Skip to/ })).toBeFocused();
  await press(page.getByRole('link', { name: 'Sign Up', exact: true }).first());
  await typeInto(page.getByLabel('Full Name'), person.name);
  await typeInto(page.getByLabel('Email', { exact: true }), person.email);
  await typeInto(page.getByLabel('Password', { exact: true }), person.password);
  await typeInto(page.getByLabel('Confirm Password', { exact: true }), person.password);
  await page.keyboard.press('Enter');
  await page.goto(await newestEmailLink(page, person.email, /confirm/i));

  await tabTo(page.getByRole('radio', { name: /^Free/ }));
  // The key is held for a moment, because the radio group selects on keydown.
  await page.keyboard.press('ArrowDown', { delay: 100 });
  await expect(page.getByRole('radio', { name: /^Ace Plan/ })).toBeChecked();
  await press(page.getByRole('button', { name: 'Continue with Selected Plan' }));
  await pay(page);

  await press(page.getByRole('link', { name: 'Plans & Billing' }));
  const change = page.getByRole('article', { name: 'Expert Plan' }).getByRole('button');
  await press(change);
  const question = page.getByRole('alertdialog', { name: 'Confirm Plan Change' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(change).toBeFocused();
  await page.keyboard.press('Enter');
  await press(question.getByRole('button', { name: 'Confirm Change' }));
  await pay(page);

  await press(page.getByRole('link', { name: 'Plans & Billing' }));
  await tabTo(page.getByRole('tab', { name: 'Available Plans' }));
  await page.keyboard.press('ArrowRight');
  const cancel = page.getByRole('button', { name: 'Cancel Subscription' });
  await press(cancel);
  const warning = page.getByRole('alertdialog', { name: 'Cancel Subscription' });
  await expect(warning).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Enter');
  await press(warning.getByRole('button', { name: 'Cancel Subscription' }));
  await expect(page.getByText(/Your access stays until/)).toBeVisible();
});

test('an administrator finds, adds and deactivates somebody without a mouse', async ({ page }) => {
  const person = newcomer('Kay Keyes');
  await arriveAs(page, 'admin');
  await page.goto('/admin/users');
  const add = page.getByRole('button', { name: 'Add User' });
  await press(add);
  const dialog = page.getByRole('dialog', { name: 'Add User' });
  await typeInto(dialog.getByLabel('Name'), person.name);
  await typeInto(dialog.getByLabel('Email'), person.email);
  await typeInto(dialog.getByLabel('Password', { exact: true }), person.password);
  await tabTo(dialog.getByLabel('Role'));
  await page.keyboard.type('Moderator');
  await press(dialog.getByRole('button', { name: 'Add User' }));
  await expect(page.getByText('User created successfully')).toBeVisible();
  await expect(add).toBeFocused();

  await typeInto(page.getByLabel('Search users'), person.email);
  const row = page.getByRole('row', { name: new RegExp(person.email) });
  await press(row.getByRole('button', { name: 'Deactivate Kay Keyes' }));
  const question = page.getByRole('alertdialog', { name: 'Deactivate Kay Keyes?' });
  await press(question.getByRole('button', { name: 'Deactivate' }));
  await expect(row.getByRole('button', { name: 'Activate Kay Keyes' })).toBeFocused();
});
