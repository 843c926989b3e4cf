import type { Page } from 'playwright';

/** Presses the first button of this name. */
export const press =
  (name: string | RegExp) =>
  (page: Page): Promise<void> =>
    page.getByRole('button', { name }).first().click();
