import i18n, { type ResourceKey } from 'i18next';

/** Every language but English: one small chunk a namespace and language. */
const FILES = import.meta.glob<{ default: ResourceKey }>(['./*/*.json', '!./en/*.json']);

/** The texts of a namespace in one of these languages; empty where the language lacks it. */
export async function translated(language: string, namespace: string): Promise<ResourceKey> {
  const [file] = await Promise.all([
    FILES[`./${language}/${namespace}.json`]?.(),
    addFormats(language, namespace),
  ]);
  return file?.default ?? {};
}

/** Spanish sentences of the bench put an article before a name; no other text needs the words for it. */
async function addFormats(language: string, namespace: string): Promise<void> {
  if (language !== 'es' || namespace !== 'lab') return;
  const { SPANISH_FORMATS } = await import('./spanish-articles.ts');
  for (const [name, format] of Object.entries(SPANISH_FORMATS)) i18n.services.formatter?.add(name, format);
}
