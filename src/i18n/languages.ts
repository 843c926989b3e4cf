/** Languages that people can choose, each by its own name. */
export const LANGUAGES = { en: 'English', es: 'Español' } as const;
export type Language = keyof typeof LANGUAGES;

/** What every text exists in; other languages fall back to it. */
export const SOURCE_LANGUAGE: Language = 'en';

/** The first wanted language that the product speaks; regions are ignored (`es-MX` reads `es`). */
export function languageFor(wanted: readonly (string | null)[]): Language {
  for (const tag of wanted) {
    const base = tag?.toLowerCase().split('-')[0];
    if (base !== undefined && isLanguage(base)) return base;
  }
  return SOURCE_LANGUAGE;
}

export function isLanguage(value: string): value is Language {
  return Object.hasOwn(LANGUAGES, value);
}
