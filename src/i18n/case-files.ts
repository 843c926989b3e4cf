import type { ResourceKey } from 'i18next';

/** The texts of the bench's cases: a file for each story and language, and one for what only its judge may tell. */
const FILES = import.meta.glob<{ default: ResourceKey }>('./*/cases/*.json');

/** The texts of a namespace such as `cases/dead-desk`; empty where nobody wrote any. */
export async function readCaseFile(language: string, namespace: string): Promise<ResourceKey> {
  return (await FILES[`./${language}/${namespace}.json`]?.())?.default ?? {};
}

/** The namespaces of all cases in a language. */
export function caseNamespaces(language: string): readonly string[] {
  const folder = `./${language}/`;
  return Object.keys(FILES).flatMap((path) =>
    path.startsWith(folder) ? [path.slice(folder.length, -'.json'.length)] : [],
  );
}
