import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { affordsLiveMachine } from '../../src/features/landing/model/device.ts';
import { LANGUAGES, SOURCE_LANGUAGE } from '../../src/i18n/languages.ts';
import { announceHydrated } from '../../src/lib/announce-hydrated.ts';
import { STORAGE_KEYS } from '../../src/lib/storage.ts';

const WAKE_SCRIPT = readFileSync('public/wake.js', 'utf8');

/** Opens a prerendered page; the template's content is moved to the head when its code is requested. */
function openPage(): void {
  document.body.innerHTML = '<template id="code"><meta name="code"></template><input type="email">';
  new Function(WAKE_SCRIPT)();
}

const isCodeLoaded = (): boolean => document.head.querySelector('[name="code"]') !== null;
const paint = () => vi.advanceTimersByTimeAsync(10_000);
const find = document.querySelector.bind(document);

class SilentObserver {
  observe = (): void => undefined;
  disconnect = (): void => undefined;
}

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom paints nothing, so the script's timeout decides.
  vi.stubGlobal('PerformanceObserver', SilentObserver);
  vi.stubGlobal('IntersectionObserver', SilentObserver);
  // jsdom's selector engine does not support :autofill.
  vi.spyOn(document, 'querySelector').mockImplementation((selector: string) =>
    selector === 'input:autofill' ? null : find(selector),
  );
});
afterEach(() => {
  // The script gives up its listeners, which would hold back the clicks of another file in the same process.
  announceHydrated();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.head.querySelector('[name="code"]')?.remove();
  window.localStorage.clear();
});

describe('a prerendered page', () => {
  it('loads no code until the visitor does something', async () => {
    openPage();
    await paint();
    expect(isCodeLoaded()).toBe(false);
  });

  it.each([STORAGE_KEYS.session, STORAGE_KEYS.accountType])(
    'loads its code for a visitor with %s from an earlier visit',
    async (key) => {
      window.localStorage.setItem(key, 'something');
      openPage();
      await paint();
      expect(isCodeLoaded()).toBe(true);
    },
  );

  it.each(Object.keys(LANGUAGES).filter((language) => language !== SOURCE_LANGUAGE))(
    'loads its code for a visitor who reads %s',
    async (language) => {
      window.localStorage.setItem('language', language);
      openPage();
      await paint();
      expect(isCodeLoaded()).toBe(true);
    },
  );

  it('loads its code when the browser fills a field in', () => {
    openPage();
    window.dispatchEvent(Object.assign(new Event('animationstart'), { animationName: 'autofilled' }));
    expect(isCodeLoaded()).toBe(true);
  });

  it('takes the same devices for strong as the landing page does', () => {
    const device = { isWide: true, hasFinePointer: true, wantsLessMotion: false, savesData: false };
    const figure = (name: string) => Number(new RegExp(`${name} = (\\d+)`).exec(WAKE_SCRIPT)?.[1]);
    const cores = figure('FEWEST_CORES');
    const memoryGb = figure('LEAST_MEMORY_GB');
    expect(affordsLiveMachine({ ...device, cores, memoryGb })).toBe(true);
    expect(affordsLiveMachine({ ...device, cores: cores - 1, memoryGb })).toBe(false);
    expect(affordsLiveMachine({ ...device, cores, memoryGb: memoryGb - 1 })).toBe(false);
  });
});
