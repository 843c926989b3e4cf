import { cleanup, configure } from '@testing-library/react';
import i18n from 'i18next';
import { afterEach, beforeAll, expect } from 'vitest';
import { preloadEveryText, startTexts } from '../../src/i18n/start.ts';
import { stubBrowser } from './browser-stubs.ts';
import { takeLoggedErrors, watchLoggedErrors } from './logged-errors.ts';
import { usePlainSelectors } from './plain-selectors.ts';
import { usePlainStyles } from './plain-styles.ts';
import { shortenDiagnostics } from './short-diagnostics.ts';

/** Lazy code arrives when the machine gets to it: a busy one must not turn a test red. */
configure({ asyncUtilTimeout: 15_000 });
shortenDiagnostics();

/** Keys that a screen asked for and that no file has: somebody would read the key itself. */
const missingKeys = new Set<string>();

/** What every screen test stands on: the English texts, a quiet console, and what jsdom lacks of a browser. */
beforeAll(async () => {
  watchLoggedErrors();
  stubBrowser();
  usePlainStyles();
  usePlainSelectors();
  await startTexts();
  await preloadEveryText();
  i18n.options.saveMissing = true;
  i18n.on('missingKey', (_languages, namespace, key) => missingKeys.add(`${namespace}:${key}`));
});

afterEach(() => {
  cleanup();
  window.localStorage.clear();
  expect(takeLoggedErrors(), 'an error was logged that the test did not expect').toEqual([]);
  const missing = [...missingKeys];
  missingKeys.clear();
  expect(missing, 'a text was asked for that no file has').toEqual([]);
});
