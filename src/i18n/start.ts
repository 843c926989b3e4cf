import i18n, { type BackendModule, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { BRAND_NAME } from '../core/brand.ts';
import { readText, STORAGE_KEYS } from '../lib/storage.ts';
import common from './en/common.json';
import layout from './en/layout.json';
import planNotes from './en/plan-notes.json';
import { LANGUAGES, type Language, languageFor, SOURCE_LANGUAGE } from './languages.ts';
import { eachName, inSentence } from './name-in-sentence.ts';
import { SENTENCES_NAMESPACE } from './sentences.ts';

/** English, one small chunk a namespace, loaded when a screen first asks for it; simulations, cases and tickets apart. */
const ENGLISH = import.meta.glob<{ default: ResourceKey }>([
  './en/*.json',
  '!./en/{common,layout,plan-notes}.json',
  '!./en/{desk,lab}*.json',
]);

const chunkBackend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language, namespace, done) {
    readTexts(language, namespace).then(
      (texts) => done(null, texts),
      (cause: unknown) => done(cause instanceof Error ? cause : new Error(String(cause)), null),
    );
  },
};

/** The texts of a namespace. A language that lacks it answers none, and English ones are read. */
export async function readTexts(language: string, namespace: string): Promise<ResourceKey> {
  // Only sentences of the bench hold names of things.
  if (namespace === 'lab')
    i18n.services.formatter?.add('inside', (names: string) => eachName(names, inSentence));
  if (/^(cases|tickets|tutorials)\//.test(namespace))
    return (await import('./case-files.ts')).readCaseFile(language, namespace);
  // Most people read English: where the files of the other languages are is told to those who want one.
  if (language !== SOURCE_LANGUAGE)
    return (await import('./translations.ts')).translated(language, namespace);
  if (/^(desk|lab)(-|$)/.test(namespace))
    return (await import('./simulation-texts.ts')).simulationTexts(namespace);
  return (await ENGLISH[`./en/${namespace}.json`]?.())?.default ?? {};
}

/** The language somebody has chosen here, else the first that their browser asks for. */
export function wantedLanguage(): Language {
  return languageFor([readText(STORAGE_KEYS.language), ...navigator.languages]);
}

/**
 * Starts the texts: English frame texts are there at once, everything else arrives with the screen that needs it, or at
 * once for the namespaces named in `first`.
 */
export function startTexts(
  language: Language = wantedLanguage(),
  first: readonly string[] = [],
): Promise<unknown> {
  // At build time there is no document.
  if (typeof document !== 'undefined') {
    i18n.on('languageChanged', (next) => {
      document.documentElement.lang = next;
    });
  }
  return i18n
    .use(chunkBackend)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: SOURCE_LANGUAGE,
      supportedLngs: Object.keys(LANGUAGES),
      load: 'languageOnly',
      ns: ['common', 'layout', SENTENCES_NAMESPACE, ...first],
      defaultNS: 'common',
      resources: { en: { common, layout, 'plan-notes': planNotes } },
      partialBundledLanguages: true,
      interpolation: { escapeValue: false, defaultVariables: { brand: BRAND_NAME } },
      returnNull: false,
    });
}

/** Loads every namespace: for drawings at build time and for tests, which do not wait. */
export async function preloadEveryText(): Promise<void> {
  const names = Object.keys(ENGLISH).flatMap((path) => /([^/]+)\.json$/.exec(path)?.[1] ?? []);
  const { caseNamespaces } = await import('./case-files.ts');
  const { simulationNamespaces } = await import('./simulation-texts.ts');
  return i18n.loadNamespaces([
    ...[...names, 'plan-notes', ...simulationNamespaces()],
    ...caseNamespaces(SOURCE_LANGUAGE),
  ]);
}
