import type { Page } from '@playwright/test';

/** Touches a prerendered page, and waits until it has hydrated (public/wake.js). */
export async function wake(page: Page): Promise<void> {
  const answers = page.evaluate(() =>
    new Promise((resolve) => window.addEventListener('hydrated', resolve, { once: true })).then(() => null),
  );
  await page.keyboard.press('Shift');
  await answers;
}
