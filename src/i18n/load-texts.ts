import i18n from 'i18next';
import { readTexts } from './start.ts';

/**
 * Loads namespaces before the screen that reads them is drawn, so that it has its words at once. Rejects when they cannot
 * be fetched; a later call tries again.
 */
export async function loadTexts(namespaces: readonly string[]): Promise<void> {
  await i18n.loadNamespaces(namespaces);
  const failed = namespaces.filter(isMissing);
  if (failed.length === 0) return;
  // i18next remembers what has failed and does not ask for it again by itself.
  await i18n.reloadResources(null, failed);
  const missing = failed.filter(isMissing);
  if (missing.length > 0) throw new Error(`Texts that could not be fetched: ${missing.join(', ')}`);
}

/** Without any language to read it in. */
function isMissing(namespace: string): boolean {
  return !i18n.languages.some((language) => i18n.hasResourceBundle(language, namespace));
}

/**
 * Fetches the files of namespaces one after the other without taking them as texts: the browser and the service worker
 * keep them, so that they can be loaded without a network. What does not come is left out.
 */
export async function keepTexts(namespaces: readonly string[], languages: readonly string[]): Promise<void> {
  for (const namespace of new Set(namespaces))
    for (const language of languages) await readTexts(language, namespace).catch(() => undefined);
}
