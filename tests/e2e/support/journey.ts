import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Frame, type Page } from '@playwright/test';

/** Console errors that every journey may have; a test adds its own with `expectsConsoleError`. */
const HARMLESS = [
  /THREE\.Clock.*deprecated/,
  /GPU stall due to ReadPixels/,
  /Automatic fallback to software WebGL/,
];

interface JourneyFixtures {
  /** Lets this one kind of console error pass in this test. */
  readonly expectsConsoleError: (pattern: RegExp) => void;
  /** Fails the test when axe finds a WCAG 2.2 AA violation on the page as it stands. */
  readonly expectAccessible: (page: Page) => Promise<void>;
}

/** The browser's PDF viewer is not under test, and slows axe down by seconds. */
const isPdf = (frame: Frame): boolean => frame.url().includes('.pdf');

export const test = base.extend<JourneyFixtures>({
  expectsConsoleError: [
    async ({ page }, use) => {
      const allowed = [...HARMLESS];
      const unexpected: string[] = [];
      const note = (text: string): void => {
        if (!allowed.some((pattern) => pattern.test(text))) unexpected.push(text);
      };
      page.on('console', (message) => {
        if (message.type() === 'error') note(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => note(error.message));
      await use((pattern) => allowed.push(pattern));
      expect(unexpected.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern.
  expectAccessible: async ({}, use) => {
    await use(async (page) => {
      const { violations } = await new AxeBuilder({ page })
        .exclude('iframe[src*=".pdf"]')
        .options({ resultTypes: ['violations'] })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        // Where no frame is to be checked, axe answers in the page itself; else it loads another page to put answers together.
        .setLegacyMode(page.frames().every((frame) => frame === page.mainFrame() || isPdf(frame)))
        .analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
      ).toEqual([]);
    });
  },
});

export { expect } from '@playwright/test';
