import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18n from 'i18next';
import { afterEach, describe, expect, it } from 'vitest';
import { languageFor } from '../../src/i18n/languages.ts';
import { LanguageSelect } from '../../src/ui/language-select.tsx';

afterEach(async () => {
  await act(() => i18n.changeLanguage('en'));
});

describe('the language', () => {
  it('is chosen by its own name, remembered, and told to assistive technology', async () => {
    const person = userEvent.setup();
    render(<LanguageSelect />);
    await person.selectOptions(screen.getByLabelText('Language'), 'Español');
    await waitFor(() => expect(document.documentElement.lang).toBe('es'));
    expect(window.localStorage.getItem('language')).toBe('es');
  });

  it.each([
    { wanted: ['es', 'de', 'en'], given: 'es' },
    { wanted: [null, 'es-MX', 'en-US'], given: 'es' },
    { wanted: ['de-AT', 'EN-gb'], given: 'en' },
    { wanted: ['de', 'fr'], given: 'en' },
    { wanted: ['constructor'], given: 'en' },
    { wanted: [], given: 'en' },
  ])('of someone who wants $wanted is $given', ({ wanted, given }) => {
    expect(languageFor(wanted)).toBe(given);
  });
});
