import type { Language } from '../../../i18n/languages.ts';

/** The addresses of the PDFs, which the build prints. */
export const MANUAL_FILES: Readonly<Record<Language, string>> = {
  en: '/manual/benchready-manual.pdf',
  es: '/manual/benchready-manual-es.pdf',
};
