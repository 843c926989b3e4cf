import i18n, { type BackendModule, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { readText, STORAGE_KEYS } from '../lib/storage.ts';
import common from './en/common.json';
import layout from './en/layout.json';
import { LANGUAGES, languageFor, SOURCE_LANGUAGE } from './languages.ts';

/** One small chunk a namespace and language, loaded when a screen first asks for it. */
const FILES = import.meta.glob<{ default: ResourceKey }>(['./*/*.json', '!./en/{common,layout}.json']);

const chunkBackend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language, namespace, done) {
    const load = FILES[`./${language}/${namespace}.json`];
    // A language that lacks a namespace reads the English one.
    if (load === undefined) {
      done(null, {});
      return;
    }
    load().then(
      (file) => done(null, file.default),
      (cause: unknown) => done(cause instanceof Error ? cause : new Error(String(cause)), null),
    );
  },
};

/** Starts the texts: English frame texts are there at once, everything else arrives with the screen that needs it. */
export function startTexts(): Promise<unknown> {
  i18n.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  return i18n
    .use(chunkBackend)
    .use(initReactI18next)
    .init({
      lng: languageFor([readText(STORAGE_KEYS.language), ...navigator.languages]),
      fallbackLng: SOURCE_LANGUAGE,
      supportedLngs: Object.keys(LANGUAGES),
      load: 'languageOnly',
      ns: ['common', 'layout'],
      defaultNS: 'common',
      resources: { en: { common, layout } },
      partialBundledLanguages: true,
      interpolation: { escapeValue: false },
      returnNull: false,
    });
}

/** Loads every namespace: for tests, where a screen should not wait. */
export function preloadEveryText(): Promise<void> {
  const names = Object.keys(FILES).flatMap((path) => /^\.\/en\/(.+)\.json$/.exec(path)?.[1] ?? []);
  return i18n.loadNamespaces(names);
}
