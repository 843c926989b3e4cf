import type { Page } from '@playwright/test';

/** Stripe's published test cards, which the stand-in knows as well. */
export const GOOD_CARD = '4242 4242 4242 4242';
export const DECLINED_CARD = '4000 0000 0000 0002';

/** Fills the card form of the stand-in's checkout page. */
export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel(/card number/i).fill(number);
  await page.getByLabel(/^Expiry/).fill('12 / 34');
  await page.getByPlaceholder('CVC').fill('123');
}
