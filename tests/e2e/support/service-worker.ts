import { expect, type Page } from '@playwright/test';

/** One visit in the past: the service worker of the product is active and controls every page from now on. */
export async function visitBefore(page: Page): Promise<void> {
  await page.goto('/');
  await page.keyboard.press('Shift');
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await page.reload();
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state ?? null))
    .toBe('activated');
}
