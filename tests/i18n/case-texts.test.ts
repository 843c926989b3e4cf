import i18n from 'i18next';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { benchTexts } from '../../src/features/hardware-lab/texts/case-text.ts';
import { loadTexts } from '../../src/i18n/load-texts.ts';
import { readTexts, startTexts } from '../../src/i18n/start.ts';

const loadCaseTexts = (story: string): Promise<void> => loadTexts(benchTexts(story));
const text = (key: string): string => String(i18n.t(key as never));

describe('the texts of a case', () => {
  beforeEach(() => startTexts('es'));
  afterAll(() => startTexts('en'));

  it('are loaded in the reader’s language with their case, and without those of other cases', async () => {
    expect(i18n.exists('cases/dead-desk:quote' as never)).toBe(false);
    await loadCaseTexts('dead-desk');
    expect(text('cases/dead-desk:question.storm')).toMatch(/^¿.*tormenta.*\?$/);
    // What only the judge may tell is in no file of the browser.
    expect(await readTexts('es', 'cases/dead-desk.judged')).toEqual({});
    expect(text('cases/any:question.own-theory')).toMatch(/^¿/);
    expect(i18n.hasResourceBundle('es', 'cases/no-link')).toBe(false);
  });

  it('are requested again after a failure, and until then their case does not open', async () => {
    const { backend } = i18n.services.backendConnector;
    const network = vi.spyOn(backend, 'read').mockImplementation((...args: unknown[]) => {
      const done = args[2] as (cause: Error, texts: null) => void;
      done(new Error('no network'), null);
    });
    await expect(loadCaseTexts('no-link')).rejects.toThrow('no-link');
    await expect(loadCaseTexts('no-link')).rejects.toThrow('no-link');
    network.mockRestore();
    await loadCaseTexts('no-link');
    expect(text('cases/no-link:quote')).not.toBe('quote');
  });

  it('are loaded in every language chosen later, too', async () => {
    await loadCaseTexts('no-link');
    await i18n.changeLanguage('en');
    expect(text('cases/no-link:customer')).toContain('room');
  });

  it('are empty where none exist, as for a machine that is only explored', async () => {
    await expect(loadCaseTexts('explore-kestrel')).resolves.toBeUndefined();
  });
});
