import { expect, type Page } from '@playwright/test';

/** Visits the site once, so that the service worker is active and controls all later pages. */
export async function visitBefore(page: Page): Promise<void> {
  await page.goto('/');
  await page.keyboard.press('Shift');
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await page.reload();
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state ?? null))
    .toBe('activated');
}
