import type { ResourceKey } from 'i18next';

/** The public texts of cases and tickets: a file for each story and language. What only the judge may tell is the server's. */
const FILES = import.meta.glob<{ default: ResourceKey }>([
  './*/{cases,tickets}/*.json',
  '!./*/{cases,tickets}/*.judged.json',
]);

/** The texts of a namespace such as `cases/dead-desk` or `tickets/tk-01`; empty where nobody wrote any. */
export async function readCaseFile(language: string, namespace: string): Promise<ResourceKey> {
  return (await FILES[`./${language}/${namespace}.json`]?.())?.default ?? {};
}

/** The namespaces of all cases and tickets in a language. */
export function caseNamespaces(language: string): readonly string[] {
  const folder = `./${language}/`;
  return Object.keys(FILES).flatMap((path) =>
    path.startsWith(folder) ? [path.slice(folder.length, -'.json'.length)] : [],
  );
}
