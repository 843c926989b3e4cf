import { expect, type Locator } from '@playwright/test';

const MOST_STOPS = 150;

/** Presses Tab until this control has the focus; fails if Tab does not reach it. */
export async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < MOST_STOPS && !(await hasFocus(target)); stop++) {
    await target.page().keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Tabs to a field and types into it. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await tabTo(field);
  await field.page().keyboard.type(text);
}

/** Tabs to a button or link and presses it. */
export async function press(control: Locator): Promise<void> {
  await tabTo(control);
  await control.page().keyboard.press('Enter');
}

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);
